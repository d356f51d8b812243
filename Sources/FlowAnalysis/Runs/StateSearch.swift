import FlowGraph

/// The states of the machine by their number of actions, in breadth, so that the first one that is
/// found is the nearest.
struct StateSearch {
    /// The number of actions after which every state is known.
    private(set) var depth = 0
    /// Whether every state that can be reached is known.
    private(set) var isComplete = false

    private let machine: Machine
    private var effort: Effort
    private let allowed: Int
    /// Whether there may be more ways at a place than the machine looks at.
    private var hasMore = false
    private var visits: [Visit] = []
    private var seen: Set<State> = []
    private var level: Range<Int> = 0..<0
    private var faults: [Fault: (from: Int, move: Move, choices: [Choice])] = [:]

    private struct Visit {
        var previous: Int
        var move: Move
        var choices: [Choice]
        var state: State
    }

    /// How many states are known.
    var count: Int { visits.count }
    /// How much of the effort was needed.
    var spent: Int { allowed - effort.left }

    /// Begins where the app may start.
    init(machine: Machine, effort: Effort) {
        self.machine = machine
        self.effort = effort
        allowed = effort.left
        var count = 0
        machine.forEachInitialState { choices, state in
            count += 1
            begin(choices, state)
            return !self.effort.isSpent
        }
        hasMore = count >= Machine.branchLimit || self.effort.isSpent
        level = visits.indices
    }

    /// The nearest states of an app, as many as some tenths of a second find.
    static func nearest(of machine: Machine) -> StateSearch {
        var search = StateSearch(machine: machine, effort: Effort(1_000_000))
        _ = search.run { _ in false }
        return search
    }

    /// Begins in a state.
    init(machine: Machine, from start: State, effort: Effort) {
        self.machine = machine
        self.effort = effort
        allowed = effort.left
        begin([], start)
        level = visits.indices
    }

    private mutating func begin(_ choices: [Choice], _ state: State) {
        effort.spend(on: choices, state)
        if seen.insert(state).inserted { visits.append(Visit(previous: -1, move: .back, choices: choices, state: state)) }
    }

    /// Looks at the states that so many actions can reach, until something holds in one, or the
    /// effort is spent; the run to it, or nil.
    mutating func run(upTo actions: Int = .max, until holds: (State) -> Bool) -> Replay? {
        if let known = visits.firstIndex(where: { holds($0.state) }) { return run(to: known) }
        while !level.isEmpty, depth < actions {
            for previous in level {
                let next = visits.count
                visit(from: previous)
                if let found = visits[next...].firstIndex(where: { holds($0.state) }) { return run(to: found) }
                if effort.isSpent { return nil }
            }
            level = level.upperBound..<visits.count
            depth += 1
        }
        isComplete = level.isEmpty && !hasMore
        return nil
    }

    private mutating func visit(from previous: Int) {
        let (machine, state) = (machine, visits[previous].state)
        for move in machine.moves(in: state) {
            var count = 0
            machine.forEachOutcome(of: move, in: state) { branch in
                count += 1
                take(branch, by: move, from: previous)
                return !effort.isSpent
            }
            hasMore = hasMore || count >= Machine.branchLimit
            if effort.isSpent { return }
        }
    }

    private mutating func take(_ branch: Branch, by move: Move, from previous: Int) {
        switch branch.outcome {
        case .settled(let state, let observations):
            effort.spend(on: branch.choices, state)
            for case .fault(let fault) in observations { note(fault, previous, move, branch.choices) }
            guard seen.insert(state).inserted else { return }
            visits.append(Visit(previous: previous, move: move, choices: branch.choices, state: state))
        case .fault(let fault, _):
            effort.spend(on: branch.choices, visits[previous].state)
            note(fault, previous, move, branch.choices)
        }
    }

    private mutating func note(_ fault: Fault, _ previous: Int, _ move: Move, _ choices: [Choice]) {
        if faults[fault] == nil { faults[fault] = (previous, move, choices) }
    }

    /// The run to a goal among what is known.
    func run(to goal: Goal) -> Replay? {
        switch goal {
        case .state(let holds): return visits.firstIndex { holds($0.state) }.map { run(to: $0) }
        case .fault(let kind, let range):
            let fault = Fault(kind, at: range)
            guard let found = faults[fault] else { return nil }
            var replay = run(to: found.from)
            replay.steps.append(Replay.Step(move: found.move, choices: found.choices, state: replay.end, fault: fault))
            return replay
        }
    }

    /// The faults that are known, in the order of the text.
    var foundFaults: [Fault] {
        faults.keys.sorted {
            ($0.range.source.index, $0.range.start.offset, $0.kind.rawValue) < (
                $1.range.source.index, $1.range.start.offset, $1.kind.rawValue
            )
        }
    }

    private func run(to visit: Int) -> Replay {
        var steps: [Replay.Step] = []
        var place = visit
        while visits[place].previous >= 0 {
            steps.append(Replay.Step(move: visits[place].move, choices: visits[place].choices, state: visits[place].state))
            place = visits[place].previous
        }
        return Replay(startChoices: visits[place].choices, start: visits[place].state, steps: steps.reversed())
    }
}
