import FlowGraph
import PushdownSystems

/// What becomes of a transition on a screen.
public struct TransitionFact: Sendable {
    /// The transition, the screen's own or its flow's.
    public var transition: TransitionID
    /// The screen.
    public var screen: ScreenID
    /// The fewest actions with which it is taken, itself counted; nil of one that never is.
    public var distance: Int?
    /// The steps in it that may fail, those of one step and kind with the fewest actions.
    public var faults: [FaultFact]

    /// Whether it can ever be taken, if only to find that a step can't.
    public var fires: Bool { distance != nil }
}

extension Analysis {
    /// Every transition, and of a flow's every screen that has it, in the order of the screens.
    ///
    /// - Parameter faults: all ``faults``.
    public func transitions(with faults: [FaultFact]) -> [TransitionFact] {
        var found: [Occasion: [FaultFact]] = [:]
        for fault in faults { found[fault.occasion, default: []].append(fault) }
        let distances = screenDistances
        return program.screens.indices.map(ScreenID.init(index:)).flatMap { screen in
            machine.transitions(on: screen).map { transition in
                TransitionFact(
                    transition: transition, screen: screen, distance: distances[screen.index].map { $0 + 1 },
                    faults: found[.transition(transition, screen), default: []])
            }
        }
    }
}
