import FlowSpec

extension Linker {
    /// Reports a step that must be the last of its list. Also reports a step that acts on the
    /// flow's stack after the user no longer sees it.
    mutating func checkOrder(of step: StepDeclaration, in scope: Scope) {
        if let leaving = scope.leaving, !mayFollowLeaving(step, in: scope) {
            let note = Diagnostic.Note("\(quoted(leaving.keyword.rawValue)) leaves the flow here", at: leaving.range)
            let keyword = scope.isRestarting ? .restart : step.action.keyword
            let (name, other) = (quoted(keyword.rawValue), quoted(leaving.keyword.rawValue))
            // A step that must be the last can't precede the other.
            let remedy =
                keyword.traits.ends == .always
                ? "only 'present', 'select', 'switch', 'perform' and a 'push' of a flow can" : "move \(name) before \(other)"
            let message = "\(name) can't follow \(other), which leaves the flow; \(remedy)"
            report(.misplacedStep, message, at: step.range, notes: [note])
        }
        if case .resume = step.action, scope.blocked == nil {
            let message =
                "'resume' is only allowed in 'otherwise': elsewhere it has no step to continue; remove it"
            report(.misplacedStep, message, at: step.range)
        }
        if !scope.isTail, let message = mustBeLast(step, in: scope) {
            report(.misplacedStep, message, at: step.range)
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
            "'push' can't show \(quoted(screen.value)) after 'select': \(quoted(screen.value)) is a screen of the flow \(flow); add "
            + "\(quoted("stack: [\(screen.value)]")) to 'select'"
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

    /// The message for a step that must be the last; `nil` for others.
    private func mustBeLast(_ step: StepDeclaration, in scope: Scope) -> String? {
        let keyword = step.action.keyword
        switch keyword.traits.ends {
        // Without postponed steps, `checkOrder` has reported the `resume`.
        case .always:
            if keyword == .resume, scope.blocked == nil { return nil }
            let name = quoted(keyword.rawValue)
            return keyword == .alert
                ? "\(name) must be the last step: the app waits for an answer; move the later steps into the actions' 'do'"
                : "\(name) must be the last step; move the later steps before \(name)"
        case .whereItHasHandlers:
            var hasHandlers = false
            step.action.forEachList { _ in hasHandlers = true }
            guard hasHandlers else { return nil }
            return "\(quoted(keyword.rawValue)) with 'on' must be the last step: the app waits for a result; move the later steps into 'on'"
        case .never: return nil
        }
    }

    /// Records in the scope how a step affects the steps after it.
    func leave(by step: StepDeclaration, _ scope: inout Scope) {
        let keyword = step.action.keyword
        guard let left = keyword.traits.leaves else { return }
        if case .flow = left { scope.leaving = scope.leaving ?? (step.range, keyword) }
        // After such a step, the top screen can be on a stack.
        if case .bare = scope.surroundings { scope.surroundings = .stack }
    }
}
