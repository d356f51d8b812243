import FlowDiagnostics
import FlowGraph

/// Decides how sure a finding is: nothing is called confirmed that the abstract machine hasn't done.
struct Confirmation {
    let machine: Machine
    private var search: BoundedSearch?

    init(machine: Machine) {
        self.machine = machine
    }

    /// A run that ends in a goal: the analysis's own actions if the machine can make them, else what a bounded search finds. Without a run the bound
    /// that was searched.
    mutating func run(_ actions: [Route.Action], to goal: Goal) -> (replay: Replay?, verdict: Verdict) {
        if let replay = machine.replay(actions, to: goal) { return (replay, .confirmed(actions: replay.steps.count)) }
        if let replay = searched.run(to: goal) { return (replay, .confirmed(actions: replay.steps.count)) }
        return (nil, bound)
    }

    /// The verdict on what no run was found for.
    var bound: Verdict {
        mutating get {
            let search = searched
            return .possible(searchedActions: search.depth, searchedStates: search.count)
        }
    }

    private var searched: BoundedSearch {
        mutating get {
            let search = self.search ?? BoundedSearch(machine: machine)
            self.search = search
            return search
        }
    }
}

/// All runs of the machine by their number of actions, as far as a bound on the states allows.
private struct BoundedSearch {
    let machine: Machine
    private var states: [State] = []
    private var arrivals: [Arrival] = []
    private var faults: [Fault: (from: Int, move: Move, choices: [Choice])] = [:]
    /// The number of actions after which every state is known.
    private(set) var depth = 0

    var count: Int { states.count }

    // Some tenths of a second; what lies beyond is called possible.
    private static let bound = 10_000

    private struct Arrival {
        var from: Int
        var move: Move
        var choices: [Choice]
    }

    init(machine: Machine) {
        self.machine = machine
        var places: Set<State> = []
        for (choices, state) in machine.initialStates where places.insert(state).inserted {
            add(state, Arrival(from: -1, move: .back, choices: choices))
        }
        var level = 0..<states.count
        while !level.isEmpty {
            for index in level {
                expand(index, &places)
                if states.count > Self.bound { return }
            }
            level = level.upperBound..<states.count
            depth += 1
        }
    }

    private mutating func add(_ state: State, _ arrival: Arrival) {
        states.append(state)
        arrivals.append(arrival)
    }

    private mutating func expand(_ index: Int, _ places: inout Set<State>) {
        for (move, branches) in machine.outcomes(in: states[index]) {
            for branch in branches {
                switch branch.outcome {
                case .settled(let next, let observations):
                    for case .fault(let fault) in observations { note(fault, index, move, branch.choices) }
                    if places.insert(next).inserted { add(next, Arrival(from: index, move: move, choices: branch.choices)) }
                case .fault(let fault, _): note(fault, index, move, branch.choices)
                }
            }
        }
    }

    private mutating func note(_ fault: Fault, _ index: Int, _ move: Move, _ choices: [Choice]) {
        if faults[fault] == nil { faults[fault] = (index, move, choices) }
    }

    func run(to goal: Goal) -> Replay? {
        switch goal {
        case .state(let holds):
            return states.firstIndex(where: holds).flatMap { run(to: $0) }
        case .fault(let kind, let range):
            let fault = Fault(kind, at: range)
            guard let found = faults[fault], var replay = run(to: found.from) else { return nil }
            replay.steps.append(Replay.Step(move: found.move, choices: found.choices, state: replay.end, fault: fault))
            return replay
        }
    }

    private func run(to index: Int) -> Replay? {
        var steps: [Replay.Step] = []
        var place = index
        while arrivals[place].from >= 0 {
            steps.append(Replay.Step(move: arrivals[place].move, choices: arrivals[place].choices, state: states[place]))
            place = arrivals[place].from
        }
        return Replay(startChoices: arrivals[place].choices, start: states[place], steps: steps.reversed())
    }
}
