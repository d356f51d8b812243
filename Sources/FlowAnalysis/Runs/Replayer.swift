import FlowGraph
import FlowSpec
import PushdownSystems

/// Replays runs on the abstract machine, with all possible choices. Actions that a run has in
/// common with the one before it aren't repeated: findings of one flow share nearly all of theirs.
/// They still count as effort, so a run doesn't depend on earlier replays.
struct Replayer {
    let analysis: Analysis
    /// The runs with the same moves that lead to different states: first those at the start, then
    /// those after each action.
    private var entries: [Entry] = []
    private var actions: [Action] = []
    /// The ends of the entries for the start and for each action, and their costs.
    private var levels: [(end: Int, cost: Int)] = []
    /// The remaining effort of the current run, out of the effort allowed for each.
    var effort = Effort(0)
    let allowed: Int

    var machine: Machine { analysis.machine }

    private struct Entry {
        var previous: Int
        var step: Replay.Step
    }

    /// A move, and the view after it, if it is known.
    struct Action: Hashable {
        var move: Move
        var view: View?

        init(_ action: WitnessPath.Action) { (move, view) = (action.move, action.view) }
        init(move: Move) { self.move = move }
    }

    /// The maximum number of states followed after an action. Runs that people read have fewer;
    /// beyond it, only choices differ.
    private let widest: Int
    static let searchEffort = 200_000

    /// - Parameter count: the minimum number of runs that share the effort equally; each has enough
    ///   for a run with few choices.
    init(_ analysis: Analysis, effort: Int = 2_000_000, sharedBy count: Int = 1) {
        self.analysis = analysis
        allowed = max(min(10_000, effort), effort / max(count, 1))
        widest = max(4_096, effort / 500)
    }

    /// Performs the moves in their order and returns a run that ends in the goal; `nil` if none is
    /// found with the effort.
    ///
    /// - Parameter bound: a number of actions. No run to the goal has fewer.
    mutating func replay(_ wanted: [WitnessPath.Action], to goal: Goal, atLeast bound: Int) -> Replay? {
        effort = Effort(allowed)
        let actions = wanted.map(Action.init(_:))
        var made = make(actions, to: goal)
        // If the analysis is approximate, the expected views might not occur.
        if made == nil, actions.contains(where: { $0.view != nil }) { made = make(actions.map { Action(move: $0.move) }, to: goal) }
        if var made, made.steps.count <= bound {
            made.isShortest = true
            return made
        }
        return shorten(made, near: actions, to: goal, atLeast: bound)
    }

    mutating func make(_ actions: [Action], to goal: Goal) -> Replay? {
        switch goal {
        case .state(let holds):
            guard let level = come(after: actions[...]) else { return nil }
            let found = level.filter { holds(entries[$0].step.state) }
            // A fault leaves the state as it was, so an earlier action might have reached the goal.
            // A run without a fault shows the action that does.
            return (found.first { entries[$0].step.fault == nil } ?? found.first).map { replay(to: $0) }
        case .fault(let kind, let range):
            guard let last = actions.last, let level = come(after: actions.dropLast()) else { return nil }
            return fault(Fault(kind, at: range), of: last.move, after: level)
        case .ending(let moves, let holds):
            guard let level = come(after: actions[...]) else { return nil }
            // As above, a run without a fault is better.
            var failing: Replay?
            for entry in level where !effort.isSpent {
                let run = replay(to: entry)
                let (lead, ending) = (run.steps.dropLast(moves.count), Array(run.steps.suffix(moves.count)))
                let before = lead.last?.state ?? run.start
                guard holds(before, ending) else { continue }
                if ending.allSatisfy({ $0.fault == nil }) { return run }
                failing = failing ?? run
            }
            return failing
        }
    }

