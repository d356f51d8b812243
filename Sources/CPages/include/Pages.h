#pragma once

/// A file of this target, as text.
struct PageText {
    /// The file's path, from this target's folder.
    const char *path;
    /// Its text, in UTF-8.
    const char *text;
};

/// The files of the preview's page: the template, the style, then the scripts in the order in which
/// they are run; an element without a path ends the list.
const struct PageText *previewPageParts(void);

/// The rules' pages, in the order of `Rule.all`; an element without a path ends the list.
const struct PageText *rulePages(void);
