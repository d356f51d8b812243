import FlowGraph
import FlowSpec
import PushdownSystems

/// A run that the abstract machine has performed. Users see only such runs.
public struct Replay: Sendable {
    /// The results of the guards at the start.
    public internal(set) var startChoices: [Choice]
    /// The state at the start.
    public var start: State
    /// The actions, in their order.
    public var steps: [Step]
    /// True if it is known that no shorter run reaches the same goal.
    public internal(set) var isShortest = false

    /// An action and its result.
    public struct Step: Hashable, Sendable {
        /// The action.
        public var move: Move
        /// The choices during the action.
        public var choices: [Choice]
        /// The state after the action.
        public var state: State
        /// The fault that the action, or a handler after it, ended in.
        public var fault: Fault?
    }

    /// The state at the end.
    public var end: State { steps.last?.state ?? start }
}

extension Replay.Step {
    /// A branch of a move from a state.
    init(_ move: Move, _ branch: Branch, from state: State) {
        self.init(move: move, choices: branch.choices, state: state)
        switch branch.outcome {
        case .settled(let next, let observations):
            self.state = next
            for case .fault(let fault) in observations { self.fault = fault }
        case .fault(let fault, _): self.fault = fault
        }
    }
}

/// The wanted end of a run.
enum Goal {
    /// A state that fulfills a condition.
    case state((State) -> Bool)
    /// A fault of the last action.
    case fault(Fault.Kind, SourceRange)
    /// These moves. The state before them and their steps fulfill a condition.
    case ending([Move], (State, [Replay.Step]) -> Bool)
}

extension Analysis {
    /// Replays one run: ``Replayer/replay(_:to:atLeast:)``.
    func replay(_ actions: [WitnessPath.Action], to goal: Goal, atLeast bound: Int) -> Replay? {
        var replayer = Replayer(self)
        return replayer.replay(actions, to: goal, atLeast: bound)
    }
}

extension WitnessPath.Action {
    var move: Move {
        switch event {
        // The start and the rest of a run are never separate actions.
        case .launch, .rest, .back: count > 1 ? .backMenu(count) : .back
        case .transition(let transition, _): .transition(transition)
        case .swipeDown: .swipeDown
        case .tap(let flow, let tab): .tap(flow, tab: tab)
        case .link(let link): .link(link)
        }
    }
}
