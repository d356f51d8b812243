import FlowGraph

// The statement and the phrase of each step.

extension StepBuilder {
    /// Returns the statements of a step: several for a held-back list, none for an empty choice.
    func statement(_ step: Step, _ scope: Scope) -> [StepOutput] {
        func call(_ method: String, _ items: [Expression.Item], _ closures: [ClosureOutput] = []) -> [StepOutput] {
            [.call(.call(scope.operation(method), items + scope.items(step.animation)), closures)]
        }
        switch step.action {
        case .push(let use, let site):
            if let place = site.flatMap({ self.site($0, scope) }) { return call("push", started(use, scope) + [.init("at", place)]) }
            return call("push", started(use, scope), site.map { handlers(of: program[$0], scope) } ?? [])
        case .replace(let use): return call("replace", [.init("with", creation(use, scope))])
        case .setStack(let uses): return call("setStack", [.init(nil, stack(uses, scope))])
        case .pop(1): return call("pop", [])
        case .pop(let count): return call("pop", [.init(nil, "\(count)")])
        case .popTo(let screen, let fallback):
            let items = [Expression.Item(nil, ".\(afterDot(program[screen].name.value))")]
            return call("popTo", items + (fallback.map { [.init("else", self.fallback($0, scope))] } ?? []))
        case .popToRoot: return call("popToRoot", [])
        case .select(let flow, let tab, let root, let stack): return call("select", selected(tab, of: flow, root, stack, scope))
        case .switchTo(let flow, let child, let use, let reset):
            let coordinator = Expression.Item("of", "\(builder.names(flow).coordinator).self")
            let items = [.init(nil, ".\(afterDot(program[flow].children[child].name.value))"), coordinator]
            guard let use else { return call("switchTo", items + (reset ? [.init("reset", "true")] : [])) }
            return call("switchTo", items, [content(use, at: child, of: flow, scope)])
        case .present(let use, let site, let anchor):
            let source = scope.isAtSite ? [] : anchor.map { [Expression.Item("from", bare($0))] } ?? []
            if let place = self.site(site, scope) { return call("present", started(use, scope) + source + [.init("at", place)]) }
            let presentation = program[site].ownPresentation.map { [Expression.Item("as", $0)] } ?? []
            return call("present", started(use, scope) + presentation + source, handlers(of: program[site], scope))
        case .dismiss: return call("dismiss", [])
        case .dismissAll: return call("dismissAll", [])
        case .finish(let flow, let result, let arguments):
            let result = program[flow].results[result]
            let value = Expression.member(result.name.value, scope.items(arguments), hasValues: !result.parameters.isEmpty)
            let coordinator = builder.names(flow).coordinator
            return call("finish", [.init(nil, value)] + (coordinator == scope.owner ? [] : [.init("of", "\(coordinator).self")]))
        case .alert(let alert): return [self.alert(alert, step.animation, scope)]
        case .perform(let effect, let onTop, let arguments, let handlers):
            return [perform(effect, onTop: onTop, arguments, handlers, scope)]
        case .choose(let condition, let then, let otherwise, let isRequirement):
            if isRequirement, !scope.savesState, let held = then.first, program.contains(held.range, in: otherwise) {
                return required(condition, then, otherwise, scope)
            }
            if !scope.savesState, let presented = presented(step, scope) { return presented }
            let branches = (statements(then, scope), statements(otherwise, scope))
            guard !(branches.0.isEmpty && branches.1.isEmpty) else { return [] }
            guard branches.0.isEmpty else { return [.choose(builder.question(condition, scope), then: branches.0, else: branches.1)] }
            return [.choose(builder.question(condition.negated, scope), then: branches.1, else: [])]
        }
    }
}

extension StepBuilder {
    /// Returns the only step of a transition as a call of the router itself. Returns nil for longer
    /// lists, if the step uses the coordinator, or if another name hides the router's method.
    func ofRouter(_ steps: [Step], _ uses: Uses, _ scope: Scope, hidden: Set<String>) -> StepOutput? {
        guard steps.count == 1, steps[0].action.isOfRouter, !uses.isCoordinatorUsed,
            let step = statement(steps[0], scope).first, case .call(.call(let method, _), let closures) = step
        else { return nil }
        return closures.isEmpty && !hidden.contains(method) ? step : nil
    }

    /// The call that presents something, with a presentation chosen by a guard; nil for other
    /// steps.
    private func presented(_ step: Step, _ scope: Scope) -> [StepOutput]? {
        guard let ways = step.waysOfPresenting, let first = ways.then.action.site.flatMap({ program[$0].ownPresentation }),
            let second = ways.otherwise.action.site.flatMap({ program[$0].ownPresentation }),
            case .call(.call(let method, var items), let closures)? = statement(ways.then, scope).first,
            let index = items.firstIndex(where: { $0.label == "as" })
        else { return nil }
        items[index].value = .choice([(builder.question(ways.condition, scope), first)], otherwise: second)
        return [.call(.call(method, items), closures)]
    }
}

extension Step.Action {
    /// True if routers have a method for the step when it shows only screens.
    fileprivate var isOfRouter: Bool {
        switch self {
        case .select(_, _, let root, _): root == nil
        case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .switchTo, .present, .dismiss, .dismissAll, .finish: true
        case .alert, .perform, .choose: false
        }
    }
}

extension Site {
    /// The presentation that the step specifies; nil if it specifies none.
    fileprivate var ownPresentation: Expression? {
        hasOwnPresentation ? presentation.expression(".init") : nil
    }
}

extension StepPhrases {
    /// The phrase for an action in the comment above its method.
    func phrase(for action: Step.Action) -> String {
        switch action {
        case .push(let use, _):
            "pushes \(use.isFlow ? "the flow " : "")\(name(use))" + beginning(of: use)
        case .replace(let use): "replaces the screen with \(name(use))"
        case .setStack(let uses): "replaces the flow's screens with `[\(names(uses))]`"
        case .pop(1): "goes back"
        case .pop(let count): "goes back \(count) screens"
        case .popTo(let target, let fallback): "goes back to `\(program[target].name.value)`" + phrase(for: fallback)
        case .popToRoot: "goes back to the flow's first screen"
        case .select(let flow, let tab, _, let stack): selection(of: flow, tab, stack)
        case .switchTo(let flow, let child, let use, let reset):
            "switches `\(program[flow].name.value)` to `\(program[flow].children[child].name.value)`"
                + (use != nil || reset ? " and restarts it" : "")
        case .present(let use, _, _):
            "presents \(use.isFlow ? "the flow " : "")\(name(use))" + beginning(of: use)
        case .dismiss: "dismisses the modal"
        case .dismissAll: "dismisses all modals"
        case .finish(let flow, let result, _): "finishes the flow with `\(program[flow].results[result].name.value)`"
        case .alert(let alert): "shows an \(alert.isActionSheet ? "action sheet" : "alert")"
        case .perform(let effect, _, _, _):
            "calls the effect `\(program[effect].name.value)`" + (program[effect].screen.map { " of `\(program[$0].name.value)`" } ?? "")
        case .choose(let condition, let then, let otherwise, _): choice(condition, then, otherwise)
        }
    }
}
