/// Finds who begins the runs that go on at some nodes: from there back to what has left above.
///
/// A run goes on at a node by an edge that stands for a record and an exposure that comes back over it (``PostStar``). The exposure comes from a pop or an
/// exit, whose event is the run's, unless it is made by a run that goes on itself. Costs add up on the way back, so that one search in ascending order
/// (Dijkstra's algorithm) finds the cheapest way of each event.
struct OriginSearch {
    private var system: PostStar
    private let distances: Distances
    /// The last pop and the last exit that make each exposure, and the one before each.
    private var pops: [Int]
    private var exits: [Int]
    private var nextPop: [Int] = []
    private var nextExit: [Int] = []

    // What one search has found.
    private var steps: [Step] = []
    private var queue = BucketQueue<Int>()
    private var closed: Set<Place> = []
    private var best: [Key: End] = [:]
    /// The nodes, in place of exposures, at which runs have selected a tab.
    private var resumed: Set<Place> = []

    /// A node at which a run goes on, by an edge that leads down from it.
    struct Goal {
        var edge: Int
        /// What leads to the node below, and what it takes, with what comes last.
        var base: Int
        var legs: [Origin.Leg] = []
        var cost: Int
        /// The operation of which the origins are asked; ``Operations/end`` where it is the last by which something has left.
        var operation: Int
    }

    private struct Place: Hashable {
        var exposure: Int
        var operation: Int
    }

    /// An exposure from which a run comes back to a goal.
    private struct Step {
        var place: Place
        var goal: Int
        /// The step nearer to the goal; -1 of the nearest.
        var previous: Int
        /// What comes after that.
        var climb: Origin.Leg?
        var edge: Int
        /// Whether the user's way back takes a slot there.
        var takes: Int
    }

    private struct Key: Hashable {
        var event: Int
        var operation: Int
    }

    private struct End {
        var cost: Int
        var goal: Int
        /// The last step; -1 where there is none.
        var step: Int
        var climb: Origin.Leg?
        var takes = 0
    }

    init(_ system: PostStar, _ distances: Distances) {
        self.system = system
        self.distances = distances
        pops = Array(repeating: -1, count: system.exposures.count)
        exits = pops
        for (number, pop) in system.pops.enumerated() {
            nextPop.append(pops[pop.exposure])
            pops[pop.exposure] = number
        }
        for (number, exit) in system.exits.enumerated() {
            nextExit.append(exits[exit.exposure])
            exits[exit.exposure] = number
        }
    }

    /// The goals of a node, each of which comes so long after the shortest way to what is below it.
    func goals(at node: Int, after cost: Int, operation: Int) -> [Goal] {
        system.automaton.edgesDown(from: node).compactMap { edge in
            let below = system.automaton.edges[edge].target
            guard distances.start[below] != Distances.unknown else { return nil }
            return Goal(edge: edge, base: below, cost: distances.start[below] + cost, operation: operation)
        }
    }

    /// The nearest origin of each event and operation, in the order of both.
    mutating func origins(of goals: [Goal]) -> [Origin] {
        steps = []
        queue = BucketQueue()
        closed = []
        best = [:]
        resumed = []
        for (number, goal) in goals.enumerated() {
            comeBack(by: goal.edge, goal.cost, goal.operation, goal: number, previous: -1, nil)
        }
        while let (cost, number) = queue.next() {
            if closed.insert(steps[number].place).inserted { goBack(from: number, cost) }
        }
        return best.sorted { ($0.key.event, $0.key.operation) < ($1.key.event, $1.key.operation) }
            .map { origin($0.key, $0.value, goals) }
    }

    /// Goes on from an edge by which a run comes back to all records and exposures that it stands for.
    private mutating func comeBack(
        by edge: Int, _ cost: Int, _ operation: Int, goal: Int, previous: Int, _ climb: Origin.Leg?, takes: Int = 0
    ) {
        if case .fixed = system.automaton.edges[edge].weight {
            goOnInTab(from: system.automaton.edges[edge].source, cost, operation, goal: goal, previous: previous)
            return
        }
        for record in system.automaton.edgesUp(to: system.automaton.edges[edge].target) where system.automaton.edges[record].isRecord {
            let weight = distances.weights[record]
            guard weight != Distances.unknown else { continue }
            for exposure in system.exposures(of: system.automaton.edges[record].source)
            where system.wayBack(along: record, exposure).edge == edge {
                let place = Place(exposure: exposure, operation: operation)
                queue.add(steps.count, at: cost + weight)
                steps.append(Step(place: place, goal: goal, previous: previous, climb: climb, edge: record, takes: takes))
            }
        }
    }

