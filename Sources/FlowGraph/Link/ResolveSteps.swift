import FlowSpec

extension Linker {
    /// Resolves a list of steps and updates the scope for the steps after the list.
    mutating func resolve(_ steps: [StepDeclaration], in scope: inout Scope) -> [Step] {
        expansion.nesting += 1
        expansion.count(steps.count)
        defer { expansion.nesting -= 1 }
        var result: [Step] = []
        let isTail = scope.isTail
        for (index, step) in steps.enumerated() {
            scope.isTail = isTail && index == steps.count - 1
            scope.isPartial = step.isPartial
            if reportShownInTab(step, in: scope) {
                method?.isPartial = true
                continue
            }
            checkOrder(of: step, in: scope)
            let resolved = resolve(step, in: &scope)
            scope.shown = resolved.shownScreen(after: scope.shown)
            result += resolved
            leave(by: step, &scope)
        }
        scope.isTail = isTail
        return result
    }

    /// Resolves an independent list of steps: of a handler, a button or an action.
    mutating func resolve(_ steps: [StepDeclaration], apartFrom scope: Scope) -> [Step] {
        var apart = scope.apart
        return resolve(steps, in: &apart)
    }

    private mutating func resolve(_ step: StepDeclaration, in scope: inout Scope) -> [Step] {
        if case .choose(let asked, let then, let otherwise) = step.action {
            return choose(step, asked, then: then, else: otherwise, in: &scope).map { [$0] } ?? []
        }
        if case .take(let name, let arguments) = step.action {
            return take(name, arguments, step, in: &scope)
        }
        if case .restart(let name, let keep) = step.action {
            return restart(name, keep: keep, step, in: &scope)
        }
        if case .resume = step.action {
            return resume(step, in: scope)
        }
        guard let action = action(of: step, in: scope) else {
            method?.isPartial = true
            lostSteps += 1
            return []
        }
        let resolved = self.step(action, at: step.range)
        if !resolved.canBeAnimated {
            reportNotAnimated(step, "'animated' has no effect: UIKit doesn't animate tab changes; remove it")
        }
        let steps = [guarded(resolved.animated(where: animation(of: step, in: scope)), step, in: scope)]
        guard case .push(let site) = step.action, let otherwise = site.otherwise else { return steps }
        var branch = scope
        let others = resolve(otherwise, in: &branch)
        scope.leaving = branch.leaving
        return [self.step(.choose(.stackOnTop, then: steps, else: others, isRequirement: false), at: step.range)]
    }

    /// Resolves whether a step is animated. An unknown name becomes a parameter of the method.
    mutating func animation(of step: StepDeclaration, in scope: Scope) -> Step.Animation {
        guard let flag = step.animated?.flag else { return .always }
        switch flag.value {
        case .literal(let isAnimated): return isAnimated ? .always : .never
        case .name(let name):
            guard !scope.isStill else {
                if let passed = scope.passed[name] { takes[passed.take].insert(name) }
                return .never
            }
            let taker = MethodDraft.Taker(title: "'animated'", type: SwiftType(parsing: "Bool"))
            let place = Located(name, at: flag.range)
            let value = newParameter(place, for: taker, in: scope) ?? value(place, for: taker, in: scope)
            return value.map(Step.Animation.init) ?? .never
        }
    }

    /// Reports an `animated` key that has no effect.
    mutating func reportNotAnimated(_ step: StepDeclaration, _ message: @autoclosure () -> String) {
        if let key = step.animated?.key { report(.unknownKey, message(), at: key) }
    }

    private mutating func action(of step: StepDeclaration, in scope: Scope) -> Step.Action? {
        switch step.action {
        case .push(let site): return push(site, step, in: scope)
        case .replace(let target): return replace(target, step, in: scope)
        case .setStack(let targets, let arguments): return setStack(targets, arguments, step, in: scope)
        case .pop(let count): return .pop(count)
        case .popTo(let name, let fallback, let arguments): return popTo(name, fallback, arguments, step, in: scope)
        case .popToRoot: return .popToRoot
        case .select(let name, let reset, let stack, let arguments):
            return select(name, reset: reset, stack: stack, arguments, in: scope)
        case .switchTo(let site, let reset): return switchTo(site, reset: reset, in: scope)
        case .present(let site): return present(site, step, in: scope)
        case .dismiss: return .dismiss
        case .dismissAll: return .dismissAll
        case .finish(let name, let arguments): return finish(name, arguments, step, in: scope)
        case .alert(let declared): return alert(declared, in: scope)
        case .perform(let name, let arguments, let handlers): return perform(name, arguments, handlers, in: scope)
        case .choose, .take, .restart, .resume: return nil
        }
    }

