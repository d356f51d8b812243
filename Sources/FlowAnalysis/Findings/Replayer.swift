import FlowDiagnostics
import FlowGraph

/// Makes runs on the abstract machine, in all ways that the choices allow. What a run has in common with the one before it isn't done again: findings of
/// one flow have nearly all of it in common.
struct Replayer {
    let machine: Machine
    /// The runs with the same moves, as far as they differ in where they have come to: first those at the start, then those after each action.
    private var entries: [Entry] = []
    private var actions: [Route.Action] = []
    /// Where the entries of the start and of each action end.
    private var ends: [Int]

    private struct Entry {
        var previous: Int
        var step: Replay.Step
    }

    // Beyond any run that a person reads; runs differ in what is chosen on the way.
    private static let widest = 4_096

    init(_ machine: Machine) {
        self.machine = machine
        var seen = DistinctStates()
        for (choices, state) in machine.initialStates where seen.insert(state) {
            entries.append(Entry(previous: -1, step: Replay.Step(move: .back, choices: choices, state: state)))
        }
        ends = [entries.count]
    }

    /// Makes the moves one after the other and gives a run that ends in the goal; nil where none does.
    mutating func replay(_ actions: [Route.Action], to goal: Goal) -> Replay? {
        switch goal {
        case .state(let holds):
            let level = come(after: actions[...])
            return level.first { holds(entries[$0].step.state) }.map(replay(to:))
        case .fault(let kind, let range):
            guard let last = actions.last else { return nil }
            let level = come(after: actions.dropLast())
            return fault(Fault(kind, at: range), of: last, after: level)
        }
    }

    /// Comes to the states after some actions; gives the entries.
    private mutating func come(after wanted: ArraySlice<Route.Action>) -> Range<Int> {
        let known = zip(actions, wanted).prefix { $0 == $1 }.count
        actions.removeSubrange(known...)
        ends.removeSubrange((known + 1)...)
        entries.removeSubrange(ends[known]...)
        for action in wanted.dropFirst(known) {
            take(action.move, from: level)
            actions.append(action)
            ends.append(entries.count)
        }
        return level
    }

    /// The entries after the last action.
    private var level: Range<Int> { (ends.dropLast().last ?? 0)..<entries.count }

    private mutating func take(_ move: Move, from level: Range<Int>) {
        let first = entries.count
        var seen = DistinctStates()
        for previous in level where machine.isPossible(move, in: entries[previous].step.state) {
            for branch in machine.outcomes(of: move, in: entries[previous].step.state) {
                let step = step(move, branch, from: previous)
                // A fault leaves the state as it was, and then the action needn't have been taken.
                if seen.insert(step.state) { entries.append(Entry(previous: previous, step: step)) }
                if entries.count - first >= Self.widest { break }
            }
        }
    }

    /// A run that ends in a fault of an action.
    private func fault(_ fault: Fault, of action: Route.Action, after level: Range<Int>) -> Replay? {
        for previous in level where machine.isPossible(action.move, in: entries[previous].step.state) {
            for branch in machine.outcomes(of: action.move, in: entries[previous].step.state) {
                let step = step(action.move, branch, from: previous)
                guard step.fault == fault else { continue }
                var replay = replay(to: previous)
                replay.steps.append(step)
                return replay
            }
        }
        return nil
    }

    private func step(_ move: Move, _ branch: Branch, from previous: Int) -> Replay.Step {
        var step = Replay.Step(move: move, choices: branch.choices, state: entries[previous].step.state)
        switch branch.outcome {
        case .settled(let next, let observations):
            step.state = next
            for case .fault(let fault) in observations { step.fault = fault }
        case .fault(let fault, _): step.fault = fault
        }
        return step
    }

    private func replay(to entry: Int) -> Replay {
        var steps: [Replay.Step] = []
        var entry = entry
        while entries[entry].previous >= 0 {
            steps.append(entries[entry].step)
            entry = entries[entry].previous
        }
        return Replay(startChoices: entries[entry].step.choices, start: entries[entry].step.state, steps: steps.reversed())
    }
}

/// Tells states apart. Most moves lead to one, and then none needs to be hashed.
private struct DistinctStates {
    private var first: State?
    private var others: Set<State> = []

    /// Adds a state; false where it is there already.
    mutating func insert(_ state: State) -> Bool {
        guard let first else {
            first = state
            return true
        }
        return state != first && others.insert(state).inserted
    }
}
