import FlowGraph

/// Explores all actions of the user, the app and the environment, breadth-first over whole states.
struct Explorer {
    let machine: Machine
    /// The maximum number of actions.
    var actions = Int.max
    /// The maximum number of states. The maximum number of branches is a hundred times greater.
    var cap = 60_000
    /// True if a branch with these choices is explored.
    var isAllowed: ([Choice]) -> Bool = { _ in true }

    /// Explores everything that can happen within the number of actions.
    func explore() -> Exploration {
        var search = Search(machine: machine, isAllowed: isAllowed)
        var level = search.begin()
        if search.hasMore {
            // Some initial states are unknown.
            search.found.depth = -1
            search.giveUp()
            return search.found
        }
        while !level.isEmpty, search.found.depth < actions {
            for index in level {
                search.expand(index)
                if search.hasMore || search.found.states.count > cap || search.ways > 100 * cap {
                    search.giveUp()
                    return search.found
                }
            }
            level = level.upperBound..<search.found.states.count
            if !level.isEmpty { search.found.depth += 1 }
        }
        if level.isEmpty {
            search.found.isComplete = true
            search.found.depth = actions
        }
        return search.found
    }
}

private struct Search {
    let machine: Machine
    let isAllowed: ([Choice]) -> Bool
    var found: Exploration
    /// True if a state has more branches than the machine enumerates.
    private(set) var hasMore = false
    /// The number of explored branches.
    private(set) var ways = 0
    private var places: [State: Int] = [:]
    private var speller: WordSpeller

    init(machine: Machine, isAllowed: @escaping ([Choice]) -> Bool) {
        (self.machine, self.isAllowed) = (machine, isAllowed)
        found = Exploration(machine: machine)
        speller = WordSpeller(program: machine.program)
    }

    mutating func begin() -> Range<Int> {
        let beginnings = machine.initialStates
        hasMore = beginnings.count >= Machine.branchLimit
        for (choices, state) in beginnings where isAllowed(choices) { _ = place(of: state, distance: 0, arrival: nil) }
        return 0..<found.states.count
    }

    /// Performs all moves in a state, with all choices.
    mutating func expand(_ index: Int) {
        let state = found.states[index]
        let distance = found.distances[index] + 1
        guard let screen = state.topScreen else { return }
        var successors: Set<Int> = []
        for (move, branches) in machine.outcomes(in: state) {
            hasMore = hasMore || branches.count >= Machine.branchLimit
            ways += branches.count
            let occasion = Occasion(move, on: screen)
            if case .transition = move, found.fires[occasion] == nil { found.fires[occasion] = distance }
            for branch in branches where isAllowed(branch.choices) {
                switch branch.outcome {
                case .settled(let next, let observations):
                    for case .fault(let fault) in observations { note(fault, at: occasion, distance: distance) }
                    let arrival = Exploration.Arrival(from: index, move: move, choices: branch.choices)
                    successors.insert(place(of: next, distance: distance, arrival: arrival))
                case .fault(let fault, _):
                    note(fault, at: occasion, distance: distance)
                }
            }
        }
        found.edges += successors.map { (index, $0) }
    }

    private mutating func note(_ fault: Fault, at occasion: Occasion, distance: Int) {
        let key = FaultKey(occasion: occasion, kind: fault.kind, range: fault.range)
        if found.faults[key] == nil { found.faults[key] = distance }
    }

    private mutating func place(of state: State, distance: Int, arrival: Exploration.Arrival?) -> Int {
        if let place = places[state] { return place }
        let place = found.states.count
        places[state] = place
        found.states.append(state)
        found.distances.append(distance)
        found.arrivals.append(arrival)
        // An entry flow has ended, so nothing is left.
        guard !state.layers.isEmpty else { return place }
        let word = speller.word(of: state)
        if found.words[word] == nil { found.words[word] = distance }
        return place
    }

    /// Discards everything beyond the last complete level.
    mutating func giveUp() {
        let depth = found.depth
        found.isCapped = true
        found.words = found.words.filter { $0.value <= depth }
        found.faults = found.faults.filter { $0.value <= depth }
        found.fires = found.fires.filter { $0.value <= depth }
    }
}
