import PushdownSystems

/// Finds the events that begin the runs continuing at some nodes, backwards from there.
///
/// A run continues at a node by an edge. The edge represents a call and a summary that returns over
/// it (``PostStar``). The summary results from a pop or an exit. Its event begins the run, unless
/// another run that continues has caused it. Costs add up backwards, so one search in ascending
/// order (Dijkstra's algorithm) finds the cheapest path of each event.
struct OriginSearch {
    private let analysis: Analysis
    let sources: ReturnSources

    // The results of one search.
    var steps: [Step] = []
    private var queue = BucketQueue<Int>()
    private var closed = PairTable<Int, OperationID, Int>()
    private var best: [Key: End] = [:]
    /// The cost of the nearest origin found.
    private var nearest = Int.max
    /// The remaining effort for origins beyond the nearest of each search.
    private var effort: Effort

    /// A node at which a run continues, by an edge that leads down from it.
    struct Goal {
        var edge: EdgeID
        /// The path to the node below, its cost including the rest, and its last legs.
        var base: NodeID
        var legs: [Origin.Leg] = []
        var cost: Int
        /// The operation that the origins are wanted for; ``Operations/end`` for the last that
        /// removed something.
        var operation: OperationID
        /// The event that begins the run, if it is known.
        var event: EventID?
    }

    struct Key: Hashable {
        var event: EventID
        var operation: OperationID
    }

    struct End {
        var cost: Int
        var step: Int
        var ascent: Origin.Leg?
        var takes = 0
        /// The whole path, if it isn't the path of the steps.
        var origin: Origin?
    }