    /// Goes on from a tab of which nobody knows what it held to all that may have begun the run that selected it.
    private mutating func goOnInTab(from node: Int, _ cost: Int, _ operation: Int, goal: Int, previous: Int) {
        guard let resumers = system.resumers[system.automaton.nodes[node].control] else { return }
        for resumer in resumers.sorted(by: { ($0.node, $0.event) < ($1.node, $1.event) }) {
            if resumer.cost > 0 {
                end(Key(event: resumer.event, operation: operation), End(cost: cost + resumer.cost, goal: goal, step: previous))
            } else if resumed.insert(Place(exposure: resumer.node, operation: operation)).inserted {
                for edge in system.automaton.edgesDown(from: resumer.node) {
                    comeBack(by: edge, cost, operation, goal: goal, previous: previous, nil)
                }
            }
        }
    }

    private mutating func goBack(from number: Int, _ cost: Int) {
        let step = steps[number]
        let node = system.exposures[step.place.exposure].node
        if system.automaton.nodes[node].isHub {
            leave(node, number, cost)
            return
        }
        var pop = pops[step.place.exposure]
        while pop >= 0 {
            let way = system.pops[pop]
            if way.begins { end(way, number, cost + way.cost, nil) }
            pop = nextPop[pop]
        }
        for edge in system.automaton.edgesUp(to: node) where distances.weights[edge] != Distances.unknown {
            pass(edge, number, cost)
        }
    }

    /// Goes on from an exposure to those that are handed down an edge to it.
    private mutating func pass(_ edge: Int, _ number: Int, _ cost: Int) {
        let step = steps[number]
        let way = system.automaton.edges[edge]
        func add(_ exposure: Int, takes: Int, _ search: inout OriginSearch) {
            let place = Place(exposure: exposure, operation: step.place.operation)
            search.queue.add(search.steps.count, at: cost + search.distances.weights[edge])
            search.steps.append(Step(place: place, goal: step.goal, previous: number, climb: nil, edge: edge, takes: takes))
        }
        let takes = takes(step.place.exposure)
        if way.isRecord {
            for exposure in system.exposures(of: way.source)
            where system.wayBack(along: edge, exposure).exposure == step.place.exposure { add(exposure, takes: takes, &self) }
            return
        }
        let above = system.exposed[way.source, system.exposures[step.place.exposure].key]
        guard above >= 0 else { return }
        add(above, takes: 0, &self)
        var pop = pops[above]
        while pop >= 0 {
            let made = system.pops[pop]
            if !made.begins {
                comeBack(
                    by: edge, cost + made.cost, known(step.place.operation, made), goal: step.goal, previous: number, nil, takes: takes)
            }
            pop = nextPop[pop]
        }
    }

    /// Goes on from a hub to the nodes at which it is left.
    private mutating func leave(_ hub: Int, _ number: Int, _ cost: Int) {
        let step = steps[number]
        var exit = exits[step.place.exposure]
        while exit >= 0 {
            let way = system.exits[exit]
            exit = nextExit[exit]
            if way.begins {
                guard let climb = distances.distance(of: way.node, from: hub, in: system.automaton) else { continue }
                end(way, number, cost + climb + way.cost, .climb(hub: hub, to: way.node))
            } else {
                for edge in system.automaton.edgesDown(from: way.node) {
                    let below = system.automaton.edges[edge].target
                    guard let climb = distances.distance(of: below, from: hub, in: system.automaton) else { continue }
                    comeBack(
                        by: edge, cost + climb + way.cost, known(step.place.operation, way), goal: step.goal, previous: number,
                        .climb(hub: hub, to: below), takes: takes(step.place.exposure))
                }
            }
        }
    }

    private func known(_ operation: Int, _ pop: PostStar.Pop) -> Int { operation == Operations.end ? pop.operation : operation }

    /// Whether an exposure is one of the user's way back, which takes the slot.
    private func takes(_ exposure: Int) -> Int {
        let (node, key) = (system.exposures[exposure].node, system.exposures[exposure].key)
        if system.automaton.nodes[node].isHub { return system.leaves[key].how == .menu ? 1 : 0 }
        if case .menu = system.controls[key].task { return 1 }
        return 0
    }

    private mutating func end(_ pop: PostStar.Pop, _ number: Int, _ cost: Int, _ climb: Origin.Leg?) {
        let step = steps[number]
        end(
            Key(event: pop.event, operation: known(step.place.operation, pop)),
            End(cost: cost, goal: step.goal, step: number, climb: climb, takes: takes(pop.exposure)))
    }

    private mutating func end(_ key: Key, _ end: End) {
        if end.cost < best[key]?.cost ?? .max { best[key] = end }
    }

    private func origin(_ key: Key, _ end: End, _ goals: [Goal]) -> Origin {
        var origin = Origin(event: key.event, operation: key.operation, cost: end.cost, base: goals[end.goal].base)
        origin.taken = end.takes
        var legs = [end.climb].compactMap { $0 }
        var number = end.step
        while number >= 0 {
            let step = steps[number]
            legs.append(.edge(step.edge))
            if let climb = step.climb { legs.append(climb) }
            origin.taken += step.takes
            number = step.previous
        }
        origin.legs = goals[end.goal].legs + legs.reversed()
        return origin
    }
}
