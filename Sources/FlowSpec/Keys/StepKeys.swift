/// The words that steps begin with, in the order in which the reference lists them.
public enum StepKeyword: String, CaseIterable, Sendable {
    case push, replace, setStack, pop, popTo, popToRoot
    case present, dismiss, dismissAll
    case select, `switch`
    case finish, alert, perform, `if`, take, restart, resume
}

extension KeyTable {
    /// The most screens that one `pop` takes.
    static let mostPops = 1000

    /// A step of a transition.
    public static let step = KeyTable(
        "step", "a step", "A step is one thing that a transition does; a list of steps is one change.",
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
    /// What a keyword holds, and the keys that may stand beside it.
    private static func variant(of keyword: StepKeyword) -> Variant {
        func variant(_ type: ValueType, _ documentation: String, _ keys: [Key] = []) -> Variant {
            Variant(Key(keyword.rawValue, type, documentation), keys + (keyword.canBeAnimated ? [animated] : []))
        }
        switch keyword {
        case .push:
            return variant(
                anyTarget, "Puts a screen on the stack, or begins a stack flow on the same stack.",
                [with("The arguments of the screen or flow."), handlers, start, stack])
        case .replace: return variant(.name(.screen), "Replaces the top screen.", [with("The screen's arguments.")])
        case .setStack:
            return variant(
                targets(minimum: 1), "Replaces the flow's screens, bottom first; what is below the flow stays.",
                [with("The arguments of the screens and flows, by the names of their parameters.")])
        case .pop:
            return variant(
                .either([.nothing, .integer(minimum: 1, maximum: mostPops)]),
                "Removes the top screen, or that many screens; on the flow's first screen it leaves the flow, as the back button does.")
        case .popTo:
            return variant(
                .name(.screen), "Removes screens until that screen of the flow is on top.",
                [
                    Key("else", .word(words(of: StepDeclaration.Fallback.self)), "What happens if that screen isn't on the stack."),
                    with("The arguments of the screen that `else: push` pushes."),
                ])
        case .popToRoot: return variant(.nothing, "Goes back to the flow's first screen.")
        case .present:
            return variant(
                anyTarget, "Shows a flow or a screen over the active layer.",
                [
                    with("The arguments of the screen or flow."), handlers, start, stack,
                    presentation("The presentation here, in place of the target's own.", object: "stepPresentation"),
                    Key("anchor", .valueName, "The parameter that passes the view or bar button item that a popover is attached to."),
                ])
        case .dismiss: return variant(.nothing, "Ends the presented layer that the flow is in, with all layers above it.")
        case .dismissAll: return variant(.nothing, "Ends every presented layer.")
        case .select:
            return variant(
                .name(.tab), "Shows another tab or column of the enclosing tabs or split flow, as `tab` or `flow.tab`.",
                [
                    Key("reset", .boolean, "Whether the tab first goes back to its root."),
                    Key("stack", targets(minimum: 0), "What is then above the tab's root, bottom first."),
                    with("The arguments of the screens and flows of `stack`, by the names of their parameters."),
                ])
        case .switch:
            return variant(
                .name(.child), "Shows another child of the enclosing switch flow, as `child` or `flow.child`.",
                [
                    Key("reset", .boolean, "Whether the child begins anew if it already shows."),
                    with("The child's arguments."), start, stack,
                ])
        case .finish:
            return variant(
                .either([.nothing, .name(.result)]),
                "Ends the flow with a result; without a name, the one with the transition's name, or in a container's `on` the child's.",
                [with("The result's values.")])
        case .alert: return variant(.object("alert"), "Shows an alert whose actions have steps.")
        case .perform:
            return variant(
                .name(.effect), "Calls the app; navigation stays as it is.",
                [
                    with("The effect's arguments."),
                    Key("on", .map(of: .handler, .steps, minimum: 0), "What happens for each answer, as the answer's name and steps."),
                ])
        case .if:
            return variant(
                anyCondition, "Chooses by a guard; the steps after it in the list run in both cases.",
                [
                    Key("then", .steps, required: true, "The steps if the guard holds."),
                    Key("else", .steps, "The steps if it doesn't; by default none."),
                    with("The guard's arguments."),
                ])
        case .take:
            return variant(
                .name(.stepsOrTransition), "Runs the steps of another transition of the screen or its flow, or named steps.",
                [with("Values for the steps that are taken, by name.")])
        case .restart:
            return variant(
                .either([.nothing, .name(.flow)]),
                "Lets a switch flow, or the stack flow whose steps these are, begin anew as its `start` says now.")
        case .resume: return variant(.nothing, "In `otherwise`, does what the guard held back.")
        }
    }

    private static let animated = Key("animated", .flag, "Whether the step is animated if it is visible; by default it is.")
    private static let handlers = Key(
        "on", .map(of: .handler, .steps, minimum: 0),
        "What happens when the flow ends, as the result's name and steps; `dismissed` is an end without a result.")
    private static let start = Key("start", .name(.start), "What the flow begins with instead of its own `start`.")
    private static let stack = Key(
        "stack", targets(minimum: 0), "What is above the flow's first screen from the beginning, bottom first.")

    private static let anyTarget = ValueType.either([.name(.target), .object("target")])

    private static func targets(minimum: Int) -> ValueType {
        .list(of: anyTarget, minimum: minimum)
    }
}

extension StepKeyword {
    /// Whether a step with the keyword can be seen in an animation, or one of those that it takes.
    public var canBeAnimated: Bool {
        switch self {
        case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .present, .dismiss, .dismissAll, .select, .switch, .finish, .alert,
            .take, .restart:
            true
        case .perform, .if, .resume: false
        }
    }

    /// Reads what a step with the keyword does; of a plain word there are no fields.
    func readAction(of fields: Fields, into diagnostics: inout Diagnostics) -> StepDeclaration.Action? {
        let name = fields.text(rawValue)
        switch self {
        case .push: return readSite(rawValue, of: fields, into: &diagnostics).map { .push($0) }
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
        case .restart: return .restart(name)
        case .resume: return .resume
        }
    }
}
