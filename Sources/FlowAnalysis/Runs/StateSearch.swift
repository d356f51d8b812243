import FlowGraph

/// A breadth-first search of the machine's states: the first state found is the nearest.
struct StateSearch {
    /// The number of actions up to which all branches were followed.
    private(set) var depth = 0
    /// The number of actions up to which all states are known. It is less than `depth` if a move
    /// can have more branches than the machine follows, and -1 if not all start states are known.
    private(set) var completeDepth = -1
    /// True if all reachable states are known.
    private(set) var isComplete = false

    private let machine: Machine
    private var effort: Effort
    private let allowed: Int
    /// True if a move can have more branches than the machine follows.
    private var hasMore = false
    private var visits: [Visit] = []
    private var seen: Set<State> = []
    private var level: Range<Int> = 0..<0
    /// The indices at which the visits of each number of actions begin.
    private var levels: [Int] = []
    private var faults: [Fault: (from: Int, step: Replay.Step)] = [:]

    private struct Visit {
        var previous: Int
        var move: Move
        var choices: [Choice]
        var state: State
    }

    /// The number of known states.
    var count: Int { visits.count }
    /// The effort used so far.
    var spent: Int { allowed - effort.left }

    /// Starts at the start states of the app.
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
        beginLevel(at: 0)
    }

    /// The nearest states of an app.
    static func nearest(of machine: Machine, effort: Int) -> StateSearch {
        var search = StateSearch(machine: machine, effort: Effort(effort))
        _ = search.run { _ in false }
        return search
    }

    /// Starts at a state.
    init(machine: Machine, from start: State, effort: Effort) {
        self.machine = machine
        self.effort = effort
        allowed = effort.left
        begin([], start)
        beginLevel(at: 0)
    }

    /// True if all states within a number of actions are known, or all reachable states.
    func isComplete(upTo actions: Int?) -> Bool { isComplete || actions.map { completeDepth >= $0 } ?? false }

    private mutating func beginLevel(at first: Int) {
        level = first..<visits.count
        levels.append(first)
        if !hasMore { completeDepth = depth }
    }

    private mutating func begin(_ choices: [Choice], _ state: State) {
        effort.spend(on: choices, state)
        if seen.insert(state).inserted { visits.append(Visit(previous: -1, move: .back, choices: choices, state: state)) }
    }

    /// Visits the states within a number of actions, until a condition is true or the effort is
    /// spent. Returns the run, or `nil`.
    mutating func run(upTo actions: Int = .max, until holds: (State) -> Bool) -> Replay? {
        if let known = visits.firstIndex(where: { holds($0.state) }) { return run(to: known) }
        while !level.isEmpty, depth < actions {
            for previous in level {
                let next = visits.count
                visit(from: previous)
                if let found = visits[next...].firstIndex(where: { holds($0.state) }) { return run(to: found) }
                if effort.isSpent { return nil }
            }
            depth += 1
            beginLevel(at: level.upperBound)
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
            for case .fault(let fault) in observations { note(fault, previous, move, branch) }
            guard seen.insert(state).inserted else { return }
            visits.append(Visit(previous: previous, move: move, choices: branch.choices, state: state))
        case .fault(let fault, _):
            effort.spend(on: branch.choices, visits[previous].state)
            note(fault, previous, move, branch)
        }
    }

    private mutating func note(_ fault: Fault, _ previous: Int, _ move: Move, _ branch: Branch) {
        guard faults[fault] == nil else { return }
        var step = Replay.Step(move, branch, from: visits[previous].state)
        step.fault = fault
        faults[fault] = (previous, step)
    }

    /// The run to a goal among the known states.
    func run(to goal: Goal) -> Replay? {
        switch goal {
        case .state(let holds): return visits.firstIndex { holds($0.state) }.map { run(to: $0) }
        case .fault(let kind, let range):
            let fault = Fault(kind, at: range)
            guard let found = faults[fault] else { return nil }
            let lead = run(to: found.from)
            return replay(startChoices: lead.startChoices, start: lead.start, steps: lead.steps + [found.step])
        case .ending: return nil
        }
    }

    /// Calls a closure with the known states and their numbers of actions, nearest first.
    func forEachState(_ body: (State, Int) -> Void) {
        for depth in 0...levels.count {
            for visit in visits[end(ofLevel: depth - 1)..<end(ofLevel: depth)] { body(visit.state, depth) }
        }
    }

    /// The end of the visits after a number of actions. The current level is followed by a part of
    /// the next one.
    private func end(ofLevel depth: Int) -> Int {
        if depth + 1 < levels.count { return levels[depth + 1] }
        return depth < levels.count ? level.upperBound : visits.count
    }

    /// The nearest run to a goal among the known states with fewer actions than given, within the
    /// effort. Otherwise, whether it is known that there is none.
    func run(to goal: Goal, before actions: Int, _ effort: inout Effort) -> (replay: Replay?, isKnown: Bool) {
        let isAll = actions <= completeDepth + 1
        guard case .state(let holds) = goal else {
            let replay = run(to: goal)
            return (replay.flatMap { $0.steps.count < actions ? $0 : nil }, isAll)
        }
        for (number, visit) in visits[..<end(ofLevel: actions - 1)].enumerated() {
            if effort.isSpent { return (nil, false) }
            effort.spend(1)
            if holds(visit.state) { return (run(to: number), isAll) }
        }
        return (nil, isAll)
    }

    /// The known faults, in source order.
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
        return replay(startChoices: visits[place].choices, start: visits[place].state, steps: steps.reversed())
    }

    /// Creates a run, which is the shortest if all nearer states are known.
    private func replay(startChoices: [Choice], start: State, steps: [Replay.Step]) -> Replay {
        Replay(startChoices: startChoices, start: start, steps: steps, isShortest: steps.count <= completeDepth + 1)
    }
}
