#pragma once

/// A file of the preview's page, as text.
struct PagePart {
    /// The file's name.
    const char *name;
    /// Its text, in UTF-8.
    const char *text;
};

/// The files of the preview's page: the template, the style, then the scripts in the order in which
/// they are run; an element without a name ends the list.
const struct PagePart *previewPageParts(void);
