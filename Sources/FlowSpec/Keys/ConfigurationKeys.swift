extension KeyTable {
    /// The defaults of flowgen's commands, in `.flowgen.yml`.
    static let configuration = KeyTable(
        "configuration", "a configuration", "Defaults for options that the command line doesn't set.",
        keys: [
            Key(
                "paths", .list(of: .text(isEmptyAllowed: false), minimum: 1),
                "Default specs and folders, relative to the file."),
            Key(
                "exclude", .list(of: .text(isEmptyAllowed: false), minimum: 0),
                "Patterns of paths to skip in folders, relative to the file."),
            Key("strict", .boolean, "Treat warnings as errors in `validate`."),
            Key("baseline", .text(isEmptyAllowed: false), "The baseline for `validate`, relative to the file."),
        ])
}