    private mutating func choose(
        _ step: StepDeclaration, _ asked: ConditionDeclaration, then: [StepDeclaration], else otherwise: [StepDeclaration],
        in scope: inout Scope
    ) -> Step? {
        let condition = condition(asked, in: scope)
        var branches = (scope, scope)
        let first = resolve(then, in: &branches.0)
        let second = resolve(otherwise, in: &branches.1)
        // The following steps run after either branch, so they can follow both.
        scope.leaving = branches.0.leaving ?? branches.1.leaving
        if case .stack = branches.0.surroundings { scope.surroundings = .stack }
        if case .stack = branches.1.surroundings { scope.surroundings = .stack }
        return condition.map { self.step(.choose($0, then: first, else: second, isRequirement: false), at: step.range) }
    }

    private mutating func replace(_ target: TargetDeclaration, _ step: StepDeclaration, in scope: Scope) -> Step.Action? {
        guard checkStack(step, "replace", in: scope), let screen = standingScreen(target.name, for: "'replace' needs", in: scope)
        else {
            return nil
        }
        return .replace(use(.screen(screen), at: target.name, with: target.arguments, in: scope))
    }

    private mutating func setStack(
        _ targets: [TargetDeclaration], _ arguments: [ArgumentDeclaration], _ step: StepDeclaration, in scope: Scope
    ) -> Step.Action? {
        guard checkStack(step, "setStack", in: scope), let first = targets.first else {
            return nil
        }
        var shared = SharedArguments(arguments)
        let bottom = standingScreen(first.name, for: "'setStack' must start with", in: scope)
        shared.isPartial = bottom == nil
        var uses = bottom.map { [listed(.screen($0), first, shared: &shared, in: scope)] } ?? []
        uses += list(targets.dropFirst(), of: scope.flow, shared: &shared, in: scope)
        reportUntaken(shared)
        return bottom == nil ? nil : .setStack(uses)
    }

    private mutating func popTo(
        _ name: Located<String>, _ fallback: Located<StepDeclaration.Fallback>?, _ arguments: [ArgumentDeclaration],
        _ step: StepDeclaration,
        in scope: Scope
    ) -> Step.Action? {
        guard checkStack(step, "popTo", in: scope, allowsBare: true),
            let screen = standingScreen(name, for: "'popTo' needs", flowIs: .unknownTarget, in: scope)
        else {
            return nil
        }
        guard fallback?.value == .push else {
            reportUntaken(SharedArguments(arguments))
            return .popTo(screen, else: fallback.map { $0.value == .root ? .root : .stay })
        }
        checkUnguarded(.screen(screen), at: name.range, "'else: push'")
        return .popTo(screen, else: .push(use(.screen(screen), at: name, with: arguments, in: scope)))
    }

    private mutating func select(
        _ name: Located<String>, reset: Bool, stack: [TargetDeclaration]?, _ arguments: [ArgumentDeclaration], in scope: Scope
    ) -> Step.Action? {
        guard let place = place(.tab, name, in: scope) else {
            return nil
        }
        let slot = drafts[place.flow.index].slots[place.index]
        let note = Diagnostic.Note("the \(drafts[place.flow.index].shape.part) is declared here", at: slot.name.range)
        guard !slot.isAction else {
            let message = "the tab \(quoted(name.value)) can't be selected: it is an action; name another tab, or use the action's steps"
            report(.unknownTarget, message, at: name.range, notes: [note])
            return nil
        }
        var shared = SharedArguments(arguments)
        let root = root(of: slot, at: name, shared: &shared, in: scope)
        guard let stack, let first = stack.first else {
            reportUntaken(shared)
            return .select(place.flow, tab: place.index, root: root, stack: reset || stack != nil || root != nil ? [] : nil)
        }
        guard let content = slot.content else {
            return nil
        }
        // The screens above the tab's root belong to the tab's flow.
        guard case .flow(let child) = content, drafts[child.index].shape == .stack else {
            let part = drafts[place.flow.index].shape.part
            let message =
                "the \(part) \(quoted(name.value)) has no stack flow, so 'stack' can't add screens above its root; remove 'stack'"
            report(.illegalContainment, message, at: first.name.range, notes: [note])
            return nil
        }
        let uses = list(stack[...], of: child, shared: &shared, in: scope)
        reportUntaken(shared)
        return .select(place.flow, tab: place.index, root: root, stack: uses)
    }

    /// The first screen of a tab's stack flow, if arguments have values for it. A flow's own values
    /// belong to its coordinator, which lives as long as the tab.
    private mutating func root(
        of slot: SlotDraft, at name: Located<String>, shared: inout SharedArguments, in scope: Scope
    ) -> Use? {
        guard case .flow(let flow)? = slot.content, drafts[flow.index].shape == .stack, drafts[flow.index].startScreens.count == 1
        else { return nil }
        let screen = drafts[flow.index].startScreens[0]
        let (own, ofFlow) = (screenTables[screen.index], drafts[flow.index].parameters)
        guard shared.all.contains(where: { own[$0.name.value] != nil && ofFlow[$0.name.value] == nil }) else { return nil }
        return use(.screen(screen), at: name, own: SharedArguments([]), shared: &shared, in: scope)
    }
}
