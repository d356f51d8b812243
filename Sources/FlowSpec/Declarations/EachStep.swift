extension FlowDeclaration {
    /// Calls a function with every step that is written in the flow, those within others included.
    public func forEachStep(_ body: (StepDeclaration) -> Void) {
        transitions.forEach { $0.steps.forEachStep(body) }
        handlers.forEach { $0.steps.forEachStep(body) }
        requirement?.otherwise?.forEachStep(body)
        for case .action(let steps) in (tabs ?? []).map(\.content) { steps.forEachStep(body) }
        for screen in screens {
            screen.transitions.forEach { $0.steps.forEachStep(body) }
            screen.requirement?.otherwise?.forEachStep(body)
        }
    }
}

extension [StepDeclaration] {
    /// Calls a function with each step and all within it.
    public func forEachStep(_ body: (StepDeclaration) -> Void) {
        for step in self {
            body(step)
            switch step.action {
            case .push(let site), .present(let site), .switchTo(let site, _): site.handlers?.forEach { $0.steps.forEachStep(body) }
            case .alert(let alert): alert.actions.forEach { $0.steps.forEachStep(body) }
            case .perform(_, _, let handlers): handlers.forEach { $0.steps.forEachStep(body) }
            case .choose(_, let then, let otherwise):
                then.forEachStep(body)
                otherwise.forEachStep(body)
            default: break
            }
        }
    }
}
