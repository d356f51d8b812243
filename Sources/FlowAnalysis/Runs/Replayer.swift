import FlowGraph
import FlowSpec
import PushdownSystems

/// Makes runs on the abstract machine, in all ways that the choices allow. What a run has in common
/// with the one before it isn't done again: findings of one flow have nearly all of it in common.
/// It counts as if it were, so that a run is the same whatever was replayed before it.
struct Replayer {
    let analysis: Analysis
    /// The runs with the same moves, as far as they differ in where they have come to: first those
    /// at the start, then those after each action.
    private var entries: [Entry] = []
    private var actions: [Action] = []
    /// Where the entries of the start and of each action end, and what they took.
    private var levels: [(end: Int, cost: Int)] = []
    /// What is left for the run at hand, of what each may take.
    var effort = Effort(0)
    let allowed: Int

    var machine: Machine { analysis.machine }

    private struct Entry {
        var previous: Int
        var step: Replay.Step
    }

    /// A move, and what shows after it, where that is known.
    struct Action: Hashable {
        var move: Move
        var view: View?

        init(_ action: WitnessPath.Action) { (move, view) = (action.move, action.view) }
        init(move: Move) { self.move = move }
    }

    /// So many states after an action are followed: beyond any run that a person reads, runs differ
    /// in what is chosen on the way.
    private let widest: Int
    static let searchEffort = 200_000

    /// - Parameter count: how many runs share it, at least; each may take the same, and enough for
    ///   a run with few choices.
    init(_ analysis: Analysis, effort: Int = 2_000_000, sharedBy count: Int = 1) {
        self.analysis = analysis
        allowed = max(min(10_000, effort), effort / max(count, 1))
        widest = max(4_096, effort / 500)
    }

    /// Makes the moves one after the other and gives a run that ends in the goal; nil where none
    /// does, and where none is found with the effort.
    ///
    /// - Parameter bound: a number of actions. It is known that no run to the goal has fewer.
    mutating func replay(_ wanted: [WitnessPath.Action], to goal: Goal, atLeast bound: Int) -> Replay? {
        effort = Effort(allowed)
        let actions = wanted.map(Action.init(_:))
        var made = make(actions, to: goal)
        // Where the analysis isn't exact, what it takes to be seen on the way may not be seen.
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
            // A fault leaves the state as it was, so that the goal may have been reached before: a
            // run without one shows what reaches it.
            return (found.first { entries[$0].step.fault == nil } ?? found.first).map { replay(to: $0) }
        case .fault(let kind, let range):
            guard let last = actions.last, let level = come(after: actions.dropLast()) else { return nil }
            return fault(Fault(kind, at: range), of: last.move, after: level)
        case .ending(let moves, let holds):
            guard let level = come(after: actions[...]) else { return nil }
            // As above, a run without a fault shows more.
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

    /// Comes to the states after some actions; gives the entries, or nil where that takes too much.
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

    /// Comes to the states in which the app may start; false where that takes too much.
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

    /// Takes an action in all ways. Of what it leads to that is kept which looks as it is known to
    /// look, if there is any.
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

    /// A run that ends in a fault of an action.
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
        // Each step is kept and shown.
        effort.spend(8 * steps.count)
        return Replay(startChoices: entries[entry].step.choices, start: entries[entry].step.state, steps: steps.reversed())
    }
}

extension Machine {
    /// Takes a move in one way after the other, as far as the effort goes, until one is enough;
    /// none where it isn't possible.
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
