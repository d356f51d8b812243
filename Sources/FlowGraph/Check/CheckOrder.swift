import FlowSpec

/// The order of the steps in a list.
extension Linker {
    /// Reports a step that can't follow the one that has left the flow, whose own stack is no
    /// longer what the user sees, and one that must be the last.
    mutating func checkOrder(of step: StepDeclaration, in scope: Scope) {
        if let leaving = scope.leaving, !mayFollowLeaving(step, in: scope) {
            let note = Diagnostic.Note("\(quoted(leaving.keyword.rawValue)) leaves the flow here", at: leaving.range)
            let message =
                "this can't follow \(quoted(leaving.keyword.rawValue)), which leaves the flow; only 'present', 'select', 'switch', 'perform' and a "
                + "'push' of a flow can"
            report(.misplacedStep, message, at: step.range, notes: [note])
        }
        if case .resume = step.action, scope.heldBack == nil {
            report(.misplacedStep, "'resume' is only for 'otherwise', where a guard has held something back", at: step.range)
        }
        if !scope.isTail, let what = whatEnds(step, in: scope) {
            report(.misplacedStep, "\(what) must be the last step of its list", at: step.range)
        }
    }

    /// Reports a `push` of a screen that only the previously selected tab has. Returns whether it
    /// did, so that nothing else is reported for the step.
    mutating func reportShownInTab(_ step: StepDeclaration, in scope: Scope) -> Bool {
        guard let leaving = scope.leaving, leaving.keyword == .select, case .push = step.action, let target = step.action.shownTarget,
            quietTarget(target, in: scope.flow, isProgramWide: scope.isProgramWide) == nil,
            let owner = names.owner(ofScreenNamed: target.name.value)
        else { return false }
        let (screen, flow) = (target.name, quoted(names[owner].name.value))
        let message =
            "\(quoted(screen.value)) is a screen of the flow \(flow); write \(quoted("stack: [\(screen.value)]")) beside 'select' to show it there"
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

    /// A step that nothing can follow, as a message begins with it; nil for others.
    private func whatEnds(_ step: StepDeclaration, in scope: Scope) -> String? {
        let keyword = step.action.keyword
        switch keyword.traits.ends {
        // Where nothing is held back, that is said of it.
        case .always: return keyword == .resume && scope.heldBack == nil ? nil : quoted(keyword.rawValue)
        case .whereItHasHandlers:
            var hasHandlers = false
            step.action.forEachList { _ in hasHandlers = true }
            return hasHandlers ? "\(quoted(keyword.rawValue)) with 'on'" : nil
        case .never: return nil
        }
    }

    /// Notes in the scope what a step leaves behind for those that follow it.
    func leave(by step: StepDeclaration, _ scope: inout Scope) {
        let keyword = step.action.keyword
        guard let left = keyword.traits.leaves else { return }
        if case .flow = left { scope.leaving = scope.leaving ?? (step.range, keyword) }
        leaveBareScreen(&scope)
    }

    /// What is on top after such a step may stand on a stack.
    private func leaveBareScreen(_ scope: inout Scope) {
        if case .bare = scope.surroundings {
            scope.surroundings = .stack
        }
    }
}
