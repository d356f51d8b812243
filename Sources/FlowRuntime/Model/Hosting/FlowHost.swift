/// The hand-written code that started a flow. It knows the flow's place and is notified of its end.
///
/// A hosted flow is presented, pushed on one of the app's navigation controllers, or embedded, for
/// example as a child or in a tab. Only an embedded flow has a root coordinator.
@MainActor
protocol FlowHost: AnyObject {
    /// The flow's coordinator.
    var flow: Coordinator? { get }
    /// The layer that presents the flow.
    var layer: Layer? { get }
    /// The flow's part of the app's navigation stack.
    var stack: NavigationStack? { get }
    var takesResults: Bool { get }

    /// Handles the flow's end in the model. Notifies the app once the flow's screens have left.
    func ends(_ end: HostedEnd)

    /// Ends the flow from outside.
    func leave(then completion: @escaping @MainActor @Sendable () -> Void)
}

/// How a hosted flow ends.
enum HostedEnd {
    case finished(Any)
    case dismissed
}

extension Handlers {
    /// Creates the handlers of a hosted flow. Its host is notified of any end.
    convenience init(takingResults takesResults: Bool) {
        let finished: @MainActor (Draft, Any) -> Void = { draft, result in draft.end(.finished(result)) }
        self.init(finished: takesResults ? finished : nil) { draft in _ = draft.endHosted(animated: true) }
    }
}

extension Draft {
    /// Ends the hosted flow, with its remaining layers and screens. Skips the remaining steps.
    func endHosted(animated: Bool) -> Fault? {
        guard let host = navigator.host else { return .dismissAtBase }
        state.drop(above: nil, animated: animated)
        if let stack = host.stack, !state.slots(of: stack).isEmpty { state.set([], on: stack, animated: animated) }
        end(.dismissed)
        return nil
    }

    /// The host that handles the result of an embedded flow; `nil` if none does.
    func hostTakingResult(of coordinator: Coordinator, in layer: Layer?) -> (any FlowHost)? {
        guard layer == nil, let host = navigator.host, host.takesResults, host.flow === coordinator else { return nil }
        return host
    }
}
