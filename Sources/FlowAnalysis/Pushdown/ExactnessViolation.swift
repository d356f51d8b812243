import FlowSpec
import PushdownSystems

/// Something that the pushdown system can only approximate, with its place.
public struct ExactnessViolation: Hashable, Sendable {
    /// Why it is approximate.
    public var reason: Reason
    /// The step.
    public var range: SourceRange

    /// The conditions under which the analysis is exact; each names what breaks it.
    public enum Reason: Hashable, Sendable {
        /// E1: a list goes on in a tab that it has selected without saying what stands there.
        case goesOnInTab
        /// E2: a tab bar is made and covered or hidden at once, and one of its tabs can be reset.
        case coveredBar
        /// E3: a list changes a stack and then selects another tab, from which the user can't come
        /// right back.
        case noReturn
        /// E5: what a `dismissed` does after the user's own move may not be possible.
        case faultAfterMove
        /// More sites that do something at a dismissal than are told apart where the user goes back
        /// through the menu.
        case mergedSites
        /// More stacks, as the flows and layers mix, than are looked at: nothing is said of them.
        case size
        /// More ways through a list than are followed as wholes: each step is taken wherever those
        /// before it may have led to.
        case limit
        /// More beginnings of a flow than are looked at: nothing is said of the stacks.
        case beginnings
        /// More screens that `popTo … else` looks for in one flow than are told apart: the others
        /// are taken to be there or not.
        case soughtScreens
    }
}
