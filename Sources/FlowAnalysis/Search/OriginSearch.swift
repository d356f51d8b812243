import FlowPushdown
import PushdownSystems

/// Finds who begins the runs that go on at some nodes: from there back to what has left above.
///
/// A run goes on at a node by an edge that stands for a call and a summary that comes back over it
/// (``PostStar``). The summary comes from a pop or an exit, whose event is the run's, unless it is
/// made by a run that goes on itself. Costs add up on the way back, so that one search in ascending
/// order (Dijkstra's algorithm) finds the cheapest way of each event.
struct OriginSearch {
    private let analysis: Analysis
    /// The last pop and the last exit that make each summary, and the one before each.
    private var pops: IndexTable<SummaryID, Int>
    private var exits: IndexTable<SummaryID, Int>
    private var nextPop: [Int?] = []
    private var nextExit: [Int?] = []
    /// The last of the ways that each edge by which runs come back stands for, and of those that
    /// hand each summary down.
    private var returns: IndexTable<EdgeID, Int>
    private var handed: IndexTable<SummaryID, Int>
    private var ways: [Way] = []

    /// The pop-untils by their controls.
    private let popUntils: IndexMap<ControlID, [PopUntil]>

    /// A summary that comes back over a call, and the way before it in the same list.
    private struct Way {
        var call: EdgeID
        var summary: SummaryID
        var next: Int?
    }

    // What one search has found.
    private var steps: [Step] = []
    private var queue = BucketQueue<Int>()
    private var closed = PairTable<Int, OperationID, Int>()
    private var best: [Key: End] = [:]
    /// The cost of the nearest that was found.
    private var nearest = Int.max
    /// What is left for origins beyond the nearest of each search.
    private var effort: Effort

    /// A node at which a run goes on, by an edge that leads down from it.
    struct Goal {
        var edge: EdgeID
        /// What leads to the node below, and what it takes, with what comes last.
        var base: NodeID
        var legs: [Origin.Leg] = []
        var cost: Int
        /// The operation of which the origins are asked; ``Operations/end`` where it is the last by
        /// which something has left.
        var operation: OperationID
        /// The event that begins the run, where that is known.
        var event: EventID?
    }

    /// Where a search is: at a summary, or at an edge by which a run comes back.
    private struct Place {
        var at: At
        var operation: OperationID
        /// Whether it is known what the whole way takes.
        var isWhole = false

        enum At {
            case summary(SummaryID)
            case edge(EdgeID)
            /// At the node at which a run has selected a tab to go on in.
            case resumer(NodeID)
        }

        /// A number that no other place with the same operation has.
        var number: Int {
            let number =
                switch at {
                case .summary(let summary): 3 * summary.number
                case .edge(let edge): 3 * edge.number + 1
                case .resumer(let node): 3 * node.number + 2
                }
            return 2 * number + (isWhole ? 1 : 0)
        }
    }

    /// A place on a way back from a goal.
    private struct Step {
        var place: Place
        var goal: Int
        /// The step nearer to the goal, -1 of the nearest, and what the run does after it to come
        /// here.
        var previous: Int
        var leg: Origin.Leg?
        /// How many slots the user's way back takes there.
        var takes = 0
        /// What the whole way takes, where that is known.
        var whole: Int?
    }

    private struct Key: Hashable {
        var event: EventID
        var operation: OperationID
    }

    private struct End {
        var cost: Int
        var step: Int
        var ascent: Origin.Leg?
        var takes = 0
        /// The whole way, where it isn't that of the steps.
        var origin: Origin?
    }

