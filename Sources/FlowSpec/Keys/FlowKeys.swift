extension KeyTable {
    /// The keys of a flow.
    public static let flow = KeyTable(
        "flow", "a flow", "The part of the app that one coordinator owns. The key of its content decides its kind.",
        variants: [
            Variant(
                Key("screens", screens, "The screens of a UINavigationController."),
                [
                    Key("container", .word(["none"]), "A single screen without a navigation controller."),
                    recursive,
                    Key("unsaved", .boolean, "Ask the user before anything removes one of the screens with unsaved work."),
                    start, transitions, uses, entry, interface,
                ]),
            Variant(
                Key("tabs", .map(of: .tab, .object("tab"), minimum: 1), "The tabs of a UITabBarController, in the order of the bar."),
                [
                    bareScreens,
                    Key(
                        "reselect", .word(words(of: FlowDeclaration.Reselect.self)),
                        "The effect of a tap on the selected tab (default: `popToRoot`)."),
                    Key(
                        "bar", .word(words(of: FlowDeclaration.Bar.self)),
                        "UIKit's tab bar, one that iPad also shows as a sidebar, or a container that your app supplies (default: `system`)."
                    ),
                    childHandlers, start, transitions, uses, entry, interface,
                ]),
            Variant(
                Key("split", .object("split"), "The columns of a UISplitViewController, each a stack flow."),
                [bareScreens, childHandlers, start, transitions, uses, entry, interface]),
            Variant(
                Key(
                    "switch", .map(of: .child, .either([.name(.target), .object("target")]), minimum: 1),
                    "The children. Exactly one is visible. A plain name is a screen of the flow, otherwise a flow."
                ),
                [bareScreens, childHandlers, start, transitions, uses, entry, interface]),
            Variant(
                Key("external", .affirmation, "An external flow, with your own coordinator."), [recursive]),
        ],
        keys: [
            params("The parameters of the flow and its first screen, available to all its screens as `$name`."),
            results("The flow's results, by name, each with its values."),
            presentation("The flow's default presentation; steps can override it."),
            requires("The guard that must be true to start the flow."),
            otherwise,
            Key("description", .text(isEmptyAllowed: false), "The flow's documentation in Swift."),
            allow,
        ],
        synonyms: [
            "initial": "start", "initialScreen": "start", "stack": "screens", "navigation": "screens", "viewControllers": "screens",
            "columns": "split", "tabBar": "tabs", "routes": "transitions",
        ])

    private static let recursive = Key(
        "recursive", .boolean, "Allow any number of instances of each screen on a stack, for intended loops.")
    // An external flow has none of these keys.
    private static let start = Key(
        "start", .guarded(.start, object: "guardedStart"),
        "The first screen, tab, column or child (default: the first declared).")
    private static let transitions = transitions("Flow-level transitions, available on every screen of the flow.")
    private static let uses = uses("Sets of transitions, available on every screen of the flow.")
    private static let entry = Key(
        "entry", .word(words(of: FlowDeclaration.Entry.self)),
        "The way your code starts the flow: present it, push it on your navigation controller, or place it in your container. Your code handles its results."
    )
    private static let interface = Key(
        "interface", .word(words(of: OutputOptions.Interface.self)),
        "The flow's screens: view controllers or views (default: the file's `generate: { interface: … }`).")
    private static let screens = ValueType.map(of: .screen, .object("screen"), minimum: 1)
    private static let bareScreens = Key(
        "screens", screens, "Bare screens: children of the container or modals, without their own flow.")
    private static let childHandlers = Key(
        "on", .map(of: .handler, .steps, minimum: 0), "Handlers for the children's results: `child.result` and steps.")

    /// A guarded name in a flow's `start`.
    static let guardedStart = KeyTable(
        "guardedStart", "a guarded start", "The start if the guard is the first true one in the list.",
        keys: [
            Key("if", anyCondition, required: true, "The guard."),
            Key("start", .name(.start), required: true, "The screen, tab or child."),
            with("The guard's arguments."),
        ])

    /// The columns of a split view.
    static let split = KeyTable(
        "split", "a split view",
        "Two or three stack flows as columns: side by side if there is room, otherwise on one stack.",
        keys: [
            Key(
                "primary", anyColumn, required: true, "The flow in the leading column, at the bottom if the columns are collapsed."
            ),
            Key("supplementary", anyColumn, "The flow in the middle column."),
            Key("secondary", anyColumn, required: true, "The flow in the widest column, on top if the columns are collapsed."),
        ])

    private static let anyColumn = ValueType.either([.name(.flow), .object("column")])

    /// A column of a split view with the arguments of its flow.
    static let column = KeyTable(
        "column", "a column", "A column of a split view, with a stack flow.",
        keys: [
            Key("flow", .name(.flow), required: true, "The column's flow."),
            with("The flow's arguments."),
        ])

    static let tab = KeyTable(
        "tab", "a tab", "A tab: a flow, a bare screen of the tabs flow, or an action that is never selected.",
        variants: [
            Variant(Key("flow", .name(.flow), "The tab's flow."), [with("The flow's arguments.")]),
            Variant(
                Key("screen", .name(.screen), "The tab's bare screen, from the `screens` of the tabs flow."),
                [with("The screen's arguments.")]),
            Variant(Key("action", .steps, "The steps to run on a tap.")),
        ],
        keys: [
            Key("title", .either([.text(isEmptyAllowed: true), .object("localizedText")]), "The tab's title."),
            Key("symbol", .text(isEmptyAllowed: false), "The tab's image: the name of an SF Symbol."),
            Key("image", .text(isEmptyAllowed: false), "The tab's image: its name in the asset catalog."),
            Key("badge", .boolean, "Let your app set a badge on the tab."),
            Key(
                "width", .word(words(of: Width.self)),
                "The only width of the window at which the tab is in the bar (default: both). A selected tab is always in it."),
        ],
        choices: [Choice(.atMostOne, of: ["symbol", "image"])],
        synonyms: ["icon": "symbol", "systemImage": "symbol", "systemName": "symbol"])

    /// A screen or flow with its arguments.
    static let target = KeyTable(
        "target", "a target", "A target is a screen or flow by name, with its arguments.",
        keys: [
            Key("screen", .name(.screen), "The screen."),
            Key("flow", .name(.flow), "The flow."),
            with("The arguments of the screen or flow."),
        ],
        choices: [Choice(.exactlyOne, of: ["screen", "flow"])])

    /// A guard with its arguments, or a combination of guards.
    static let condition = KeyTable(
        "condition", "a condition", "A guard with its arguments, or guards combined with `not`, `and` and `or`.",
        variants: [
            Variant(Key("guard", .name(.guard), "The guard."), [with("The guard's arguments.")]),
            Variant(Key("not", anyCondition, "The condition that must be false.")),
            Variant(
                Key(
                    "and", .list(of: anyCondition, minimum: 1), "The conditions that must all be true, checked in order until one is false."
                )),
            Variant(
                Key("or", .list(of: anyCondition, minimum: 1), "Alternative conditions, checked in order until one is true.")),
        ],
        keys: [])

    static let anyCondition = ValueType.either([.name(.guard), .object("condition")])

    static func with(_ documentation: String) -> Key {
        Key("with", .map(of: .argument, .argument, minimum: 0), documentation)
    }

    static func requires(_ documentation: String) -> Key {
        Key("requires", anyCondition, documentation)
    }

    static let otherwise = Key("otherwise", .steps, beside: "requires", "The steps to run if the guard is false.")

    static func transitions(_ documentation: String) -> Key {
        Key("transitions", .map(of: .transition, .steps, minimum: 0), documentation)
    }

    static func uses(_ documentation: String) -> Key {
        Key("uses", .list(of: .name(.transitionSet), minimum: 1), documentation)
    }

    static func presentation(_ documentation: String, object: String = "presentation") -> Key {
        Key("presentation", .either([.word(words(of: Presentation.Style.self)), .object(object)]), documentation)
    }

    /// Returns the raw values of an enumeration, in order.
    static func words<Words: CaseIterable & RawRepresentable<String>>(of type: Words.Type) -> [String] {
        type.allCases.map(\.rawValue)
    }
}
