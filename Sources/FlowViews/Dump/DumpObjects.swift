import FlowSpec

/// The objects of the dump.
extension JSONObject {
    static let program = JSONObject(
        name: "program", documentation: "A project with all names resolved, from 'flowgen dump'.",
        keys: [
            .required("dump", .version(dumpVersion), "The version of the format."),
            .required("flowgen", .string, "The version of flowgen."),
            .required("app", .string, "The app's name."),
            .optional("root", .object("use"), "The flow of the window; absent if only your code starts flows."),
            .required("files", .list(of: .object("file")), "The files and their output options, in order."),
            .required("guards", .list(of: .object("guard")), "The guards."),
            .required("effects", .list(of: .object("effect")), "All effects, including the screens'."),
            .required("flows", .list(of: .object("flow")), "All flows, in the order of the files."),
            .required("screens", .list(of: .object("screen")), "All screens, grouped by flow."),
            .required(
                "transitions", .list(of: .object("transition")),
                "All transitions, grouped by screen, then flow-level transitions."),
            .required(
                "sites", .list(of: .object("site")), "The sites: steps that start a flow or present a screen. A site's number is its index."
            ),
            .required("invariants", .list(of: .object("invariant")), "The invariants, in the order of the files."),
            .required("links", .list(of: .object("link")), "Deep links and global transitions, in the order of the files."),
        ])

    /// All objects except the program and the steps.
    static let all = [
        place, file, names, `guard`, effect, parameter, result, flow, start, startChoice, tab, child, childHandler, presentation, traits,
        detent, size, screen, origin, transition, methodParameter, site, handler, use, condition, value, text, action, invariant,
        link, target, home,
    ]

    static let invariant = JSONObject(
        name: "invariant", documentation: "An invariant. Screens are named 'flow.screen', also in expressions.",
        keys: [
            .required("name", .string, "The name."),
            .optional("documentation", .string, "The reason."),
            .required("place", .object("place"), "The location of the name."),
            .optional(
                "stack", .string,
                "The flow to check, from its first screen up, with 'always', 'never' and 'maxDepth'."),
            .optional("always", .string, "The regular expression that every stack of the flow must match, bottom first."),
            .optional("never", .string, "The regular expression that no stack of the flow must match."),
            .optional("maxDepth", .integer(minimum: 1), "The maximum number of screens on the flow's stack."),
            .optional("reach", .string, "The screen that must be reachable from every state, or from one screen."),
            .optional("from", .string, "The screen on top in the states that 'reach' checks, if it checks only these."),
            .optional("within", .integer(minimum: 1), "The maximum number of actions to the screen, with 'reach'."),
            .optional("without", .word(["gestures"]), "The actions that users don't perform, with 'reach'."),
            .optional("folds", .word(["everywhere"]), "Narrow and wide windows must lead to the same screens from every state."),
            .optional("except", .list(of: .string), "The screens that one width can lose, with 'folds'."),
            .optional("after", .string, "The screen or flow that is on top while the invariant applies."),
            .optional("absent", .list(of: .string), "The screens and flows that must be absent, with 'after'."),
            .optional("transition", .string, "The global transition after which 'leaves' applies."),
            .optional("leaves", .list(of: .string), "The only screens and flows that remain after it."),
            .optional("screen", .string, "The screen that 'via', 'above' or 'below' constrains."),
            .optional("via", .string, "The screen that must be on top before it."),
            .optional("since", .string, "The screen after which 'via' must be on top; otherwise after the start."),
            .optional("above", .string, "The screen that must be somewhere below it."),
            .optional("below", .string, "The screen that must have it somewhere below."),
        ], alternatives: ["always", "never", "maxDepth", "reach", "folds", "after", "leaves", "via", "above", "below"])

    private static let file = JSONObject(
        name: "file", documentation: "A file and its output options.",
        keys: [
            .required("path", .string, "The file's path, as findings show it."),
            .required("imports", .list(of: .string), "The imported modules."),
            .required("access", .word(OutputOptions.Access.allCases.map(\.rawValue)), "The access level of the generated declarations."),
            .required("classes", .word(["final", "open"]), "The subclassing of coordinators."),
            .required(
                "coordinators", .word(OutputOptions.Coordinators.allCases.map(\.rawValue)), "The interface of the coordinators."),
            .optional(
                "interface", .word(OutputOptions.Interface.allCases.map(\.rawValue)),
                "The user interface of the file's flows, if set."),
            .optional(
                "runtime", .word(OutputOptions.Runtime.allCases.map(\.rawValue)),
                "The source of FlowRuntime, if set; one file with `embed` is enough."),
            .required("bundle", .word(OutputOptions.StringsBundle.allCases.map(\.rawValue)), "The bundle of its localized strings."),
            .required("indent", .integer(minimum: 0), "The number of spaces for each level of indentation."),
            .required("names", .object("names"), "The name templates, if set."),
        ])

    private static let names = JSONObject(
        name: "names", documentation: "Templates for generated names, with {App}, {Flow}, {Screen} and {Effect}.",
        keys: GeneratedName.allCases.map { .optional($0.rawValue, .string, $0.documentation + ".") })

    private static let `guard` = JSONObject(
        name: "guard", documentation: "A condition that the app checks.",
        keys: [
            .required("name", .string, "The name, unique in the project."), documentation,
            .required("place", .object("place"), "The location of the name's declaration."),
            .required("params", .list(of: .object("parameter")), "The guard's parameters."),
            .optional("constant", .boolean, "True if its answer doesn't change while the app runs."),
        ])

    private static let effect = JSONObject(
        name: "effect", documentation: "An effect.",
        keys: [
            .required("id", .string, "The id: 'name', or 'flow.screen.name' for a screen's effect."),
            .required("name", .string, "The name in the spec."),
            .optional("screen", .string, "The screen of the effect; absent for an app-wide effect."), documentation,
            .required("place", .object("place"), "The location of the name's declaration."),
            .required("params", .list(of: .object("parameter")), "The effect's parameters."),
            .required("results", .list(of: .object("result")), "The effect's results; empty if it has none."),
            .required("async", .boolean, "True for an `async` method."),
            .required("withScreen", .boolean, "True if the method receives the calling screen's view controller."),
        ])

    private static let parameter = JSONObject(
        name: "parameter", documentation: "A parameter of a flow, screen, guard, effect or result.",
        keys: [
            .required("name", .string, "The name."),
            .required("type", .string, "The Swift type, with normalized spacing."),
            .optional("default", .string, "The default, a Swift literal."),
            .required("place", .object("place"), "The location of the name's declaration."),
        ])

    private static let result = JSONObject(
        name: "result", documentation: "A result of a flow or an effect.",
        keys: [
            .required("name", .string, "The name, unique in its flow or effect."),
            .required("place", .object("place"), "The location of the name's declaration."),
            .required("params", .list(of: .object("parameter")), "The result's values."),
        ])

    static let documentation = Key.optional("documentation", .string, "The description, if set.")
}
