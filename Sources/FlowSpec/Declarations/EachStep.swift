extension FlowDeclaration {
    /// Calls a function for each step of the flow, nested steps included.
    ///
    /// - Parameter body: the function. It receives a step before the steps inside it.
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
    /// Calls a function for each step, nested steps included.
    ///
    /// - Parameter body: the function. It receives a step before the steps inside it.
    public func forEachStep(_ body: (StepDeclaration) -> Void) {
        for step in self {
            body(step)
            step.action.forEachList { $0.forEachStep(body) }
        }
    }
}
