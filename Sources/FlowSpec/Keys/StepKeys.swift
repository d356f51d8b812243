/// The keywords of steps, in the order of the reference.
public enum StepKeyword: String, CaseIterable, Sendable {
    case push, replace, setStack, pop, popTo, popToRoot
    case present, dismiss, dismissAll
    case select, `switch`
    case finish, alert, perform, `if`, take, restart, resume
}

extension KeyTable {
    /// The most screens that one `pop` removes.
    static let mostPops = 1000

    /// The keys of a step.
    public static let step = KeyTable(
        "step", "a step", "One action of a transition. A list of steps is performed as one change.",
        variants: StepKeyword.allCases.map(variant),
        keys: [allow],
        synonyms: [
            "show": "push", "navigate": "push", "goto": "push", "goTo": "push", "segue": "push", "open": "push",
            "modal": "present", "sheet": "present", "presentModally": "present",
            "back": "pop", "goBack": "pop", "unwind": "popTo", "close": "dismiss", "tab": "select", "call": "perform",
            "style": "presentation", "modalPresentationStyle": "presentation",
        ])
}

extension KeyTable {
    /// Returns the type of a keyword's value and its additional keys.
    private static func variant(of keyword: StepKeyword) -> Variant {
        func variant(_ type: ValueType, _ documentation: String, _ keys: [Key] = []) -> Variant {
            Variant(Key(keyword.rawValue, type, documentation), keys + (keyword.canBeAnimated ? [animated] : []))
        }
        switch keyword {
        case .push:
            return variant(
                anyTarget, "Push a screen, or start a stack flow on the same stack.",
                [
                    with("The arguments of the screen or flow."), handlers, start, stack,
                    Key("else", .steps, "The steps if no navigation stack is on top (default: the push fails)."),
                ])
        case .replace: return variant(.name(.screen), "Replace the top screen.", [with("The screen's arguments.")])
        case .setStack:
            return variant(
                targets(minimum: 1), "Replace the flow's screens, bottom first; keep screens below the flow.",
                [with("The arguments of the screens and flows, by the names of their parameters.")])
        case .pop:
            return variant(
                .either([.nothing, .integer(minimum: 1, maximum: mostPops)]),
                "Pop the top screen, or a number of screens. Popping the flow's first screen ends the flow, like the back button.")
        case .popTo:
            return variant(
                .name(.screen), "Pop to a screen of the flow.",
                [
                    Key("else", .word(words(of: StepDeclaration.Fallback.self)), "The fallback if the screen isn't on the stack."),
                    with("The screen's arguments for `else: push`."),
                ])
        case .popToRoot: return variant(.nothing, "Pop to the flow's first screen.")
        case .present:
            return variant(
                anyTarget, "Present a flow or screen modally.",
                [
                    with("The arguments of the screen or flow."), handlers, start, stack,
                    presentation("The presentation, instead of the target's.", object: "stepPresentation"),
                    Key("anchor", .valueName, "The parameter with a popover's source view or bar button item."),
                ])
        case .dismiss: return variant(.nothing, "Dismiss the flow's modal and all modals above it.")
        case .dismissAll: return variant(.nothing, "Dismiss all modals.")
        case .select:
            return variant(
                .name(.tab), "Select a tab or column of the enclosing flow, as `tab` or `flow.tab`.",
                [
                    Key("reset", .boolean, "Reset the tab to its root first."),
                    Key("stack", targets(minimum: 0), "The screens above the tab's root, bottom first."),
                    with("The arguments of the tab's root and of the screens and flows of `stack`, by the names of their parameters."),
                ])
        case .switch:
            return variant(
                .name(.child), "Show a child of the enclosing switch flow, as `child` or `flow.child`.",
                [
                    Key("reset", .boolean, "Restart the child if it is already visible."),
                    with("The child's arguments."), start, stack,
                ])
        case .finish:
            return variant(
                .either([.nothing, .name(.result)]),
                "End the flow with a result (default: the result with the transition's name, or the child's result in a container's `on`).",
                [with("The result's values.")])
        case .alert: return variant(.object("alert"), "Show an alert.")
        case .perform:
            return variant(
                .name(.effect), "Call an effect.",
                [
                    with("The effect's arguments."),
                    Key("on", .map(of: .handler, .steps, minimum: 0), "Handlers for the effect's results: name and steps."),
                ])
        case .if:
            return variant(
                anyCondition, "Branch on a guard. Steps after it in the list run in both cases.",
                [
                    Key("then", .steps, required: true, "The steps if the guard is true."),
                    Key("else", .steps, "The steps if the guard is false (default: none)."),
                    with("The guard's arguments."),
                ])
        case .take:
            return variant(
                .name(.stepsOrTransition), "Run reusable steps, or another transition of the screen or its flow.",
                [with("Values for the reusable steps, by name.")])
        case .restart:
            return variant(
                .either([.nothing, .name(.flow)]),
                "Restart a switch flow, or the current stack flow, and evaluate its `start` again.",
                [Key("keep", .boolean, "Keep a switch flow's child if it is already the right one (default: restart it).")])
        case .resume: return variant(.nothing, "In `otherwise`, continue with the guarded step.")
        }
    }

