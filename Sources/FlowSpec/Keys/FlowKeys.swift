extension KeyTable {
    /// A flow.
    public static let flow = KeyTable(
        "flow", "a flow", "A flow is what one coordinator owns; the key that holds its content decides its kind.",
        variants: [
            Variant(
                Key("screens", screens, "The screens of a UINavigationController."),
                [
                    Key("container", .word(["none"]), "Says that the flow is its one screen, without a navigation controller."),
                    start, transitions, entry,
                ]),
            Variant(
                Key("tabs", .map(of: .tab, .object("tab"), minimum: 1), "The tabs of a UITabBarController, in the order of the bar."),
                [
                    bareScreens,
                    Key(
                        "reselect", .word(words(of: FlowDeclaration.Reselect.self)),
                        "What a tap on the selected tab does; by default `popToRoot`."),
                    Key(
                        "bar", .word(words(of: FlowDeclaration.Bar.self)),
                        "Whether the tab bar is UIKit's or a container that the app supplies; by default `system`."),
                    childHandlers, start, transitions, entry,
                ]),
            Variant(
                Key("split", .object("split"), "The columns of a UISplitViewController, each a stack flow."),
                [bareScreens, childHandlers, start, transitions, entry]),
            Variant(
                Key(
                    "switch", .map(of: .child, .either([.name(.target), .object("target")]), minimum: 1),
                    "The children of a container that shows exactly one of them; a plain name means a screen of this flow if there is one, otherwise a flow."
                ),
                [bareScreens, childHandlers, start, transitions, entry]),
            Variant(
                Key("external", .affirmation, "Says that the app writes the flow's coordinator by hand, and decides what the flow shows.")),
        ],
        keys: [
            params("The parameters of the flow and of the screen that it begins with; `$name` reaches them from all its screens."),
            results("The results with which the flow can end, by name, each with its values."),
            presentation("How the flow is presented unless the step says otherwise."),
            requires("The guard that must hold to start the flow."),
            otherwise,
            Key("description", .text(isEmptyAllowed: false), "What the flow means, for its documentation in Swift."),
            allow,
        ],
        synonyms: [
            "initial": "start", "initialScreen": "start", "stack": "screens", "navigation": "screens", "viewControllers": "screens",
            "columns": "split", "tabBar": "tabs", "routes": "transitions",
        ])

    // An external flow has none of these.
    private static let start = Key(
        "start", .guarded(.start, object: "guardedStart"),
        "The screen, tab, column or child that the flow begins with; by default the first.")
    private static let transitions = transitions("The transitions that every screen of the flow has.")
    private static let entry = Key(
        "entry", .word(words(of: FlowDeclaration.Entry.self)),
        "How the app's own code starts the flow: it presents it, pushes it on a navigation controller of its own, or gives it a place. Its results are the app's affair."
    )
    private static let screens = ValueType.map(of: .screen, .object("screen"), minimum: 1)
    private static let bareScreens = Key(
        "screens", screens, "The screens that are in the container, or presented, without a flow of their own.")
    private static let childHandlers = Key(
        "on", .map(of: .handler, .steps, minimum: 0), "What happens when a child ends with a result, as `child.result` and steps.")

    /// A guarded name in the list of a flow's `start`.
    static let guardedStart = KeyTable(
        "guardedStart", "a guarded start", "A guarded start is what the flow begins with if the guard holds and none before it did.",
        keys: [
            Key("if", anyCondition, required: true, "The guard."),
            Key("start", .name(.start), required: true, "The screen, tab or child."),
            with("The guard's arguments."),
        ])

    /// The columns of a split view.
    static let split = KeyTable(
        "split", "a split view",
        "A split view shows two or three stack flows as columns: side by side where there is room, otherwise one on top of the other.",
        keys: [
            Key(
                "primary", anyColumn, required: true, "The flow in the column at the leading side, at the bottom where columns are stacked."
            ),
            Key("supplementary", anyColumn, "The flow in the column between the two others."),
            Key("secondary", anyColumn, required: true, "The flow in the widest column, on top where columns are stacked."),
        ])

    private static let anyColumn = ValueType.either([.name(.flow), .object("column")])

    /// A column of a split view that says what its flow is made with.
    static let column = KeyTable(
        "column", "a column", "A column of a split view holds a stack flow.",
        keys: [
            Key("flow", .name(.flow), required: true, "The flow that the column holds."),
            with("The flow's arguments."),
        ])

    /// A tab of a tabs flow.
    static let tab = KeyTable(
        "tab", "a tab", "A tab of a tab bar holds a flow or a bare screen of the tabs flow itself, or is an action that is never selected.",
        variants: [
            Variant(Key("flow", .name(.flow), "The flow that the tab holds."), [with("The flow's arguments.")]),
            Variant(
                Key("screen", .name(.screen), "The bare screen that the tab holds, one of the tabs flow's own `screens`."),
                [with("The screen's arguments.")]),
            Variant(Key("action", .steps, "The steps that a tap on the tab runs.")),
        ],
        keys: [
            Key("title", .either([.text(isEmptyAllowed: true), .object("localizedText")]), "The title under the tab's image."),
            Key("symbol", .text(isEmptyAllowed: false), "The tab's image, by the name of a symbol of SF Symbols."),
            Key("image", .text(isEmptyAllowed: false), "The tab's image, by its name in the app's assets."),
            Key("badge", .boolean, "Whether the app sets a badge on the tab."),
        ],
        choices: [Choice(.atMostOne, of: ["symbol", "image"])],
        synonyms: ["icon": "symbol", "systemImage": "symbol", "systemName": "symbol"])

    /// A screen or flow with what it is made with.
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
        "condition", "a condition", "A condition is a guard with its arguments, or guards joined by `not`, `and` and `or`.",
        variants: [
            Variant(Key("guard", .name(.guard), "The guard."), [with("The guard's arguments.")]),
            Variant(Key("not", anyCondition, "What must not hold.")),
            Variant(Key("and", .list(of: anyCondition, minimum: 1), "What must all hold; they are asked in turn until one doesn't.")),
            Variant(Key("or", .list(of: anyCondition, minimum: 1), "One of these must hold; they are asked in turn until one does.")),
        ],
        keys: [])

    /// A guard's name or a condition.
    static let anyCondition = ValueType.either([.name(.guard), .object("condition")])

    static func with(_ documentation: String) -> Key {
        Key("with", .map(of: .argument, .argument, minimum: 0), documentation)
    }

    static func requires(_ documentation: String) -> Key {
        Key("requires", anyCondition, documentation)
    }

    static let otherwise = Key("otherwise", .steps, beside: "requires", "The steps that run if the guard doesn't hold.")

    static func transitions(_ documentation: String) -> Key {
        Key("transitions", .map(of: .transition, .steps, minimum: 0), documentation)
    }

    static func presentation(_ documentation: String, object: String = "presentation") -> Key {
        Key("presentation", .either([.word(words(of: Presentation.Style.self)), .object(object)]), documentation)
    }

    /// The words of an enumeration, in its order.
    static func words<Words: CaseIterable & RawRepresentable<String>>(of type: Words.Type) -> [String] {
        type.allCases.map(\.rawValue)
    }
}
