import FlowSpec

extension Linker {
    /// Reports a step that must be the last of its list. Also reports a step that acts on the
    /// flow's stack after the user no longer sees it.
    mutating func checkOrder(of step: StepDeclaration, in scope: Scope) {
        if let leaving = scope.leaving, !mayFollowLeaving(step, in: scope) {
            let note = Diagnostic.Note("\(quoted(leaving.keyword.rawValue)) leaves the flow here", at: leaving.range)
            let keyword = scope.isRestarting ? .restart : step.action.keyword
            let message =
                "\(quoted(keyword.rawValue)) can't follow \(quoted(leaving.keyword.rawValue)), which leaves the flow; only "
                + "'present', 'select', 'switch', 'perform' and a 'push' of a flow can"
            report(.misplacedStep, message, at: step.range, notes: [note])
        }
        if case .resume = step.action, scope.heldBack == nil {
            let message =
                "'resume' is only allowed in 'otherwise': elsewhere it has no step to continue; remove it"
            report(.misplacedStep, message, at: step.range)
        }
        if !scope.isTail, let what = whatEnds(step, in: scope) {
            report(.misplacedStep, "\(what) must be the last step of its list", at: step.range)
        }
    }

    /// Reports a `push` of a screen that only the previously selected tab has. Returns true if it
    /// did, to suppress further findings for the step.
    mutating func reportShownInTab(_ step: StepDeclaration, in scope: Scope) -> Bool {
        guard let leaving = scope.leaving, leaving.keyword == .select, case .push = step.action, let target = step.action.shownTarget,
            quietTarget(target, in: scope.flow, isProgramWide: scope.isProgramWide) == nil,
            let owner = names.owner(ofScreenNamed: target.name.value)
        else { return false }
        let (screen, flow) = (target.name, quoted(names[owner].name.value))
        let message =
            "\(quoted(screen.value)) is a screen of the flow \(flow); write \(quoted("stack: [\(screen.value)]")) beside 'select' to show "
            + "it in the tab"
        report(.unknownTarget, message, at: screen.range, notes: [Diagnostic.Note("'select' is here", at: leaving.range)])
        return true
    }

    private func mayFollowLeaving(_ step: StepDeclaration, in scope: Scope) -> Bool {
        switch step.action.keyword.traits.afterLeaving {
        case .always: return true
        case .never: return false
        case .whereItStartsAFlow:
            guard let target = step.action.shownTarget else { return scope.isProgramWide }
            return scope.isProgramWide || target.kind == .flow || names.screen(named: target.name.value, in: scope.flow) == nil
        }
    }

    /// A step that must be the last, as the subject of a message; `nil` for others.
    private func whatEnds(_ step: StepDeclaration, in scope: Scope) -> String? {
        let keyword = step.action.keyword
        switch keyword.traits.ends {
        // Without postponed steps, `checkOrder` has reported the `resume`.
        case .always: return keyword == .resume && scope.heldBack == nil ? nil : quoted(keyword.rawValue)
        case .whereItHasHandlers:
            var hasHandlers = false
            step.action.forEachList { _ in hasHandlers = true }
            return hasHandlers ? "\(quoted(keyword.rawValue)) with 'on'" : nil
        case .never: return nil
        }
    }

    /// Records in the scope how a step affects the steps after it.
    func leave(by step: StepDeclaration, _ scope: inout Scope) {
        let keyword = step.action.keyword
        guard let left = keyword.traits.leaves else { return }
        if case .flow = left { scope.leaving = scope.leaving ?? (step.range, keyword) }
        leaveBareScreen(&scope)
    }

    /// After such a step, the top screen can be on a stack.
    private func leaveBareScreen(_ scope: inout Scope) {
        if case .bare = scope.surroundings {
            scope.surroundings = .stack
        }
    }
}
