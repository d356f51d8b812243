import FlowGraph

/// The states of the machine by their number of actions, in breadth, so that the first one that is found is the nearest.
struct StateSearch {
    /// The number of actions after which every state is known.
    private(set) var depth = 0
    /// Whether every state that can be reached is known.
    private(set) var isComplete = false

    private let machine: Machine
    /// Whether there may be more ways at a place than the machine looks at.
    private var hasMore: Bool
    private var visits: [Visit] = []
    private var seen: Set<State> = []
    private var level: Range<Int>
    private var faults: [Fault: (from: Int, move: Move, choices: [Choice])] = [:]

    private struct Visit {
        var previous: Int
        var move: Move
        var choices: [Choice]
        var state: State
    }

    /// How many states are known.
    var count: Int { visits.count }

    init(machine: Machine, from starts: [(choices: [Choice], state: State)]) {
        self.machine = machine
        hasMore = starts.count >= Machine.branchLimit
        for (choices, state) in starts where seen.insert(state).inserted {
            visits.append(Visit(previous: -1, move: .back, choices: choices, state: state))
        }
        level = visits.indices
    }

    /// Looks at so many states, until something holds in one; the run to it, or nil.
    mutating func run(limit: Int, until holds: (State) -> Bool) -> Replay? {
        if let known = visits.firstIndex(where: { holds($0.state) }) { return run(to: known) }
        while !level.isEmpty {
            for previous in level {
                let next = visits.count
                visit(from: previous)
                if let found = visits[next...].firstIndex(where: { holds($0.state) }) { return run(to: found) }
                if visits.count >= limit { return nil }
            }
            level = level.upperBound..<visits.count
            depth += 1
        }
        isComplete = !hasMore
        return nil
    }

    private mutating func visit(from previous: Int) {
        for (move, branches) in machine.outcomes(in: visits[previous].state) {
            hasMore = hasMore || branches.count >= Machine.branchLimit
            for branch in branches {
                switch branch.outcome {
                case .settled(let state, let observations):
                    for case .fault(let fault) in observations { note(fault, previous, move, branch.choices) }
                    guard seen.insert(state).inserted else { continue }
                    visits.append(Visit(previous: previous, move: move, choices: branch.choices, state: state))
                case .fault(let fault, _): note(fault, previous, move, branch.choices)
                }
            }
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
