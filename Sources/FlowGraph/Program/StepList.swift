/// A list of steps inside a step.
public struct StepList: Sendable {
    /// What the list belongs to.
    public var owner: Owner
    /// The steps, of which there may be none.
    public var steps: [Step]

    /// What a list of steps belongs to.
    public enum Owner: Sendable {
        /// A result of the flow that is started, by its index.
        case result(FlowID, Int)
        /// The end of the flow or layer without a result.
        case dismissed
        /// An answer of the app, by its index.
        case answer(EffectID, Int)
        /// A button of an alert, by its name in the spec.
        case button(String)
        /// A guard's answer.
        case branch(Condition, holds: Bool)

        /// Whether the user or the app decides that the list is taken, who need not decide
        /// anything.
        public var isAsked: Bool {
            switch self {
            case .answer, .button: true
            case .result, .dismissed, .branch: false
            }
        }
    }
}

extension Step.Action {
    /// All lists of steps inside the step: its own choices, and what happens when what it starts
    /// ends.
    ///
    /// - Parameter program: the program that the step is part of.
    public func lists(in program: Program) -> [StepList] {
        site.map { program[$0].lists } ?? choices
    }
}

extension Site {
    /// What happens when the flow or screen ends.
    public var lists: [StepList] {
        // Most sites have none, and each walk asks.
        guard !handlers.isEmpty || dismissed != nil else { return [] }
        var lists: [StepList] = []
        lists.reserveCapacity(handlers.count + 1)
        if case .flow(let flow) = target {
            for handler in handlers { lists.append(StepList(owner: .result(flow, handler.result), steps: handler.steps)) }
        }
        if let dismissed { lists.append(StepList(owner: .dismissed, steps: dismissed)) }
        return lists
    }
}

extension Program {
    /// The lists of steps that stand in no other.
    public var lists: [[Step]] {
        transitions.map(\.steps) + links.map(\.steps)
            + flows.flatMap { flow in
                flow.childHandlers.map(\.handler.steps)
                    + flow.tabs.compactMap { if case .action(let steps) = $0.content { steps } else { nil } }
            }
            + sites.flatMap { $0.lists.map(\.steps) }
    }

    /// The result or answer that a list of steps handles.
    ///
    /// - Parameter owner: what the list belongs to.
    /// - Returns: the result or answer; nil for a list that handles none, such as a button's.
    public func handledResult(of owner: StepList.Owner) -> ResultCase? {
        switch owner {
        case .result(let flow, let index): self[flow].results[index]
        case .answer(let effect, let index): self[effect].results[index]
        case .dismissed, .button, .branch: nil
        }
    }
}