    var system: SaturatedProgram { analysis.system }
    var distances: Distances { analysis.distances }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        effort = Effort(max(1_000_000, 4 * analysis.system.automaton.edges.count))
        sources = ReturnSources(of: analysis.system.saturation, analysis.distances)
    }

    /// The goals of a node, each with a cost in addition to the shortest path to the node below.
    func goals(at node: NodeID, after cost: Int, operation: OperationID) -> [Goal] {
        var goals: [Goal] = []
        var open = [node]
        var seen: IndexSet<NodeID> = [node]
        while let node = open.popLast() {
            for edge in system.automaton.edgesDown(from: node) {
                let resumer = system.saturation.continuations[edge]
                if let resumer, resumer.cost == 0 {
                    if seen.insert(resumer.node) { open.append(resumer.node) }
                    continue
                }
                let base = resumer?.node ?? system.automaton.edges[edge].target
                guard distances.start[base] != Distances.unknown else { continue }
                let whole = distances.start[base] + cost + (resumer?.cost ?? 0)
                goals.append(Goal(edge: edge, base: base, cost: whole, operation: operation, event: resumer?.event))
            }
        }
        return goals
    }

    /// The goals of a node above a procedure, with paths over the nearest of some calls of it.
    func goals(at node: NodeID, above procedure: NodeID, over calls: [EdgeID], after cost: Int, operation: OperationID) -> [Goal] {
        let nearest = calls.min { distances.distance(over: $0) < distances.distance(over: $1) }
        guard let call = nearest, distances.distance(over: call) != Distances.unknown else { return [] }
        return goals(at: node, after: cost, operation: operation).map { goal in
            let ascent = goal.base == procedure ? 0 : distances.distance(of: goal.base, from: procedure)
            guard let ascent else { return goal }
            var goal = goal
            goal.cost += distances.distance(over: call) + ascent - distances.start[goal.base]
            goal.legs = goal.base == procedure ? [.edge(call)] : [.edge(call), .ascent(procedure: procedure, to: goal.base)]
            goal.base = system.automaton.edges[call].target
            return goal
        }
    }

    /// The nearest origin of each event and operation, in the order of both, with its goal. If the
    /// effort is spent, only the nearest origin of all is certain to be included.
    mutating func origins(of goals: [Goal]) -> [(origin: Origin, goal: Int)] {
        steps = []
        queue = BucketQueue()
        closed = PairTable<Int, OperationID, Int>()
        best = [:]
        nearest = .max
        for (number, goal) in goals.enumerated() {
            if let event = goal.event {
                steps.append(Step(place: Place(at: .edge(goal.edge), operation: goal.operation), goal: number, previous: -1))
                end(Key(event: event, operation: goal.operation), End(cost: goal.cost, step: steps.count - 1))
                continue
            }
            add(Step(place: Place(at: .edge(goal.edge), operation: goal.operation), goal: number, previous: -1), at: goal.cost)
        }
        while let (cost, number) = queue.next() {
            let step = steps[number]
            if effort.isSpent, nearest <= cost { break }
            guard !isClosed(step.place) else { continue }
            closed[step.place.number, step.place.operation] = number
            effort.spend(1)
            switch step.place.at {
            case .summary(let summary): goBack(from: summary, number, cost)
            case .edge(let edge): takeBack(by: edge, number, cost)
            case .resumer(let node): goOn(at: node, number, cost)
            }
        }
        return best.sorted { ($0.key.event, $0.key.operation) < ($1.key.event, $1.key.operation) }
            .map { (origin($0.key, $0.value, goals), steps[$0.value.step].goal) }
    }

    private func isClosed(_ place: Place) -> Bool { closed[place.number, place.operation] != nil }

    mutating func add(_ step: Step, at cost: Int) {
        guard !isClosed(step.place) else { return }
        queue.add(steps.count, at: step.whole ?? cost)
        steps.append(step)
    }

    /// Adds the next place after a step.
    mutating func add(
        _ place: Place.At, operation: OperationID? = nil, after number: Int, _ leg: Origin.Leg? = nil, takes: Int = 0, at cost: Int
    ) {
        let step = steps[number]
        let place = Place(at: place, operation: operation ?? step.place.operation, isWhole: step.place.isWhole)
        add(Step(place: place, goal: step.goal, previous: number, leg: leg, takes: takes, whole: step.whole), at: cost)
    }

    /// The operation that the origins are wanted for, if a pop follows a step.
    func known(_ number: Int, _ operation: OperationID) -> OperationID {
        let known = steps[number].place.operation
        return known == Operations.end ? operation : known
    }

    /// The number of slots that a summary pops for the user's back: one or none.
    func takes(_ summary: SummaryID) -> Int {
        let (node, key) = (system.saturation.summaries[summary].node, system.saturation.summaries[summary].key)
        if system.automaton.nodes[node].isProcedure { return system.rewriting.exits[key.exit].how == .menu ? 1 : 0 }
        if case .menu = system.rewriting.controls[key.control].task { return 1 }
        return 0
    }

    mutating func end(_ pop: Departure, _ number: Int, _ cost: Int, _ ascent: Origin.Leg?) {
        end(
            Key(event: pop.event, operation: known(number, pop.operation)),
            End(cost: cost, step: number, ascent: ascent, takes: takes(pop.summary)))
    }

    mutating func end(_ key: Key, _ end: End) {
        var end = end
        end.cost = steps[end.step].whole ?? end.cost
        guard end.cost < best[key]?.cost ?? .max else { return }
        best[key] = end
        nearest = min(nearest, end.cost)
    }

    private func origin(_ key: Key, _ end: End, _ goals: [Goal]) -> Origin {
        if var origin = end.origin {
            origin.cost = end.cost
            return origin
        }
        var origin = Origin(event: key.event, operation: key.operation, cost: end.cost, base: goals[steps[end.step].goal].base)
        origin.taken = end.takes
        var legs = [end.ascent].compactMap { $0 }
        var number = end.step
        while number >= 0 {
            let step = steps[number]
            if let leg = step.leg { legs.append(leg) }
            origin.taken += step.takes
            number = step.previous
        }
        origin.legs = goals[steps[end.step].goal].legs + legs.reversed()
        return origin
    }
}
