extension KeyTable {
    /// The most spaces that one level of the output is indented by.
    public static let mostIndent = 16

    /// The options of the output.
    public static let output = KeyTable(
        "generate", "the options of the output", "The options of the generated Swift.",
        keys: [
            Key("access", .word(words(of: OutputOptions.Access.self)), "Who may use the generated declarations; by default `internal`."),
            Key("classes", .word(["final", "open"]), "Whether the app may subclass the coordinators; by default `final`."),
            Key(
                "runtime", .word(words(of: OutputOptions.Runtime.self)),
                "Where FlowRuntime comes from: `import`, its module; `embed`, its sources with the output. By default `import`."),
            Key(
                "restoration", .boolean,
                "Whether the state of a scene can be saved and restored; parameters must be `Codable` then. One file's choice is the "
                    + "program's. By default `false`."),
            Key("indent", .integer(minimum: 1, maximum: mostIndent), "The spaces of one level of indentation; by default 4."),
            Key("names", .object("names"), "Templates of the generated names."),
        ])

    /// The templates of the generated names.
    public static let names = KeyTable(
        "names", "the templates of names", "Each template gives the names of one kind of declaration; `{Flow}` is the flow's name.",
        keys: [
            Key(
                "coordinator", .template(placeholders: flowPlaceholders),
                "The class of a flow's coordinator; by default `{Flow}Coordinator`."),
            Key(
                "protocol", .template(placeholders: flowPlaceholders),
                "The protocol of a flow's coordinator, for other code; by default `{Flow}Coordinating`."),
            Key(
                "router", .template(placeholders: flowPlaceholders + ["Screen"]),
                "The routing protocol of a screen; by default `{Flow}{Screen}Routing`, without repeating the flow's name."),
            Key(
                "screens", .template(placeholders: flowPlaceholders),
                "The factory protocol of a flow's screens; by default `{Flow}Screens`."),
        ])

    private static let flowPlaceholders = ["App", "Flow"]
}