    /// Returns the entries after some actions; `nil` if that needs too much effort.
    private mutating func come(after wanted: ArraySlice<Action>) -> Range<Int>? {
        if levels.isEmpty, !begin() { return nil }
        let known = zip(actions, wanted).prefix { $0 == $1 }.count
        actions.removeSubrange(known...)
        levels.removeSubrange((known + 1)...)
        entries.removeSubrange(levels[known].end...)
        for level in levels { effort.spend(level.cost) }
        if effort.isSpent { return nil }
        for action in wanted.dropFirst(known) {
            let before = effort
            take(action, from: level)
            if effort.isSpent {
                entries.removeSubrange(level.upperBound...)
                return nil
            }
            actions.append(action)
            levels.append((entries.count, before.left - effort.left))
        }
        return level
    }

    /// The entries after the last action.
    private var level: Range<Int> { (levels.dropLast().last?.end ?? 0)..<(levels.last?.end ?? 0) }

    /// Finds the start states of the app; returns false if that needs too much effort.
    private mutating func begin() -> Bool {
        var seen = DistinctStates()
        var effort = effort
        machine.forEachInitialState { choices, state in
            effort.spend(on: choices, state)
            if seen.insert(state) { entries.append(Entry(previous: -1, step: Replay.Step(move: .back, choices: choices, state: state))) }
            return !effort.isSpent
        }
        guard !effort.isSpent else {
            entries = []
            return false
        }
        levels = [(entries.count, self.effort.left - effort.left)]
        return true
    }

    /// Performs an action with all choices. It keeps the states that match the known view, or all
    /// states if none does.
    private mutating func take(_ action: Action, from level: Range<Int>) {
        let first = entries.count
        var others: [Entry] = []
        var (seen, seenAfterFaults) = (DistinctStates(), DistinctStates())
        for previous in level {
            let state = entries[previous].step.state
            machine.forEachStep(by: action.move, from: state, &effort) { step in
                guard step.fault == nil ? seen.insert(step.state) : seenAfterFaults.insert(step.state) else { return true }
                if action.view?.shows(step.state) ?? true {
                    entries.append(Entry(previous: previous, step: step))
                } else if entries.count == first, others.count < widest {
                    others.append(Entry(previous: previous, step: step))
                }
                return entries.count - first < widest
            }
        }
        if entries.count == first { entries += others }
    }

    /// The run that ends with a fault of an action.
    private mutating func fault(_ fault: Fault, of move: Move, after level: Range<Int>) -> Replay? {
        for previous in level {
            var found: Replay.Step?
            machine.forEachStep(by: move, from: entries[previous].step.state, &effort) { step in
                if step.fault == fault { found = step }
                return found == nil
            }
            guard let found else { continue }
            var replay = replay(to: previous)
            replay.steps.append(found)
            return replay
        }
        return nil
    }

    private mutating func replay(to entry: Int) -> Replay {
        var steps: [Replay.Step] = []
        var entry = entry
        while entries[entry].previous >= 0 {
            steps.append(entries[entry].step)
            entry = entries[entry].previous
        }
        // Each step is stored and shown.
        effort.spend(8 * steps.count)
        return Replay(startChoices: entries[entry].step.choices, start: entries[entry].step.state, steps: steps.reversed())
    }
}

extension Machine {
    /// Performs a move with one choice after another until `body` returns false or the effort is
    /// spent. Does nothing if the move isn't possible.
    func forEachStep(by move: Move, from state: State, _ effort: inout Effort, _ body: (Replay.Step) -> Bool) {
        guard !effort.isSpent, isPossible(move, in: state) else { return }
        var left = effort
        forEachOutcome(of: move, in: state) { branch in
            let step = Replay.Step(move, branch, from: state)
            left.spend(on: branch.choices, step.state)
            return body(step) && !left.isSpent
        }
        effort = left
    }
}

/// A set of states. Most moves lead to one state, which then needn't be hashed.
private struct DistinctStates {
    private var first: State?
    private var others: Set<State> = []

    /// Adds a state; returns false if it was added before.
    mutating func insert(_ state: State) -> Bool {
        guard let first else {
            first = state
            return true
        }
        return state != first && others.insert(state).inserted
    }
}
