/// The tables of all objects in the language.
extension KeyTable {
    /// All objects, outermost first.
    public static let all: [KeyTable] = [
        file, guardObject, effect, screenEffect, flow, guardedStart, tab, split, column, screen, origin, presentation, stepPresentation,
        traits, detent, size, condition, target, step, alert, action,
        localizedText, deepLink, invariant, output, names,
    ]

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the table of an object.
    ///
    /// - Parameter name: the object's name in the language, such as `flow`.
    /// - Returns: the object's table; `nil` if no object has the name.
    public static func named(_ name: String) -> KeyTable? {
        byName[name]
    }

    /// The version of the language that this reader supports.
    static let languageVersion = 1

    /// The keys of a whole `*.flow.yaml`.
    public static let file = KeyTable(
        "file", "a FlowSpec",
        "One file of a project. Exactly one file names the app and, if the window shows a flow, the root flow.",
        keys: [
            Key("flowspec", .version, required: true, "The version of the language."),
            Key("app", .name(.app), "The app's name, the prefix of app-wide generated names."),
            Key("root", .name(.flow), beside: "app", "The flow of the window."),
            Key(
                "imports", .list(of: .module, minimum: 0),
                "Modules to import in the file's Swift, or in all files if `app` is set."),
            Key(
                "include", .list(of: .text(isEmptyAllowed: false), minimum: 0),
                "Other files and folders of the project, relative to the file."),
            Key("flows", .map(of: .flow, .object("flow"), minimum: 1), "The flows, by name."),
            Key(
                "guards", .map(of: .guard, .either([.text(isEmptyAllowed: false), .object("guard")]), minimum: 0),
                "The guards, by name, each with its description."),
            Key(
                "effects", .map(of: .effect, .object("effect"), minimum: 0), "App-wide effects, by name."),
            Key("steps", .map(of: .steps, .steps, minimum: 0), "Reusable steps, by name, for `take` in any flow."),
            Key(
                "transitionSets", .map(of: .transitionSet, .map(of: .transition, .steps, minimum: 1), minimum: 0),
                "Sets of transitions, by name, for `uses` in screens and flows. Each has one routing protocol."),
            Key(
                "types", .map(of: .type, .list(of: .name(.member), minimum: 0), minimum: 0),
                "Your app's types, by name, each with the cases and static members to use as `.name`."),
            Key(
                "transitions", .map(of: .transition, .steps, minimum: 0),
                "Global transitions: methods of the root coordinator, available in any state."),
            Key(
                "deepLinks", .map(of: .deepLink, .object("deepLink"), minimum: 0),
                "The deep links, by name."),
            Key(
                "invariants", .map(of: .invariant, .object("invariant"), minimum: 0),
                "The invariants, by name."),
            Key(
                "rules", .map(of: .rule, .word(["error", "warning", "note", "off"]), minimum: 0),
                "The severities of rules in the project, except rules that are always errors."),
            Key("generate", .object("generate"), "Options for the file's generated Swift."),
        ], elsewhere: ["interface": "write 'generate: { interface: … }'"])

    /// A guard with more than a description.
    static let guardObject = KeyTable(
        "guard", "a guard", "A condition that your app checks: true or false.",
        keys: [
            Key("description", .text(isEmptyAllowed: false), "The guard's meaning."),
            params("The guard's parameters: Swift types by name, with optional defaults."),
            Key("constant", .boolean, "True if its answer doesn't change while the app runs, as for a feature flag."),
        ])

    /// An effect of the app.
    static let effect = KeyTable(
        "effect", "an effect", "An action of your app that doesn't navigate.",
        keys: effectKeys + [
            Key(
                "withScreen", .boolean,
                "Pass the calling screen's view controller, as `from screen: UIViewController` (default: "
                    + "`false`).")
        ])

    static let screenEffect = KeyTable(
        "screenEffect", "an effect of a screen", "An action of the screen's view controller that doesn't navigate.",
        keys: effectKeys)

    private static let effectKeys = [
        Key("description", .text(isEmptyAllowed: false), "The effect's meaning."),
        params("The effect's parameters: Swift types by name, with optional defaults."),
        results("The effect's results, by name, each with its values (default: no result)."),
        Key(
            "async", .boolean,
            "Generate an `async` method, canceled when the calling screen is removed (default: `false`)."),
    ]

    static func params(_ documentation: String) -> Key {
        Key("params", .map(of: .parameter, .parameter, minimum: 0), documentation)
    }

    static func results(_ documentation: String) -> Key {
        Key("results", .map(of: .result, .map(of: .parameter, .parameter, minimum: 0), minimum: 0), documentation)
    }

    /// The rules that are suppressed at a location.
    static let allow = Key(
        "allow", .map(of: .rule, .text(isEmptyAllowed: false), minimum: 0),
        "Suppressed rules for the place and its contents, each with a reason.")
}
