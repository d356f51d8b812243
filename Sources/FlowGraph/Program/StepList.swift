/// A list of steps nested in a step.
public struct StepList: Sendable {
    /// The part of the step that contains the list.
    public var owner: Owner
    /// The steps, possibly none.
    public var steps: [Step]

    /// The owner of a nested list of steps.
    public enum Owner: Sendable {
        /// A result of a started flow, by its index.
        case result(FlowID, Int)
        /// The end of a flow or layer without a result.
        case dismissed
        /// An answer of the app, by its index.
        case answer(EffectID, Int)
        /// A button of an alert, by its name in the spec.
        case button(String)
        /// A branch of a guard.
        case branch(Condition, holds: Bool)

        /// True if the user or the app chooses the list; both can also choose none.
        public var isAsked: Bool {
            switch self {
            case .answer, .button: true
            case .result, .dismissed, .branch: false
            }
        }
    }
}

extension Step.Action {
    /// All lists of steps nested in the step: its choices and its site's handlers.
    ///
    /// - Parameter program: the program that the step is part of.
    public func lists(in program: Program) -> [StepList] {
        site.map { program[$0].lists } ?? choices
    }
}

extension Site {
    /// The lists of steps that handle the end of the flow or screen.
    public var lists: [StepList] {
        // Traversals call this often, and most sites have no lists.
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
    /// All top-level lists of steps.
    public var lists: [[Step]] {
        transitions.map(\.steps) + links.map(\.steps)
            + flows.flatMap { flow in
                flow.childHandlers.map(\.handler.steps) + flow.tabs.compactMap(\.steps)
            }
            + sites.flatMap { $0.lists.map(\.steps) }
    }

    /// The result or answer that a list of steps handles.
    ///
    /// - Returns: the result or answer; `nil` if the list handles none, such as a button's.
    public func handledResult(of owner: StepList.Owner) -> ResultCase? {
        switch owner {
        case .result(let flow, let index): self[flow].results[index]
        case .answer(let effect, let index): self[effect].results[index]
        case .dismissed, .button, .branch: nil
        }
    }

    /// The flow whose result a container's handler handles, with the result.
    package func handled(by handler: ChildHandler, in flow: Flow) -> (flow: FlowID, result: ResultCase)? {
        guard case .flow(let child)? = flow.partUses[handler.child]?.target else { return nil }
        return (child, self[child].results[handler.handler.result])
    }
}
