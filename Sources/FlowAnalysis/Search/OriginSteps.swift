import PushdownSystems

/// The steps of a search for origins: from each place backwards to the places before it.
extension OriginSearch {
    /// The position of a search: at a summary, or at an edge over which a run returns.
    struct Place {
        var at: At
        var operation: OperationID
        /// True if the cost of the whole path is known.
        var isWhole = false

        enum At {
            case summary(SummaryID)
            case edge(EdgeID)
            /// At a node at which a run has selected a tab to continue in.
            case resumer(NodeID)
        }

        /// A number that is unique among places with the same operation.
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

    /// A place on the path backwards from a goal.
    struct Step {
        var place: Place
        var goal: Int
        /// The step nearer to the goal, -1 for the nearest, and the leg from here to it.
        var previous: Int
        var leg: Origin.Leg?
        /// The number of slots that going back pops here.
        var takes = 0
        /// The cost of the whole path, if it is known.
        var whole: Int?
    }

    /// Continues, from an edge over which a run returns, with all calls and summaries that it
    /// represents.
    mutating func takeBack(by edge: EdgeID, _ number: Int, _ cost: Int) {
        let way = system.automaton.edges[edge]
        if let resumer = system.saturation.continuations[edge] {
            // If content is put over a slot that stays, this edge is the first.
            let more = way.target == resumer.node ? resumer.cost : 0
            return goBack(to: resumer, steps[number].place.operation, number, cost + more)
        }
        if case .fixed = way.weight {
            goOnInTab(from: way.source, number, cost)
            return
        }
        if let control = system.automaton.nodes[way.source].control, let pops = sources.popUntils[control],
            case .popUntil = distances.returns[edge]
        {
            stop(pops, at: way.target, number, cost)
            return
        }
        for way in sources.returned[edge] { goBack(over: way, number, cost) }
    }

    /// Continues, from a slot that pop-untils reach, with all nodes above at which they begin.
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
                let isOnSlot = way.target == slot && way.isLabeled
                let isHidden = way.isLabeled && system.saturation.popUntils.hides(slot, by: way.target)
                guard isOnSlot || !isHidden, let more = isOnSlot ? 0 : distances.distance(of: way.target, above: slot) else { continue }
                add(
                    .edge(edge), operation: known(number, pop.operation), after: number, isOnSlot ? nil : .rise(from: slot, to: way.target),
                    at: cost + more + pop.cost)
            }
        }
    }

    /// Continues, from a tab with unknown content, with all possible beginnings of the run that
    /// selected it.
    private mutating func goOnInTab(from node: NodeID, _ number: Int, _ cost: Int) {
        guard let control = system.automaton.nodes[node].control, let resumers = system.resumers[control] else { return }
        for resumer in resumers.sorted(by: { ($0.node, $0.event) < ($1.node, $1.event) }) { resume(resumer, number, cost) }
    }

    /// Continues, from a run that is resumed at another node, with the node that it comes from.
    private mutating func resume(_ resumer: Continuation, _ number: Int, _ cost: Int) {
        guard resumer.cost > 0 else { return add(.resumer(resumer.node), after: number, at: cost) }
        end(Key(event: resumer.event, operation: steps[number].place.operation), End(cost: cost + resumer.cost, step: number))
    }

    /// Continues, from a run above its own content, with the node that the run began at. The edges'
    /// costs include everything before it, so nothing is added.
    private mutating func goBack(to resumer: Continuation, _ operation: OperationID, _ number: Int, _ cost: Int) {
        guard resumer.cost == 0 else {
            let origin = Origin(event: resumer.event, operation: operation, cost: cost, base: resumer.node)
            return end(Key(event: resumer.event, operation: operation), End(cost: cost, step: number, origin: origin))
        }
        let place = Place(at: .resumer(resumer.node), operation: operation, isWhole: true)
        add(Step(place: place, goal: steps[number].goal, previous: number, whole: steps[number].whole ?? cost), at: cost)
    }

    mutating func goOn(at node: NodeID, _ number: Int, _ cost: Int) {
        for edge in system.automaton.edgesDown(from: node) { add(.edge(edge), after: number, at: cost) }
    }

    /// Continues, over a call, with the summary that returned over it. If the popped slot was
    /// pushed by a run that itself continues, that run comes next, too: the summary doesn't record
    /// the run.
    private mutating func goBack(over way: ReturnSources.Way, _ number: Int, _ cost: Int, takes: Int = 0) {
        let cost = cost + distances.weights[way.call]
        add(.summary(way.summary), after: number, .edge(way.call), takes: takes, at: cost)
        guard let resumer = system.saturation.continuations[way.call] else { return }
        for pop in sources.pops[way.summary] where !system.saturation.pops[pop].begins {
            let step = steps[number]
            let place = Place(at: .summary(way.summary), operation: step.place.operation, isWhole: step.place.isWhole)
            steps.append(Step(place: place, goal: step.goal, previous: number, leg: .edge(way.call), takes: takes, whole: step.whole))
            goBack(to: resumer, known(number, system.saturation.pops[pop].operation), steps.count - 1, cost)
        }
    }

    mutating func goBack(from summary: SummaryID, _ number: Int, _ cost: Int) {
        let node = system.saturation.summaries[summary].node
        if system.automaton.nodes[node].isProcedure {
            leave(node, by: summary, number, cost)
            return
        }
        for pop in sources.pops[summary] {
            let way = system.saturation.pops[pop]
            if way.begins { end(way, number, cost + way.cost, nil) }
        }
        let takes = takes(summary)
        for way in sources.handed[summary] { goBack(over: way, number, cost, takes: takes) }
        for edge in system.automaton.edgesUp(to: node)
        where !system.automaton.edges[edge].isLabeled && distances.weights[edge] != Distances.unknown {
            pass(edge, to: summary, number, cost)
        }
    }

    /// Continues, from a summary, with the summary that is handed down an edge to it, if both
    /// represent the same slot.
    private mutating func pass(_ edge: EdgeID, to summary: SummaryID, _ number: Int, _ cost: Int) {
        let way = system.automaton.edges[edge]
        let weight = distances.weights[edge]
        let takes = takes(summary)
        guard let above = system.saturation.summaryIndex[way.source, system.saturation.summaries[summary].key] else { return }
        add(.summary(above), after: number, .edge(edge), at: cost + weight)
        for pop in sources.pops[above] {
            let way = system.saturation.pops[pop]
            if !way.begins {
                add(.edge(edge), operation: known(number, way.operation), after: number, takes: takes, at: cost + way.cost)
            }
        }
    }

    /// Continues, from a procedure, with the nodes at which it is left.
    private mutating func leave(_ procedure: NodeID, by summary: SummaryID, _ number: Int, _ cost: Int) {
        for exit in sources.exits[summary] {
            let way = system.saturation.exits[exit]
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
}
