extension KeyTable {
    /// The defaults of flowgen's commands.
    static let configuration = KeyTable(
        "configuration", "a configuration", "A configuration says what flowgen does where a command line doesn't say otherwise.",
        keys: [
            Key(
                "paths", .list(of: .text(isEmptyAllowed: false), minimum: 1),
                "The specs and folders that are read, relative to the file, where a command names none."),
            Key(
                "exclude", .list(of: .text(isEmptyAllowed: false), minimum: 0),
                "Patterns of what is left out where folders are searched, relative to the file."),
            Key("strict", .boolean, "Whether `validate` makes errors of warnings."),
            Key("baseline", .text(isEmptyAllowed: false), "The known findings of `validate`, relative to the file."),
        ])
}
