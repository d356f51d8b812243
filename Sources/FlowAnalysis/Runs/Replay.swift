import FlowGraph
import FlowSpec
import PushdownSystems

/// A run that the abstract machine has made: nothing is shown to a user that it hasn't.
public struct Replay: Sendable {
    /// What the guards answered at the start.
    var startChoices: [Choice]
    /// Where it started.
    public var start: State
    /// What was done, one after the other.
    public var steps: [Step]
    /// Whether it is known that no shorter run shows the same.
    public internal(set) var isShortest = false

    /// One action and what became of it.
    public struct Step: Hashable, Sendable {
        /// What was done.
        public var move: Move
        /// What was chosen in it.
        public var choices: [Choice]
        /// The state after it.
        public var state: State
        /// The fault that it ended in, or that what followed it ended in.
        public var fault: Fault?

        init(move: Move, choices: [Choice], state: State, fault: Fault? = nil) {
            self.move = move
            self.choices = choices
            self.state = state
            self.fault = fault
        }

        /// A move that was taken in one way, from a state.
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

    /// Where it ends.
    public var end: State { steps.last?.state ?? start }
}

/// What a run is to end in.
enum Goal {
    /// A state of which something holds.
    case state((State) -> Bool)
    /// A fault of the last action.
    case fault(Fault.Kind, SourceRange)
    /// These moves; of what they did, and of the state before them, something holds.
    case ending([Move], (State, [Replay.Step]) -> Bool)
}

extension Analysis {
    /// A run of one question: ``Replayer/replay(_:to:atLeast:)``.
    func replay(_ actions: [WitnessPath.Action], to goal: Goal, atLeast bound: Int) -> Replay? {
        var replayer = Replayer(self)
        return replayer.replay(actions, to: goal, atLeast: bound)
    }
}

extension WitnessPath.Action {
    /// The machine's move.
    var move: Move {
        switch event {
        // The start and an answer are never actions of their own.
        case .launch, .rest, .back: count > 1 ? .backMenu(count) : .back
        case .transition(let transition, _): .transition(transition)
        case .swipeDown: .swipeDown
        case .tap(let flow, let tab): .tap(flow, tab: tab)
        case .link(let link): .link(link)
        }
    }
}
