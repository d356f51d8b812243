import FlowSpec

/// Something that a user or the screen on top can do.
public enum Move: Hashable, Sendable {
    /// The screen on top takes a transition, its own or its flow's.
    case transition(TransitionID)
    /// The back button, or the swipe from the edge.
    case back
    /// The back button's menu: so many screens at once.
    case backMenu(Int)
    /// The top presented layer is swiped away, or dismisses itself.
    case swipeDown
    /// A tab of a visible tab bar is tapped.
    case tap(FlowID, tab: Int)
    /// A link is opened.
    case link(LinkID)
}

/// What became of a move.
public enum Outcome: Hashable, Sendable {
    /// It led to a state.
    case settled(State, [Observation])
    /// A step couldn't be taken, and the state is as it was. What the app did before that step, it
    /// has done.
    case fault(Fault, [Observation])
}

/// Something that happens beside what the state shows, in the order in which it happens.
public enum Observation: Hashable, Sendable {
    /// A flow, or a presented screen, left without a handler, so that its coordinator must be
    /// released all the same.
    case abandon(Target, Cause)
    /// What a place started has left, and the place's handler of the result, by its index, runs;
    /// nil for `dismissed`.
    case handled(SiteID, result: Int?)
    /// The app is called.
    case perform(EffectID)
    /// What followed a gesture of the user, an alert or an answer of the app couldn't be taken: the
    /// state is the one before it.
    case fault(Fault)

    /// What made it leave.
    public enum Cause: Hashable, Sendable {
        /// The back button or the swipe from the edge.
        case back
        /// The back button's menu.
        case backMenu
        /// A layer was swiped away.
        case swipeDown
        /// The selected tab was tapped again.
        case reselect
        /// The step at a place.
        case step(SourceRange)
    }
}

/// Why a list of steps stopped.
public struct Fault: Hashable, Sendable {
    /// What the step didn't find.
    public var kind: Kind
    /// The characters of the step.
    public var range: SourceRange

    /// The kinds of fault; each is the id of the rule that finds it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A push, replace or setStack outside a navigation stack.
        case noStack = "no-stack"
        /// A pop where no screen is left to show.
        case popAtRoot = "pop-at-root"
        /// A popTo of a screen that isn't on the stack.
        case popToMissing = "pop-to-missing"
        /// A dismiss where nothing is presented.
        case dismissAtBase = "dismiss-at-base"
        /// A select where the tab bar isn't around the top screen.
        case selectWithoutTabs = "select-without-tabs"
        /// A switch where the container isn't on screen.
        case switchWithoutSwitch = "switch-without-switch"
        /// A finish of a flow that isn't the own one, or whose end nobody handles.
        case finishUnhandled = "finish-unhandled"
    }

    /// Makes a fault of the step at a place.
    ///
    /// - Parameters:
    ///   - kind: what the step didn't find.
    ///   - range: the characters of the step.
    public init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}
