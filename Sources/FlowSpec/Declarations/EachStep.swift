extension FlowDeclaration {
    /// Calls a function with every step that is written in the flow, those within others included.
    ///
    /// - Parameter body: takes each step, a step before those within it.
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
    ///
    /// - Parameter body: takes each step, a step before those within it.
    public func forEachStep(_ body: (StepDeclaration) -> Void) {
        for step in self {
            body(step)
            step.action.forEachList { $0.forEachStep(body) }
        }
    }
}
