extension KeyTable {
    /// The maximum indentation of one level, in spaces.
    static let mostIndent = 16

    static let output = KeyTable(
        "generate", "the options of the output", "Options for the generated Swift.",
        keys: [
            Key(
                "access", .word(words(of: OutputOptions.Access.self)),
                "The access level of the generated declarations (default: `internal`)."),
            Key("classes", .word(["final", "open"]), "Allow subclasses of the coordinators with `open` (default: `final`)."),
            Key(
                "coordinators", .word(words(of: OutputOptions.Coordinators.self)),
                "The coordinators' interface: `class` can start and show the flow; `protocol` adds a protocol with the transitions of its "
                    + "screens (default: `class`)."),
            Key(
                "interface", .word(words(of: OutputOptions.Interface.self)),
                "The user interface of the file's flows. The root's file sets it for the app, too (default: `uikit`)."),
            Key(
                "runtime", .word(words(of: OutputOptions.Runtime.self)),
                "The source of FlowRuntime: `import` its module, or `embed` its sources in the output (default: `import`)."),
            Key(
                "restoration", .boolean,
                "Save and restore the state of scenes; requires `Codable` parameters. One file's choice applies to the project "
                    + "(default: `false`)."),
            Key(
                "bundle", .word(words(of: OutputOptions.StringsBundle.self)),
                "The bundle of the localized strings: `main` for the app, `module` for the package target (default: `main`)."),
            Key("indent", .integer(minimum: 1, maximum: mostIndent), "The number of spaces for each level of indentation (default: 4)."),
            Key("names", .object("names"), "Templates for generated names."),
        ])

    static let names = KeyTable(
        "names", "the templates of names",
        "Name templates, one for each kind of declaration. `{Flow}{Screen}` merges words that both names share. Set app-wide templates "
            + "(`factory`, `guards`, `effects`, `answer`, `deepLink`, `flowView`) in one file of a module.",
        keys: GeneratedName.allCases.map { name in
            Key(name.rawValue, .template(placeholders: name.placeholders), "\(name.documentation) (default: `\(name.usual)`).")
        })
}
