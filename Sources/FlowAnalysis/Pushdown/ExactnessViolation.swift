import FlowSpec
import PushdownSystems

/// A step that the pushdown system can only approximate, with its location.
public struct ExactnessViolation: Hashable, Sendable {
    /// The cause of the approximation.
    public var reason: Reason
    /// The location of the step, or of the flow or root if no step is the cause.
    public var range: SourceRange

    /// The possible causes; each breaks a condition under which the analysis is exact.
    public enum Reason: Hashable, Sendable {
        /// E1: a list continues in a tab that it has selected without setting the tab's stack.
        case continuesInTab
        /// E2: a new tab bar is covered or hidden at once, and one of its tabs can be reset.
        case coveredBar
        /// E3: a list changes a stack and then selects another tab, and the user can't return
        /// immediately.
        case noReturn
        /// E4: a `dismissed` list after the user's own move can fail.
        case faultAfterMove
        /// Too many sites have a `dismissed` list: some aren't told apart when the user goes back
        /// through the menu.
        case mergedSites
        /// The flows and layers combine to too many stacks: the analysis has no result for them.
        case size
        /// A list has too many branches to follow each as a whole: each step is performed in all
        /// states that the steps before it can lead to.
        case limit
        /// A flow has too many beginnings: the analysis has no result for its stacks.
        case beginnings
        /// `popTo … else` looks for too many screens in one flow: the analysis assumes that the
        /// others can be present or missing.
        case soughtScreens
    }
}
