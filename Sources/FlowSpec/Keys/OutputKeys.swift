extension KeyTable {
    /// The most spaces that one level of the output is indented by.
    static let mostIndent = 16

    /// The options of the output.
    static let output = KeyTable(
        "generate", "the options of the output", "The options of the generated Swift.",
        keys: [
            Key("access", .word(words(of: OutputOptions.Access.self)), "Who may use the generated declarations; by default `internal`."),
            Key("classes", .word(["final", "open"]), "Whether the app may subclass the coordinators; by default `final`."),
            Key(
                "coordinators", .word(words(of: OutputOptions.Coordinators.self)),
                "What other code may call on a coordinator: `class`, what starts and shows the flow; `protocol`, the transitions of its "
                    + "screens too, by a protocol beside the class. By default `class`."),
            Key(
                "runtime", .word(words(of: OutputOptions.Runtime.self)),
                "Where FlowRuntime comes from: `import`, its module; `embed`, its sources with the output. By default `import`."),
            Key(
                "restoration", .boolean,
                "Whether the state of a scene can be saved and restored; parameters must be `Codable` then. One file's choice is the "
                    + "program's. By default `false`."),
            Key(
                "bundle", .word(words(of: OutputOptions.StringsBundle.self)),
                "Where the localised texts are: `main`, in the app's bundle; `module`, in that of the package's target. By default `main`."),
            Key("indent", .integer(minimum: 1, maximum: mostIndent), "The spaces of one level of indentation; by default 4."),
            Key("names", .object("names"), "Templates of the generated names."),
        ])

    /// The templates of the generated names.
    static let names = KeyTable(
        "names", "the templates of names",
        "Each template gives the names of one kind of declaration. `{Flow}{Screen}` doesn't say twice what both names have. Those of the "
            + "whole app (`factory`, `guards`, `effects`, `answer`, `deepLink`) may stand in any one file of its module.",
        keys: GeneratedName.allCases.map { name in
            Key(name.rawValue, .template(placeholders: name.placeholders), "\(name.documentation); by default `\(name.usual)`.")
        })
}
