/// The hand-written code that has started a flow: where the flow is, and who learns of its end.
///
/// A hosted flow is presented, pushed on one of the app's navigation controllers, or embedded, for
/// example as a child or in a tab. Only an embedded flow has a root coordinator.
@MainActor
protocol FlowHost: AnyObject {
    /// The flow's coordinator.
    var flow: Coordinator? { get }
    /// The layer that the flow was presented in.
    var layer: Layer? { get }
    /// The flow's part of the app's own navigation stack.
    var stack: NavigationStack? { get }
    /// Whether the app handles the flow's results.
    var takesResults: Bool { get }

    /// The flow has ended in the model. The app is told once its screens have left.
    func ends(_ end: HostedEnd)

    /// Ends the flow from outside.
    func leave(then completion: @escaping @MainActor @Sendable () -> Void)
}

/// How a flow that hand-written code has started ends.
enum HostedEnd {
    /// With a result of the flow's own type.
    case finished(Any)
    /// Without a result.
    case dismissed
}

extension Handlers {
    /// For a hosted flow: its host learns of any end.
    convenience init(takingResults takesResults: Bool) {
        let finished: @MainActor (Draft, Any) -> Void = { draft, result in draft.end(.finished(result)) }
        self.init(finished: takesResults ? finished : nil) { draft in _ = draft.endHosted(animated: true) }
    }
}

extension Draft {
    /// Ends the hosted flow, with all that is left of its layers and screens. The rest of the step
    /// list is skipped.
    func endHosted(animated: Bool) -> Fault? {
        guard let host = navigator.host else { return .dismissAtBase }
        state.drop(above: nil, animated: animated)
        if let stack = host.stack, !state.slots(of: stack).isEmpty { state.set([], on: stack, animated: animated) }
        end(.dismissed)
        return nil
    }

    /// The host that handles the result of an embedded flow.
    func hostTakingResult(of coordinator: Coordinator, in layer: Layer?) -> (any FlowHost)? {
        guard layer == nil, let host = navigator.host, host.takesResults, host.flow === coordinator else { return nil }
        return host
    }
}
