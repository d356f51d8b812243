extension KeyTable {
    /// The most screens that one `pop` takes.
    public static let mostPops = 1000

    /// A step of a transition.
    public static let step = KeyTable(
        "step", "a step", "A step is one thing that a transition does; a list of steps is one change.",
        variants: stackSteps + layerSteps + containerSteps + otherSteps,
        keys: [
            Key("animated", .boolean, "Whether the step is animated if it is visible; by default it is."),
            allow,
        ])

    private static let stackSteps = [
        Variant(
            Key("push", .name(.target), "Puts a screen on the stack, or begins a stack flow on the same stack."),
            [with("The arguments of the screen or flow."), handlers, start, stack]),
        Variant(Key("replace", .name(.screen), "Replaces the top screen."), [with("The screen's arguments.")]),
        Variant(
            Key("setStack", targets(minimum: 1), "Replaces the flow's screens, bottom first; what is below the flow stays."),
            [with("The arguments of the screens and flows, by the names of their parameters.")]),
        Variant(
            Key(
                "pop", .either([.nothing, .integer(minimum: 1, maximum: mostPops)]),
                "Removes the top screen, or so many; on the flow's first screen it leaves the flow, as the back button does.")),
        Variant(
            Key("popTo", .name(.screen), "Removes screens until that screen of the flow is on top."),
            [
                Key("else", .word(words(of: StepDeclaration.Fallback.self)), "What happens if that screen isn't on the stack."),
                with("The arguments of the screen that `else: push` pushes."),
            ]),
        Variant(Key("popToRoot", .nothing, "Goes back to the flow's first screen.")),
    ]

    private static let layerSteps = [
        Variant(
            Key("present", .name(.target), "Shows a flow or a screen over the active layer."),
            [
                with("The arguments of the screen or flow."), handlers, start, stack,
                presentation("The presentation here, in place of the target's own."),
                Key("anchor", .valueName, "The parameter that passes the view or bar button item that a popover is attached to."),
            ]),
        Variant(Key("dismiss", .nothing, "Ends the presented layer that the flow is in, with all layers above it.")),
        Variant(Key("dismissAll", .nothing, "Ends every presented layer.")),
    ]

    private static let containerSteps = [
        Variant(
            Key("select", .name(.tab), "Shows another tab of the enclosing tabs flow, as `tab` or `flow.tab`."),
            [
                Key("reset", .boolean, "Whether the tab first goes back to its root."),
                Key("stack", targets(minimum: 0), "What is then above the tab's root, bottom first."),
                with("The arguments of the screens and flows of `stack`, by the names of their parameters."),
            ]),
        Variant(
            Key("switch", .name(.child), "Shows another child of the enclosing switch flow, as `child` or `flow.child`."),
            [
                Key("reset", .boolean, "Whether the child begins anew if it already shows."),
                with("The child's arguments."), start, stack,
            ]),
    ]

    private static let otherSteps = [
        Variant(
            Key(
                "finish", .either([.nothing, .name(.result)]),
                "Ends the flow with a result; without a name, the one with the transition's name, or in a container's `on` the child's."),
            [with("The result's values.")]),
        Variant(Key("alert", .object("alert"), "Shows an alert whose actions have steps.")),
        Variant(
            Key("perform", .name(.effect), "Calls the app; navigation stays as it is."),
            [
                with("The effect's arguments."),
                Key("on", .map(of: .handler, .steps, minimum: 0), "What happens for each answer, as the answer's name and steps."),
            ]),
        Variant(
            Key("if", .name(.guard), "Chooses by a guard; the steps after it in the list run in both cases."),
            [
                Key("then", .steps, required: true, "The steps if the guard holds."),
                Key("else", .steps, "The steps if it doesn't; by default none."),
                with("The guard's arguments."),
            ]),
        Variant(Key("resume", .nothing, "In `otherwise`, does what the guard held back.")),
    ]

    private static let handlers = Key(
        "on", .map(of: .handler, .steps, minimum: 0),
        "What happens when the flow ends, as the result's name and steps; `dismissed` is an end without a result.")
    private static let start = Key("start", .name(.start), "What the flow begins with instead of its own `start`.")
    private static let stack = Key(
        "stack", targets(minimum: 0), "What is above the flow's first screen from the beginning, bottom first.")

    private static func targets(minimum: Int) -> ValueType {
        .list(of: .either([.name(.target), .object("target")]), minimum: minimum)
    }

    /// An alert.
    public static let alert = KeyTable(
        "alert", "an alert", "An alert is a UIAlertController.",
        keys: [
            Key("title", .shownText, "The title, as text or `$name`."),
            Key("message", .shownText, "The text below the title, as text or `$name`."),
            Key("style", .word(["alert", "actionSheet"]), "Whether it is an alert or an action sheet; by default `alert`."),
            Key("anchor", .valueName, "The parameter that passes what an action sheet is attached to on iPad."),
            Key("actions", .map(of: .action, .object("action"), minimum: 1), required: true, "The buttons by name."),
        ])

    /// A button of an alert.
    public static let action = KeyTable(
        "action", "an action", "An action is a button of an alert; a tap ends the alert and runs the steps.",
        keys: [
            Key("title", .shownText, "The button's text, as text or `$name`; by default the name in words."),
            Key("style", .word(words(of: AlertDeclaration.Action.Style.self)), "The kind of button; by default `default`."),
            Key("do", .steps, "The steps; left out, none."),
        ])
}
