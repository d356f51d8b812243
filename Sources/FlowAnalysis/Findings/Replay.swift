import FlowDiagnostics
import FlowGraph

/// A run that the abstract machine has made: nothing is shown to a user that it hasn't.
public struct Replay: Sendable {
    /// What the guards answered at the start.
    public var startChoices: [Choice]
    /// Where it started.
    public var start: State
    /// What was done, one after the other.
    public var steps: [Step]

    /// One action and what became of it.
    public struct Step: Sendable {
        /// What was done.
        public var move: Move
        /// What was chosen in it.
        public var choices: [Choice]
        /// The state after it.
        public var state: State
        /// The fault that it ended in, or that what followed it ended in.
        public var fault: Fault?
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
}

extension Machine {
    // Beyond any run that a person reads; runs differ in what is chosen on the way.
    private static let widest = 4_096

    /// Makes the moves one after the other, in all ways that the choices allow, and gives a run that ends in the goal; nil where none does.
    func replay(_ actions: [Route.Action], to goal: Goal) -> Replay? {
        var runs = Runs(machine: self)
        runs.begin()
        for (index, action) in actions.enumerated() {
            runs.take(action, isLast: index == actions.count - 1, goal)
            if runs.isEmpty { return nil }
        }
        return runs.run(to: goal)
    }

    /// All runs with the same moves, as far as they differ in where they have come to.
    private struct Runs {
        let machine: Machine
        private var all: [Entry] = []
        private var level: Range<Int> = 0..<0

        private struct Entry {
            var previous: Int
            var step: Replay.Step
        }

        init(machine: Machine) {
            self.machine = machine
        }

        var isEmpty: Bool { level.isEmpty }

        mutating func begin() {
            var seen: Set<State> = []
            for (choices, state) in machine.initialStates where seen.insert(state).inserted {
                all.append(Entry(previous: -1, step: Replay.Step(move: .back, choices: choices, state: state)))
            }
            level = 0..<all.count
        }

        mutating func take(_ action: Route.Action, isLast: Bool, _ goal: Goal) {
            let first = all.count
            var seen: Set<State> = []
            for previous in level {
                let state = all[previous].step.state
                let move = action.move
                guard machine.moves(in: state).contains(move) else { continue }
                for branch in machine.outcomes(of: move, in: state) {
                    var step = Replay.Step(move: move, choices: branch.choices, state: state)
                    switch branch.outcome {
                    case .settled(let next, let observations):
                        step.state = next
                        for case .fault(let fault) in observations { step.fault = fault }
                    case .fault(let fault, _): step.fault = fault
                    }
                    let isWanted: Bool
                    if isLast, case .fault(let kind, let range) = goal {
                        isWanted = step.fault?.kind == kind && step.fault?.range == range
                    } else {
                        // A fault leaves the state as it was, and then the action needn't have been taken.
                        isWanted = seen.insert(step.state).inserted
                    }
                    if isWanted { all.append(Entry(previous: previous, step: step)) }
                    if all.count - first >= Machine.widest { break }
                }
            }
            level = first..<all.count
        }

        func run(to goal: Goal) -> Replay? {
            let found = level.first { index in
                if case .state(let holds) = goal { holds(all[index].step.state) } else { true }
            }
            guard var place = found else { return nil }
            var steps: [Replay.Step] = []
            while all[place].previous >= 0 {
                steps.append(all[place].step)
                place = all[place].previous
            }
            return Replay(startChoices: all[place].step.choices, start: all[place].step.state, steps: steps.reversed())
        }
    }
}

extension Route.Action {
    /// The machine's move.
    var move: Move {
        switch event {
        // The start and an answer are never actions of their own.
        case .launch, .rest, .back: count > 1 ? .backMenu(count) : .back
        case .transition(let transition, _): .transition(transition)
        case .swipeDown: .swipeDown
        case .tap(let flow, let tab): .tap(flow, tab: tab)
        case .entry(let index): .entry(index)
        }
    }
}
