import FlowGraph
import PushdownSystems

/// The distance and the possible faults of a transition on a screen.
public struct TransitionFact: Sendable {
    /// The transition, of the screen or of its flow.
    public var transition: TransitionID
    /// The screen.
    public var screen: ScreenID
    /// The fewest actions that perform it, including itself; `nil` if it can't be performed.
    public var distance: Int?
    /// The steps of the transition that can fail: for each step and kind, the fault with the fewest
    /// actions.
    public var faults: [FaultFact]

    /// True if it can be performed, even if one of its steps then fails.
    public var fires: Bool { distance != nil }
}

extension Analysis {
    /// Returns the facts about every transition, in the order of the screens. A flow-level
    /// transition has one for each screen.
    ///
    /// - Parameter faults: all ``faults``.
    public func transitions(with faults: [FaultFact]) -> [TransitionFact] {
        let found = Dictionary(grouping: faults, by: \.occasion)
        let distances = screenDistances
        return program.screenTransitions.map { screen, transition in
            TransitionFact(
                transition: transition, screen: screen, distance: distances[screen.index].map { $0 + 1 },
                faults: found[.transition(transition, screen), default: []])
        }
    }
}
