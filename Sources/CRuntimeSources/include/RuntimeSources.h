#pragma once

/// A source file of FlowRuntime, as text.
struct RuntimeSource {
    /// Where the file is, from this target's folder.
    const char *path;
    /// Its text, in UTF-8.
    const char *text;
};

/// FlowRuntime's sources, ordered by name; an element without a path ends the list.
const struct RuntimeSource *runtimeSources(void);
