/// Something that a user or the screen on top can do.
public enum Move: Hashable, Sendable {
    /// The screen on top takes a transition.
    case transition(TransitionID)
    /// The back button, or the swipe from the edge.
    case back
    /// The back button's menu: so many screens at once.
    case backMenu(Int)
    /// The top presented layer is swiped away.
    case swipeDown
    /// A tab of a visible tab bar is tapped.
    case tap(FlowID, tab: Int)
}

/// What became of a move.
public enum Outcome: Hashable, Sendable {
    /// It led to a state.
    case settled(State, [Observation])
    /// A step couldn't be taken, and the state is as it was.
    case fault(Fault)
}

/// Something that must happen beside what the state shows.
public enum Observation: Hashable, Sendable {
    /// A flow, or a presented screen, left without a handler, so that its coordinator must be released.
    case abandon(Target, Cause)

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
        /// The step at an index of a transition's list.
        case step(Int)
    }
}

/// Why a transition stopped.
public struct Fault: Hashable, Sendable {
    /// What the step didn't find.
    public var kind: Kind
    /// The index of the step in its list.
    public var step: Int

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
    }

    /// Makes a fault of a step.
    public init(_ kind: Kind, step: Int) {
        self.kind = kind
        self.step = step
    }
}
