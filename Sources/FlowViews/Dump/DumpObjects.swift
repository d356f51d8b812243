import FlowSpec

/// The objects of the dump.
extension JSONObject {
    static let program = JSONObject(
        name: "program", documentation: "A program with all names resolved, as 'flowgen dump' prints it.",
        keys: [
            .required("dump", .version(dumpVersion), "The version of this form."),
            .required("flowgen", .string, "The version of the tool."),
            .required("app", .string, "The app's name."),
            .optional("root", .object("use"), "The flow that the window shows; without it, only the app's own code starts flows."),
            .required("files", .list(of: .object("file")), "What each file says of its output, in the order of the files."),
            .required("guards", .list(of: .object("guard")), "What the app answers with yes or no."),
            .required("effects", .list(of: .object("effect")), "What the app does, each screen's own effects included."),
            .required("flows", .list(of: .object("flow")), "All flows, in the order of the files."),
            .required("screens", .list(of: .object("screen")), "All screens, those of one flow together."),
            .required(
                "transitions", .list(of: .object("transition")),
                "All transitions: those of one screen together, then those of its flow."),
            .required(
                "sites", .list(of: .object("site")), "The places that start a flow or present something; a site's number is its index."),
            .required("invariants", .list(of: .object("invariant")), "What holds in every state, in the order of the files."),
            .required("links", .list(of: .object("link")), "The ways into the app from outside, in the order of the files."),
        ])

    /// All objects but the program and the steps.
    static let all = [
        place, file, names, `guard`, effect, parameter, result, flow, start, startChoice, tab, child, childHandler, presentation, traits,
        detent, size, screen, origin, transition, methodParameter, site, handler, use, condition, value, text, action, invariant,
        link, target, home,
    ]

    static let invariant = JSONObject(
        name: "invariant", documentation: "What holds in every state. Screens are 'flow.screen', in expressions too.",
        keys: [
            .required("name", .string, "The name."),
            .optional("documentation", .string, "Why it must hold."),
            .required("place", .object("place"), "Where the name is written."),
            .optional(
                "stack", .string,
                "The flow whose stack is checked, from its first screen up; together with 'always', 'never' and 'maxDepth'."),
            .optional("always", .string, "A regular expression over screens that every stack of the flow matches, bottom first."),
            .optional("never", .string, "A regular expression over screens that no stack of the flow matches."),
            .optional("maxDepth", .integer(minimum: 1), "The greatest number of screens on a stack of the flow."),
            .optional("reach", .string, "The screen that can be reached from every state."),
            .optional("after", .string, "The screen or flow: while it is on top, those in 'absent' are gone."),
            .optional("absent", .list(of: .string), "Screens and flows; beside 'after'."),
            .optional("screen", .string, "The screen that 'above' or 'below' is about."),
            .optional("above", .string, "The screen that is somewhere below it, wherever it is."),
            .optional("below", .string, "The screen that it is somewhere below, wherever that one is."),
        ], alternatives: ["always", "never", "maxDepth", "reach", "after", "above", "below"])

    private static let file = JSONObject(
        name: "file", documentation: "What one file says of its output.",
        keys: [
            .required("path", .string, "The file's path, as findings show it."),
            .required("imports", .list(of: .string), "The modules that its output imports."),
            .required("access", .word(OutputOptions.Access.allCases.map(\.rawValue)), "Who may use the generated declarations."),
            .required("classes", .word(["final", "open"]), "Whether the app may subclass the coordinators."),
            .required(
                "coordinators", .word(OutputOptions.Coordinators.allCases.map(\.rawValue)), "How other code knows the coordinators."),
            .optional(
                "runtime", .word(OutputOptions.Runtime.allCases.map(\.rawValue)),
                "Where FlowRuntime comes from, if the file says so; one file with `embed` is enough."),
            .required("bundle", .word(OutputOptions.StringsBundle.allCases.map(\.rawValue)), "Where its localised texts are."),
            .required("indent", .integer(minimum: 0), "The spaces of one level of indentation."),
            .required("names", .object("names"), "The templates of the names, if the file has any."),
        ])

    private static let names = JSONObject(
        name: "names", documentation: "Templates of generated names, over {App}, {Flow}, {Screen} and {Effect}.",
        keys: GeneratedName.allCases.map { .optional($0.rawValue, .string, $0.documentation + ".") })

    private static let `guard` = JSONObject(
        name: "guard", documentation: "A question to the app, answered with yes or no.",
        keys: [
            .required("name", .string, "The name, unique in the program."), documentation,
            .required("place", .object("place"), "Where the name is declared."),
            .required("params", .list(of: .object("parameter")), "What the question is asked with."),
        ])

    private static let effect = JSONObject(
        name: "effect", documentation: "Something that the app does.",
        keys: [
            .required("id", .string, "The name that other parts use: 'name', or 'flow.screen.name' for a screen's own."),
            .required("name", .string, "The name in the spec."),
            .optional("screen", .string, "The screen whose view controller does it; absent if the app does."), documentation,
            .required("place", .object("place"), "Where the name is declared."),
            .required("params", .list(of: .object("parameter")), "What it is done with."),
            .required("results", .list(of: .object("result")), "The app's possible answers; none if it doesn't answer."),
            .required("async", .boolean, "Whether it is an `async` method."),
            .required("withScreen", .boolean, "Whether it is given the view controller of the screen that asks."),
        ])

    private static let parameter = JSONObject(
        name: "parameter", documentation: "A parameter of a flow, screen, guard, effect or result.",
        keys: [
            .required("name", .string, "The name."),
            .required("type", .string, "The Swift type, in the usual spacing."),
            .optional("default", .string, "The Swift literal that is used without a value."),
            .required("place", .object("place"), "Where the name is declared."),
        ])

    private static let result = JSONObject(
        name: "result", documentation: "A way in which a flow ends, or an answer to an effect.",
        keys: [
            .required("name", .string, "The name, unique in its flow or effect."),
            .required("place", .object("place"), "Where the name is declared."),
            .required("params", .list(of: .object("parameter")), "The values that come with it."),
        ])

    static let documentation = Key.optional("documentation", .string, "What it means, if the spec says it.")
}