    private var system: SaturatedProgram { analysis.system }
    private var distances: Distances { analysis.distances }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        effort = Effort(max(1_000_000, 4 * analysis.system.automaton.edges.count))
        let (system, distances) = (analysis.system, analysis.distances)
        var popUntils = IndexMap<ControlID, [PopUntil]>()
        for pop in system.saturation.popUntils.all { popUntils[pop.control, default: []].append(pop) }
        self.popUntils = popUntils
        pops = IndexTable(count: system.saturation.summaries.count)
        exits = pops
        for (number, pop) in system.saturation.pops.enumerated() {
            nextPop.append(pops[pop.summary])
            pops[pop.summary] = number
        }
        for (number, exit) in system.saturation.exits.enumerated() {
            nextExit.append(exits[exit.summary])
            exits[exit.summary] = number
        }
        returns = IndexTable(count: system.automaton.edges.count)
        handed = IndexTable(count: system.saturation.summaries.count)
        for propagation in system.saturation.propagations.elements {
            guard system.automaton.edges[propagation.edge].isLabelled, distances.weights[propagation.edge] != Distances.unknown else {
                continue
            }
            if let returned = propagation.returned {
                ways.append(Way(call: propagation.edge, summary: propagation.summary, next: returns[returned]))
                returns[returned] = ways.count - 1
            }
            if let below = propagation.below {
                ways.append(Way(call: propagation.edge, summary: propagation.summary, next: handed[below]))
                handed[below] = ways.count - 1
            }
        }
    }

    /// The goals of a node, each of which comes so long after the shortest way to what is below it.
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

    /// The nearest origin of each event and operation, in the order of both, with the goal that it
    /// leads to; where much was looked at before, only that which is the nearest of all.
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

    private mutating func add(_ step: Step, at cost: Int) {
        guard !isClosed(step.place) else { return }
        queue.add(steps.count, at: step.whole ?? cost)
        steps.append(step)
    }

    /// Goes on with another place that comes after one.
    private mutating func add(
        _ place: Place.At, operation: OperationID? = nil, after number: Int, _ leg: Origin.Leg? = nil, takes: Int = 0, at cost: Int
    ) {
        let step = steps[number]
        let place = Place(at: place, operation: operation ?? step.place.operation, isWhole: step.place.isWhole)
        add(Step(place: place, goal: step.goal, previous: number, leg: leg, takes: takes, whole: step.whole), at: cost)
    }

    /// Goes on from an edge by which a run comes back to all calls and summaries that it stands
    /// for.
    private mutating func takeBack(by edge: EdgeID, _ number: Int, _ cost: Int) {
        let way = system.automaton.edges[edge]
        if let resumer = system.saturation.continuations[edge] {
            // Of what is put over a slot that stays, the edge is the first.
            let more = way.target == resumer.node ? resumer.cost : 0
            return goBack(to: resumer, steps[number].place.operation, number, cost + more)
        }
        if case .fixed = way.weight {
            goOnInTab(from: way.source, number, cost)
            return
        }
        if let control = system.automaton.nodes[way.source].control, let pops = popUntils[control], case .popUntil = distances.returns[edge]
        {
            stop(pops, at: way.target, number, cost)
            return
        }
        var next = returns[edge]
        while let place = next {
            let way = ways[place]
            add(.summary(way.summary), after: number, .edge(way.call), at: cost + distances.weights[way.call])
            next = way.next
        }
    }

    /// Goes on from a slot that pop-untils have come to, to all nodes above from which they do.
    private mutating func stop(_ pops: [PopUntil], at slot: NodeID, _ number: Int, _ cost: Int) {
        for pop in pops {
            if pop.cost > 0 {
                guard let more = distances.distance(of: pop.node, above: slot) else { continue }
                end(
                    Key(event: pop.event, operation: known(number, pop.operation)),
                    End(cost: cost + more + pop.cost, step: number, ascent: .rise(from: slot, to: pop.node)))
                continue
            }
            for edge in system.automaton.edgesDown(from: pop.node) {
                let way = system.automaton.edges[edge]
                let isOnSlot = way.target == slot && way.isLabelled
                let isHidden = way.isLabelled && system.saturation.popUntils.hides(slot, by: way.target)
                guard isOnSlot || !isHidden, let more = isOnSlot ? 0 : distances.distance(of: way.target, above: slot) else { continue }
                add(
                    .edge(edge), operation: known(number, pop.operation), after: number, isOnSlot ? nil : .rise(from: slot, to: way.target),
                    at: cost + more + pop.cost)
            }
        }
    }

    /// Goes on from a tab of which nobody knows what it held to all that may have begun the run
    /// that selected it.
    private mutating func goOnInTab(from node: NodeID, _ number: Int, _ cost: Int) {
        guard let control = system.automaton.nodes[node].control, let resumers = system.resumers[control] else { return }
        for resumer in resumers.sorted(by: { ($0.node, $0.event) < ($1.node, $1.event) }) { resume(resumer, number, cost) }
    }

    /// Goes back from a run that continues at another node to the node that it comes from.
    private mutating func resume(_ resumer: Continuation, _ number: Int, _ cost: Int) {
        guard resumer.cost > 0 else { return add(.resumer(resumer.node), after: number, at: cost) }
        end(Key(event: resumer.event, operation: steps[number].place.operation), End(cost: cost + resumer.cost, step: number))
    }

    /// Goes on from where a run goes on above what it has put. What the ways have taken includes
    /// all that led there: nothing is added any more.
    private mutating func goBack(to resumer: Continuation, _ operation: OperationID, _ number: Int, _ cost: Int) {
        guard resumer.cost == 0 else {
            let origin = Origin(event: resumer.event, operation: operation, cost: cost, base: resumer.node)
            return end(Key(event: resumer.event, operation: operation), End(cost: cost, step: number, origin: origin))
        }
        let place = Place(at: .resumer(resumer.node), operation: operation, isWhole: true)
        add(Step(place: place, goal: steps[number].goal, previous: number, whole: steps[number].whole ?? cost), at: cost)
    }

    private mutating func goOn(at node: NodeID, _ number: Int, _ cost: Int) {
        for edge in system.automaton.edgesDown(from: node) { add(.edge(edge), after: number, at: cost) }
    }

    private mutating func goBack(from summary: SummaryID, _ number: Int, _ cost: Int) {
        let node = system.saturation.summaries[summary].node
        if system.automaton.nodes[node].isProcedure {
            leave(node, by: summary, number, cost)
            return
        }
        var nextOfPops = pops[summary]
        while let pop = nextOfPops {
            let way = system.saturation.pops[pop]
            if way.begins {
                end(way, number, cost + way.cost, nil)
            } else if case .edge(let edge)? = steps[number].leg, let resumer = system.saturation.continuations[edge] {
                goBack(to: resumer, known(number, way.operation), number, cost)
            }
            nextOfPops = nextPop[pop]
        }
        var next = handed[summary]
        let takes = takes(summary)
        while let place = next {
            let way = ways[place]
            add(.summary(way.summary), after: number, .edge(way.call), takes: takes, at: cost + distances.weights[way.call])
            next = way.next
        }
        for edge in system.automaton.edgesUp(to: node)
        where !system.automaton.edges[edge].isLabelled && distances.weights[edge] != Distances.unknown {
            pass(edge, to: summary, number, cost)
        }
    }

    /// Goes on from a summary to the one that is handed down an edge to it, where both stand for
    /// the same slot.
    private mutating func pass(_ edge: EdgeID, to summary: SummaryID, _ number: Int, _ cost: Int) {
        let way = system.automaton.edges[edge]
        let weight = distances.weights[edge]
        let takes = takes(summary)
        guard let above = system.saturation.summaryIndex[way.source, system.saturation.summaries[summary].key] else { return }
        add(.summary(above), after: number, .edge(edge), at: cost + weight)
        var nextOfPops = pops[above]
        while let pop = nextOfPops {
            let way = system.saturation.pops[pop]
            if !way.begins {
                add(.edge(edge), operation: known(number, way.operation), after: number, takes: takes, at: cost + way.cost)
            }
            nextOfPops = nextPop[pop]
        }
    }

    /// Goes on from a procedure to the nodes at which it is left.
    private mutating func leave(_ procedure: NodeID, by summary: SummaryID, _ number: Int, _ cost: Int) {
        var nextOfExits = exits[summary]
        while let exit = nextOfExits {
            let way = system.saturation.exits[exit]
            nextOfExits = nextExit[exit]
            if way.begins {
                guard let ascent = distances.distance(of: way.node, from: procedure) else { continue }
                end(way, number, cost + ascent + way.cost, .ascent(procedure: procedure, to: way.node))
            } else {
                for edge in system.automaton.edgesDown(from: way.node) {
                    let below = system.automaton.edges[edge].target
                    guard let ascent = distances.distance(of: below, from: procedure) else { continue }
                    add(
                        .edge(edge), operation: known(number, way.operation), after: number, .ascent(procedure: procedure, to: below),
                        takes: takes(summary),
                        at: cost + ascent + way.cost)
                }
            }
        }
    }

    /// The operation of which the origins are asked, where a step is followed by a pop.
    private func known(_ number: Int, _ operation: OperationID) -> OperationID {
        let known = steps[number].place.operation
        return known == Operations.end ? operation : known
    }

    /// Whether a summary is one of the user's way back, which takes the slot.
    private func takes(_ summary: SummaryID) -> Int {
        let (node, key) = (system.saturation.summaries[summary].node, system.saturation.summaries[summary].key)
        if system.automaton.nodes[node].isProcedure { return system.rewriting.exits[key.exit].how == .menu ? 1 : 0 }
        if case .menu = system.rewriting.controls[key.control].task { return 1 }
        return 0
    }

    private mutating func end(_ pop: Departure, _ number: Int, _ cost: Int, _ ascent: Origin.Leg?) {
        end(
            Key(event: pop.event, operation: known(number, pop.operation)),
            End(cost: cost, step: number, ascent: ascent, takes: takes(pop.summary)))
    }

    private mutating func end(_ key: Key, _ end: End) {
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
