extension KeyTable {
    /// The most spaces that one level of the output is indented by.
    public static let mostIndent = 16

    /// The options of the output.
    public static let output = KeyTable(
        "generate", "the options of the output", "The options say what the generated Swift looks like.",
        keys: [
            Key("access", .word(words(of: OutputOptions.Access.self)), "Who may use the generated declarations; left out, `internal`."),
            Key("classes", .word(["final", "open"]), "Whether the app may subclass the coordinators; left out, `final`."),
            Key(
                "runtime", .word(words(of: OutputOptions.Runtime.self)),
                "Where the program has FlowRuntime from: `import`, its module; `embed`, its sources beside the output. Left out, `import`."),
            Key("indent", .integer(minimum: 1, maximum: mostIndent), "The spaces of one level of indentation; left out, 4."),
            Key("names", .object("names"), "Templates of the generated names."),
        ])

    /// The templates of the generated names.
    public static let names = KeyTable(
        "names", "the templates of names", "Each template gives the names of one kind of declaration; `{Flow}` is the flow's name.",
        keys: [
            Key(
                "coordinator", .template(placeholders: flowPlaceholders),
                "The class of a flow's coordinator; left out, `{Flow}Coordinator`."),
            Key(
                "protocol", .template(placeholders: flowPlaceholders),
                "The protocol by which others know a flow's coordinator; left out, `{Flow}Coordinating`."),
            Key(
                "router", .template(placeholders: flowPlaceholders + ["Screen"]),
                "The protocol of a screen's ways out; left out, `{Flow}{Screen}Routing`, where a flow's name isn't said twice."),
            Key(
                "screens", .template(placeholders: flowPlaceholders),
                "The protocol of what makes a flow's screens; left out, `{Flow}Screens`."),
        ])

    private static let flowPlaceholders = ["App", "Flow"]
}
