/// The tables of all objects of the language.
extension KeyTable {
    /// Every object, from the outside in.
    public static let all: [KeyTable] = [
        file, guardObject, effect, screenEffect, flow, guardedStart, tab, split, column, screen, origin, presentation, stepPresentation,
        traits, detent, size, condition, target, step, alert, action,
        localizedText, deepLink, invariant, output, names,
    ]

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The object of a name.
    ///
    /// - Parameter name: the object's name in the language, such as `flow`.
    /// - Returns: the object's table; nil where no object has the name.
    public static func named(_ name: String) -> KeyTable? {
        byName[name]
    }

    /// The version of the language that this reader knows.
    static let languageVersion = 1

    /// A whole `*.flow.yaml`.
    public static let file = KeyTable(
        "file", "a FlowSpec",
        "A FlowSpec is one file of a program; one file of a program names the app, and the root flow where the window shows one.",
        keys: [
            Key("flowspec", .version, required: true, "The version of the language that the file is written in."),
            Key("app", .name(.app), "The app's name, with which generated names for the whole app begin."),
            Key("root", .name(.flow), beside: "app", "The flow that the window shows."),
            Key(
                "imports", .list(of: .module, minimum: 0),
                "The modules that the Swift of this file imports; beside `app`, that of every file of the program."),
            Key(
                "include", .list(of: .text(isEmptyAllowed: false), minimum: 0),
                "Files and folders that belong to the program, relative to this file."),
            Key("flows", .map(of: .flow, .object("flow"), minimum: 1), "The flows that this file declares, by name."),
            Key(
                "guards", .map(of: .guard, .either([.text(isEmptyAllowed: false), .object("guard")]), minimum: 0),
                "The questions that the app answers with yes or no, each with its meaning."),
            Key(
                "effects", .map(of: .effect, .object("effect"), minimum: 0), "What the app can do besides navigation, by name."),
            Key("steps", .map(of: .steps, .steps, minimum: 0), "Steps that transitions and handlers of any flow `take` by their name."),
            Key(
                "types", .map(of: .type, .list(of: .name(.member), minimum: 0), minimum: 0),
                "Types of the app by name, each with the cases and static members that a spec may name as `.name`."),
            Key(
                "transitions", .map(of: .transition, .steps, minimum: 0),
                "The app's own transitions, which it may take whatever is on top: methods of the root coordinator."),
            Key(
                "deepLinks", .map(of: .deepLink, .object("deepLink"), minimum: 0),
                "The ways into the app from outside, by name: the URLs that it opens, and what it opens by value."),
            Key(
                "invariants", .map(of: .invariant, .object("invariant"), minimum: 0),
                "What holds in every state that the user and the app can reach, by name."),
            Key(
                "rules", .map(of: .rule, .word(["error", "warning", "note", "off"]), minimum: 0),
                "The severities of rules in this program, other than of errors."),
            Key("generate", .object("generate"), "The options of the Swift generated for this file."),
        ])

    /// A guard that has more than a description.
    static let guardObject = KeyTable(
        "guard", "a guard", "A guard is a question that the app answers with yes or no.",
        keys: [
            Key("description", .text(isEmptyAllowed: false), "What the question means."),
            params("The question's parameters: Swift types by name, each with an optional default."),
        ])

    /// An effect.
    static let effect = KeyTable(
        "effect", "an effect", "An effect is something that the app does on request; navigation stays as it is.",
        keys: effectKeys + [
            Key(
                "withScreen", .boolean,
                "Whether the app is given the view controller of the screen that asks, as `from screen: UIViewController`; by default "
                    + "`false`.")
        ])

    /// An effect of a screen.
    static let screenEffect = KeyTable(
        "screenEffect", "an effect of a screen", "An effect of a screen is something that its view controller does on request.",
        keys: effectKeys)

    private static let effectKeys = [
        Key("description", .text(isEmptyAllowed: false), "What the app does."),
        params("The effect's parameters: Swift types by name, each with an optional default."),
        results("The app's possible answers by name, each with its values; without them the app doesn't answer."),
        Key(
            "async", .boolean,
            "Whether it is an `async` method, which returns the answer and is cancelled when the screen that asks has left; by default "
                + "`false`."),
    ]

    static func params(_ documentation: String) -> Key {
        Key("params", .map(of: .parameter, .parameter, minimum: 0), documentation)
    }

    static func results(_ documentation: String) -> Key {
        Key("results", .map(of: .result, .map(of: .parameter, .parameter, minimum: 0), minimum: 0), documentation)
    }

    /// Rules that a place is excused from.
    static let allow = Key(
        "allow", .map(of: .rule, .text(isEmptyAllowed: false), minimum: 0),
        "Rules from which this place and everything in it is excused, each with the reason.")
}