    private static let animated = Key("animated", .flag, "Animate the step if it is visible (default: `true`).")
    private static let handlers = Key(
        "on", .map(of: .handler, .steps, minimum: 0),
        "Handlers for the flow's results: name and steps. `dismissed` handles an end without a result.")
    private static let start = Key("start", .name(.start), "The start, instead of the flow's `start`.")
    private static let stack = Key(
        "stack", targets(minimum: 0), "The screens above the flow's first screen, bottom first.")

    private static let anyTarget = ValueType.either([.name(.target), .object("target")])

    private static func targets(minimum: Int) -> ValueType {
        .list(of: anyTarget, minimum: minimum)
    }
}

extension StepKeyword {
    /// True if a step with the keyword, or one of the steps that it runs, can be animated.
    public var canBeAnimated: Bool {
        switch self {
        case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .present, .dismiss, .dismissAll, .select, .switch, .finish, .alert,
            .take, .restart:
            true
        case .perform, .if, .resume: false
        }
    }

    /// Reads the action of a step with the keyword. A plain word has no fields.
    func readAction(of fields: Fields, into diagnostics: inout Diagnostics) -> StepDeclaration.Action? {
        let name = fields.text(rawValue)
        switch self {
        case .push:
            var site = readSite(rawValue, of: fields, into: &diagnostics)
            site?.otherwise = fields["else"].map { readSteps($0, into: &diagnostics) }
            return site.map { .push($0) }
        case .replace:
            let arguments = readArguments(of: fields, into: &diagnostics)
            return name.map { .replace(TargetDeclaration(name: $0, arguments: arguments)) }
        case .setStack:
            let arguments = readArguments(of: fields, into: &diagnostics)
            let targets = fields[rawValue].map { readTargets($0, into: &diagnostics) } ?? []
            return targets.isEmpty ? nil : .setStack(targets, arguments: arguments)
        case .pop: return .pop(fields[rawValue]?.integer ?? 1)
        case .popTo:
            let arguments = readArguments(of: fields, into: &diagnostics)
            return name.map { .popTo($0, else: fields.word("else", of: StepDeclaration.Fallback.self), arguments: arguments) }
        case .popToRoot: return .popToRoot
        case .present: return readSite(rawValue, of: fields, into: &diagnostics).map { .present($0) }
        case .dismiss: return .dismiss
        case .dismissAll: return .dismissAll
        case .select:
            let arguments = readArguments(of: fields, into: &diagnostics)
            let stack = fields["stack"].map { readTargets($0, into: &diagnostics) }
            return name.map { .select($0, reset: fields.flag("reset")?.value ?? false, stack: stack, arguments: arguments) }
        case .switch:
            return readSite(rawValue, of: fields, into: &diagnostics).map { .switchTo($0, reset: fields.flag("reset")?.value ?? false) }
        case .finish: return .finish(name, arguments: readArguments(of: fields, into: &diagnostics))
        case .alert: return readAlert(rawValue, of: fields, into: &diagnostics).map { .alert($0) }
        case .perform:
            let arguments = readArguments(of: fields, into: &diagnostics)
            let handlers = readHandlers(of: fields, into: &diagnostics) ?? []
            return name.map { .perform($0, arguments: arguments, handlers: handlers) }
        case .if: return readChoice(of: fields, into: &diagnostics)
        case .take:
            let arguments = readArguments(of: fields, into: &diagnostics)
            return name.map { .take($0, arguments: arguments) }
        case .restart: return .restart(name, keep: fields.flag("keep"))
        case .resume: return .resume
        }
    }
}
