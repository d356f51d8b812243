/// The tables of all objects of the language.
extension KeyTable {
    /// Every object, from the outside in.
    public static let all: [KeyTable] = [file, flow, tab, screen, step]

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The object of a name.
    public static func named(_ name: String) -> KeyTable? {
        byName[name]
    }

    /// The version of the language that this reader knows.
    public static let languageVersion = 1

    /// The most screens that one `pop` takes.
    public static let mostPops = 1000

    /// A whole `*.flow.yaml`.
    public static let file = KeyTable(
        "file", "a FlowSpec", "A FlowSpec is one file of a program; exactly one file of a program names the root flow.",
        keys: [
            Key("flowspec", .version, required: true, "The version of the language that the file is written in."),
            Key("app", .name(.app), beside: "root", "The app's name, which begins the names of what is generated for the whole app."),
            Key("root", .name(.flow), beside: "app", "The flow that the window shows."),
            Key("flows", .map(of: .flow, .object("flow"), minimum: 1), "The flows that this file declares, by name."),
        ])

    /// A flow.
    public static let flow = KeyTable(
        "flow", "a flow", "A flow is what one coordinator owns: the screens of a navigation stack, or the tabs of a tab bar.",
        keys: [
            Key(
                "tabs", .map(of: .tab, .object("tab"), minimum: 1),
                "The tabs of a UITabBarController, in the order of the bar; they make the flow one of kind tabs."),
            Key(
                "screens", .map(of: .screen, .object("screen"), minimum: 1),
                "The screens of a UINavigationController; beside `tabs`, the screens that stand bare in tabs."),
            Key("start", .name(.start), "The screen or tab that the flow begins with; left out, it is the first."),
        ],
        choices: [Choice(.atLeastOne, of: ["screens", "tabs"])])

    /// A tab of a tabs flow.
    public static let tab = KeyTable(
        "tab", "a tab", "A tab of a tab bar holds a flow, or a bare screen of the tabs flow itself.",
        keys: [
            Key("flow", .name(.flow), "The flow that the tab holds."),
            Key("screen", .name(.screen), "The bare screen that the tab holds, one of the tabs flow's own `screens`."),
            Key("title", .text(isEmptyAllowed: true), "The title under the tab's image."),
            Key("symbol", .text(isEmptyAllowed: false), "The tab's image, by the name of a symbol of SF Symbols."),
            Key("image", .text(isEmptyAllowed: false), "The tab's image, by its name in the app's assets."),
        ],
        choices: [Choice(.exactlyOne, of: ["flow", "screen"]), Choice(.atMostOne, of: ["symbol", "image"])])

    /// A screen.
    public static let screen = KeyTable(
        "screen", "a screen", "A screen is one view controller.",
        keys: [
            Key(
                "params", .map(of: .parameter, .parameter, minimum: 0),
                "What the screen is made with: Swift types by name, each perhaps with a default."),
            Key(
                "transitions", .map(of: .transition, .oneOrList(of: .object("step")), minimum: 0),
                "The ways out of the screen by name; the name is the Swift method that the screen calls."),
        ])

    /// A step of a transition.
    public static let step = KeyTable(
        "step", "a step", "A step is one thing that a transition does; a list of steps is one change.",
        keys: [
            Key("push", .name(.target), "Puts a screen on the stack, or begins a stack flow on the same stack."),
            Key("replace", .name(.screen), "Replaces the top screen."),
            Key(
                "setStack", .list(of: .name(.target), minimum: 1),
                "Replaces the flow's screens, bottom first; what stands below the flow stays."),
            Key("pop", .integer(minimum: 1, maximum: mostPops), "Takes so many screens off the top."),
            Key("popTo", .name(.screen), "Takes screens off until that screen of the flow is on top."),
            Key("select", .name(.tab), "Shows another tab of the enclosing tabs flow, as `tab` or `flow.tab`."),
            Key("reset", .boolean, beside: "select", "Whether the tab is first emptied to its root."),
            Key("stack", .list(of: .name(.target), minimum: 0), beside: "select", "What then stands above the tab's root, bottom first."),
            Key("present", .name(.target), "Shows a flow or a screen over the active layer."),
        ],
        words: [
            Word("pop", "Takes the top screen off; on the flow's first screen it leaves the flow, as the back button does."),
            Word("popToRoot", "Goes back to the flow's first screen."),
            Word("dismiss", "Ends the presented layer that the flow is in, with all above it."),
            Word("dismissAll", "Ends every presented layer."),
        ],
        choices: [Choice(.exactlyOne, of: ["push", "replace", "setStack", "pop", "popTo", "select", "present"])])
}
