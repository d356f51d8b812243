import FlowSpec

/// An action of the user or of the screen on top.
public enum Move: Hashable, Sendable {
    /// The screen on top performs a transition, its own or its flow's.
    case transition(TransitionID)
    /// The back button, or the swipe from the edge.
    case back
    /// The back button's menu, which goes back this many screens at once.
    case backMenu(Int)
    /// The user swipes the top presented layer away, or it dismisses itself.
    case swipeDown
    /// The user taps a tab of a visible tab bar.
    case tap(FlowID, tab: Int)
    /// A link opens.
    case link(LinkID)
}

/// The outcome of a move.
public enum Outcome: Hashable, Sendable {
    /// The resulting state.
    case settled(State, [Observation])
    /// A step faulted and the state is unchanged. Effects before that step were performed.
    case fault(Fault, [Observation])
}

extension Outcome {
    /// Returns the state after a move and everything else observable, a fault last.
    ///
    /// - Parameter state: the state before the move, which remains after a fault.
    public func result(from state: State) -> (state: State, observations: [Observation]) {
        switch self {
        case .settled(let next, let observations): (next, observations)
        case .fault(let fault, let observations): (state, observations + [.fault(fault)])
        }
    }
}

/// An event that isn't part of the state. Events are listed in order.
public enum Observation: Hashable, Sendable {
    /// A flow or presented screen was removed without a handler. Its coordinator must be released.
    case abandon(Target, Cause)
    /// A site's target was removed. The handler of the result at an index runs; `nil` for
    /// `dismissed`.
    case handled(SiteID, result: Int?)
    /// The app performs an effect.
    case perform(EffectID)
    /// A step after a gesture, an alert or the app's answer faulted. The state at that event
    /// remains.
    case fault(Fault)

    /// The cause of the removal.
    public enum Cause: Hashable, Sendable {
        /// The back button or the swipe from the edge.
        case back
        /// The back button's menu.
        case backMenu
        /// The user swiped a layer away.
        case swipeDown
        /// The user tapped the selected tab again.
        case reselect
        /// The step at this location.
        case step(SourceRange)
    }
}

/// The reason why a list of steps stopped.
public struct Fault: Hashable, Sendable {
    /// The reason why the step can't be performed.
    public var kind: Kind
    /// The range of the step.
    public var range: SourceRange

    /// The kinds of fault. Each is the id of the corresponding rule.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A push, replace or setStack outside a navigation stack.
        case noStack = "no-stack"
        /// A pop that would leave no screen.
        case popAtRoot = "pop-at-root"
        /// A popTo of a screen that isn't on the stack.
        case popToMissing = "pop-to-missing"
        /// A dismiss without a presented layer.
        case dismissAtBase = "dismiss-at-base"
        /// A select while the tab bar isn't around the top screen.
        case selectWithoutTabs = "select-without-tabs"
        /// A switch while the container isn't on screen.
        case switchWithoutSwitch = "switch-without-switch"
        /// A finish of a different flow, or of a flow whose end has no handler.
        case finishUnhandled = "finish-unhandled"
    }

    /// Creates a fault.
    public init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}
