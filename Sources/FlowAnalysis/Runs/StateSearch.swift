import FlowGraph

/// The states of the machine by their number of actions, in breadth, so that the first one that is
/// found is the nearest.
struct StateSearch {
    /// The number of actions up to which every way was looked at.
    private(set) var depth = 0
    /// The number of actions after which every state is known: fewer where there may be more ways
    /// at a place than the machine looks at; -1 where not even every beginning is.
    private(set) var completeDepth = -1
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
    /// Where the visits of each number of actions begin.
    private var levels: [Int] = []
    private var faults: [Fault: (from: Int, step: Replay.Step)] = [:]

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
        beginLevel(at: 0)
    }

    /// The nearest states of an app.
    static func nearest(of machine: Machine, effort: Int) -> StateSearch {
        var search = StateSearch(machine: machine, effort: Effort(effort))
        _ = search.run { _ in false }
        return search
    }

    /// Begins in a state.
    init(machine: Machine, from start: State, effort: Effort) {
        self.machine = machine
        self.effort = effort
        allowed = effort.left
        begin([], start)
        beginLevel(at: 0)
    }

    private mutating func beginLevel(at first: Int) {
        level = first..<visits.count
        levels.append(first)
        if !hasMore { completeDepth = depth }
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

    /// The run to a goal among what is known.
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

    /// Goes through the states that are known, nearest first.
    func forEachState(_ body: (State, Int) -> Void) {
        for depth in 0...levels.count {
            for visit in visits[end(ofLevel: depth - 1)..<end(ofLevel: depth)] { body(visit.state, depth) }
        }
    }

    /// Where the visits after so many actions end. After the levels that have begun there are some
    /// of the next one.
    private func end(ofLevel depth: Int) -> Int {
        if depth + 1 < levels.count { return levels[depth + 1] }
        return depth < levels.count ? level.upperBound : visits.count
    }

    /// The run of fewer than so many actions to a goal among what is known, nearest first, as far
    /// as the effort goes; and whether there is none otherwise.
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
        return replay(startChoices: visits[place].choices, start: visits[place].state, steps: steps.reversed())
    }

    /// A run as long as the nearest states of its kind are far: no shorter one is where all before
    /// them are known.
    private func replay(startChoices: [Choice], start: State, steps: [Replay.Step]) -> Replay {
        Replay(startChoices: startChoices, start: start, steps: steps, isShortest: steps.count <= completeDepth + 1)
    }
}
