import FlowDiagnostics
import FlowGraph
import FlowPushdown
import PushdownSystems

/// Makes runs on the abstract machine, in all ways that the choices allow. What a run has in common
/// with the one before it isn't done again: findings of one flow have nearly all of it in common.
struct Replayer {
    let machine: Machine
    /// The runs with the same moves, as far as they differ in where they have come to: first those
    /// at the start, then those after each action.
    private var entries: [Entry] = []
    private var actions: [WitnessPath.Action] = []
    /// Where the entries of the start and of each action end.
    private var ends: [Int] = []
    /// What is left for all runs, and of it for the run at hand.
    private var total: Effort
    private var effort = Effort(0)

    private struct Entry {
        var previous: Int
        var step: Replay.Step
    }

    // Beyond any run that a person reads; runs differ in what is chosen on the way.
    private static let widest = 4_096
    private static let runEffort = 2_000_000
    private static let searchEffort = 200_000

    /// - Parameter effort: how much is looked at for all runs that will be asked for.
    init(_ machine: Machine, effort: Effort = Effort(2_000_000)) {
        self.machine = machine
        total = effort
    }

    /// Makes the moves one after the other and gives a run that ends in the goal; nil where none
    /// does, and where none is found with the effort.
    mutating func replay(_ actions: [WitnessPath.Action], to goal: Goal) -> Replay? {
        effort = Effort(min(Self.runEffort, total.left))
        let before = effort
        defer { total.spend(before.left - effort.left) }
        if let replay = make(actions, to: goal) { return replay }
        // Where the analysis isn't exact, what it takes to be seen on the way may not be seen.
        if actions.contains(where: { $0.view != nil }), let replay = make(actions.map(\.withoutView), to: goal) { return replay }
        return search(near: actions, to: goal)
    }

    /// Looks for another run that ends in the goal.
    private mutating func search(near actions: [WitnessPath.Action], to goal: Goal) -> Replay? {
        let allowed = Effort(min(Self.searchEffort, effort.left))
        var search = GuidedSearch(machine, near: actions, to: goal, effort: allowed)
        defer { effort.spend(allowed.left - search.effort.left) }
        return search.run()
    }

    private mutating func make(_ actions: [WitnessPath.Action], to goal: Goal) -> Replay? {
        switch goal {
        case .state(let holds):
            guard let level = come(after: actions[...]) else { return nil }
            let found = level.filter { holds(entries[$0].step.state) }
            // A fault leaves the state as it was, so that the goal may have been reached before: a
            // run without one shows what reaches it.
            return (found.first { entries[$0].step.fault == nil } ?? found.first).map { replay(to: $0) }
        case .fault(let kind, let range):
            guard let last = actions.last, let level = come(after: actions.dropLast()) else { return nil }
            return fault(Fault(kind, at: range), of: last, after: level)
        }
    }

    /// Comes to the states after some actions; gives the entries, or nil where that takes too much.
    private mutating func come(after wanted: ArraySlice<WitnessPath.Action>) -> Range<Int>? {
        if ends.isEmpty, !begin() { return nil }
        let known = zip(actions, wanted).prefix { $0 == $1 && $0.view == $1.view }.count
        actions.removeSubrange(known...)
        ends.removeSubrange((known + 1)...)
        entries.removeSubrange(ends[known]...)
        for action in wanted.dropFirst(known) {
            take(action, from: level)
            if effort.isSpent {
                entries.removeSubrange(level.upperBound...)
                return nil
            }
            actions.append(action)
            ends.append(entries.count)
        }
        return level
    }

    /// The entries after the last action.
    private var level: Range<Int> { (ends.dropLast().last ?? 0)..<(ends.last ?? 0) }

    /// Comes to the states in which the app may start; false where that takes too much.
    private mutating func begin() -> Bool {
        var seen = DistinctStates()
        machine.forEachInitialState { choices, state in
            effort.spend(on: choices, state)
            if seen.insert(state) { entries.append(Entry(previous: -1, step: Replay.Step(move: .back, choices: choices, state: state))) }
            return !effort.isSpent
        }
        guard !effort.isSpent else {
            entries = []
            return false
        }
        ends = [entries.count]
        return true
    }

    /// Takes an action in all ways. Of what it leads to that is kept which looks as it is known to
    /// look, if there is any.
    private mutating func take(_ action: WitnessPath.Action, from level: Range<Int>) {
        let first = entries.count
        var others: [Entry] = []
        var (seen, seenAfterFaults) = (DistinctStates(), DistinctStates())
        for previous in level {
            let state = entries[previous].step.state
            machine.forEachStep(by: action.move, from: state, &effort) { step in
                guard step.fault == nil ? seen.insert(step.state) : seenAfterFaults.insert(step.state) else { return true }
                if action.view?.shows(step.state) ?? true {
                    entries.append(Entry(previous: previous, step: step))
                } else if entries.count == first, others.count < Self.widest {
                    others.append(Entry(previous: previous, step: step))
                }
                return entries.count - first < Self.widest
            }
        }
        if entries.count == first { entries += others }
    }

    /// A run that ends in a fault of an action.
    private mutating func fault(_ fault: Fault, of action: WitnessPath.Action, after level: Range<Int>) -> Replay? {
        for previous in level {
            var found: Replay.Step?
            machine.forEachStep(by: action.move, from: entries[previous].step.state, &effort) { step in
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
    fileprivate func forEachStep(by move: Move, from state: State, _ effort: inout Effort, _ body: (Replay.Step) -> Bool) {
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

extension WitnessPath.Action {
    fileprivate var withoutView: Self { Self(event: event, count: count) }
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
