import FlowGraph
import FlowSpec
import PushdownSystems

/// A step that removes a flow without its end, although the caller stays and waits for it.
struct AbandonedResult: Sendable {
    var range: SourceRange
    /// The place that reuses the step; `nil` for a step written in place.
    var taker: SourceRange?
    /// The flow or presented screen that the step removes.
    var target: Target
    /// The site that started the target.
    var site: SiteID
    var occasion: Occasion
    /// A run that ends with the step.
    var replay: Replay
}

extension Analysis {
    /// Returns the steps that remove flows with waiting callers, each with the nearest such flow,
    /// in the order of the source.
    ///
    /// - Parameter suppressions: the suppressions of the program. A reused step has one result for
    ///   each suppression in its places, and one for all places without a suppression.
    func abandonedResults(besides suppressions: TakerSuppressions = TakerSuppressions()) -> [AbandonedResult] {
        var search = AbandonedResultSearch(self)
        return search.ends(besides: suppressions)
    }
}

/// Performs a run for each event that drops a flow, and checks whether its caller stays.
private struct AbandonedResultSearch {
    let analysis: Analysis
    private var replayer: Replayer
    /// The flow or screen of each procedure.
    private var targets = IndexMap<NodeID, Target>()

    /// A removed target, and whether a `switch` removes it.
    private struct Leaving: Hashable {
        var target: Target
        var startsOver: Bool
    }

    private var system: SaturatedProgram { analysis.system }
    private var program: Program { analysis.program }
    private var distances: Distances { analysis.distances }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        replayer = Replayer(analysis)
        for (id, node) in analysis.system.saturation.procedures.pairs {
            switch analysis.system.rewriting.alphabet.procedures[id].kind {
            case .layer(let target?, _, _): targets[node] = target
            case .activation(let flow, _, _): targets[node] = .flow(flow)
            case .layer, .window, .entry: continue
            }
        }
    }

    /// Returns the nearest result of each step, even if a step removes several flows.
    mutating func ends(besides suppressions: TakerSuppressions) -> [AbandonedResult] {
        var nearest = IndexMap<EventID, (target: Target, origin: Origin)>()
        func add(_ leaving: Leaving, _ origin: Origin) {
            guard !isMeant(leaving, by: system.rewriting.events[origin.event]) else { return }
            if origin.cost < nearest[origin.event]?.origin.cost ?? .max { nearest[origin.event] = (leaving.target, origin) }
        }
        // The targets removed by runs that continue at a node, each with its procedure and calls.
        var continuing = IndexMap<NodeID, [Leaving: (procedure: NodeID, calls: [EdgeID])]>()
        for exit in system.saturation.exits {
            let summary = system.saturation.summaries[exit.summary]
            let leave = system.rewriting.exits[summary.key.exit]
            guard leave.how == .dropped, !leave.isOfLayer, let target = targets[summary.node] else { continue }
            let leaving = Leaving(target: target, startsOver: switches(leave.operation))
            let dropsLayers = leaving.startsOver || dropsLayers(leave.operation)
            let calls = system.automaton.edgesDown(from: summary.node).filter { mayStay($0, dropsLayers) }
            guard !calls.isEmpty else { continue }
            guard exit.begins else {
                continuing[exit.node, default: [:]][leaving] = (summary.node, calls)
                continue
            }
            for origin in ways(exit, over: calls) { add(leaving, origin) }
        }
        for (leaving, origin) in beginnings(of: continuing) { add(leaving, origin) }
        replayer = Replayer(analysis, sharedBy: nearest.pairs.count)
        var best: [TakerSuppressions.Place: AbandonedResult] = [:]
        // The fewest actions of a path that the machine didn't confirm.
        var unconfirmed = Int.max
        for (_, (target, origin)) in nearest.pairs.sorted(by: { ($0.1.origin.cost, $0.0) < ($1.1.origin.cost, $1.0) }) {
            guard var found = end(of: target, by: origin) else {
                unconfirmed = min(unconfirmed, origin.cost)
                continue
            }
            if found.replay.steps.count > unconfirmed { found.replay.isShortest = false }
            let place = suppressions.place(of: .abandonedResult, at: found.range, found.taker)
            if found.replay.steps.count < best[place]?.replay.steps.count ?? .max { best[place] = found }
        }
        return best.sorted { $0.key < $1.key }.map(\.value)
    }

    /// True if the removal is intended: by a link, or by a global transition with a `switch` step.
    private func isMeant(_ leaving: Leaving, by event: Event) -> Bool {
        guard case .link(let link) = event else { return false }
        return !program[link].isTransition || leaving.startsOver
    }

    private func switches(_ operation: OperationID) -> Bool {
        if case .step(.switchTo) = system.rewriting.operations.action(of: operation) { true } else { false }
    }

    private func dropsLayers(_ operation: OperationID) -> Bool {
        if case .step(.dismissAll) = system.rewriting.operations.action(of: operation) { true } else { false }
    }

    /// True if the site of a call waits for the end of its flow, and can stay when the flow is
    /// removed. If all presented layers are removed, only a caller in the window stays.
    private func mayStay(_ call: EdgeID, _ dropsLayers: Bool) -> Bool {
        let automaton = system.automaton
        guard distances.weights[call] != Distances.unknown, let site = automaton.edges[call].site, analysis.isWaiting(site) else {
            return false
        }
        guard dropsLayers else { return !automaton.isLayer(call) }
        return automaton.isLayer(call) && automaton.bottoms.contains(automaton.nodes[automaton.edges[call].target].layer)
    }

    /// Returns the shortest paths on which a procedure is left, one for each call.
    private func ways(_ exit: Departure, over calls: [EdgeID]) -> [Origin] {
        let procedure = system.saturation.summaries[exit.summary].node
        guard let ascent = distances.distance(of: exit.node, from: procedure) else { return [] }
        return calls.compactMap { call in
            let below = system.automaton.edges[call].target
            guard distances.start[below] != Distances.unknown else { return nil }
            return Origin(
                event: exit.event, operation: exit.operation, cost: distances.start[below] + distances.weights[call] + ascent + exit.cost,
                base: below, legs: [.edge(call), .ascent(procedure: procedure, to: exit.node)])
        }
    }

    /// Returns the origins of runs that continue at some nodes and remove a target there.
    private func beginnings(of continuing: IndexMap<NodeID, [Leaving: (procedure: NodeID, calls: [EdgeID])]>) -> [(Leaving, Origin)] {
        var search = OriginSearch(analysis)
        var goals: [(goal: OriginSearch.Goal, leaving: Leaving)] = []
        for (node, all) in continuing.pairs {
            // The operation of the exit doesn't matter: with `Operations.none`, the search reaches
            // each place once.
            for (leaving, (procedure, calls)) in all.sorted(by: { $0.key.target.order < $1.key.target.order }) {
                let found = search.goals(at: node, above: procedure, over: calls, after: 0, operation: Operations.none)
                goals += found.map { ($0, leaving) }
            }
        }
        return search.origins(of: goals.map(\.goal)).map { (goals[$0.goal].leaving, $0.origin) }
    }

    // MARK: Runs

    private mutating func end(of target: Target, by origin: Origin) -> AbandonedResult? {
        guard let occasion = Occasion(system.rewriting.events[origin.event]) else { return nil }
        let actions = WitnessPath(analysis: analysis).actions(to: origin)
        guard let last = actions.last else { return nil }
        let goal = Goal.state { [analysis] in analysis.abandonedResult(of: target, by: last.move, in: $0) != nil }
        guard var replay = replayer.replay(Array(actions.dropLast()), to: goal, atLeast: origin.cost - 1),
            let (step, range, site) = analysis.abandonedResult(of: target, by: last.move, in: replay.end)
        else { return nil }
        replay.steps.append(step)
        let taker = analysis.taker(of: range, in: replay)
        return AbandonedResult(range: range, taker: taker, target: target, site: site, occasion: occasion, replay: replay)
    }
}

extension Target {
    /// An order of targets that can be removed at once.
    fileprivate var order: (Int, Int) {
        switch self {
        case .screen(let screen): (0, screen.index)
        case .flow(let flow): (1, flow.index)
        }
    }
}

extension Analysis {
    /// True if a site waits for the end of its flow: it runs steps then. A site with an empty
    /// `dismissed` waits for none.
    fileprivate func isWaiting(_ site: SiteID) -> Bool {
        program[site].dismissed.map { !$0.isEmpty } ?? program[site].handlers.contains { !$0.steps.isEmpty }
    }

    /// Returns the outcome of a move that removes a target although its caller waits for it, with
    /// the step's location and the caller's site.
    fileprivate func abandonedResult(of target: Target, by move: Move, in state: State) -> (
        step: Replay.Step, range: SourceRange, site: SiteID
    )? {
        guard machine.isPossible(move, in: state) else { return nil }
        for branch in machine.outcomes(of: move, in: state) {
            guard case .settled(let next, let observations) = branch.outcome else { continue }
            for case .abandon(target, .step(let range)) in observations {
                guard let site = left(target, between: state, and: next),
                    !observations.contains(where: { if case .handled(site, _) = $0 { true } else { false } })
                else { continue }
                return (Replay.Step(move: move, choices: branch.choices, state: next), range, site)
            }
        }
        return nil
    }

    /// Returns the site of a target that is removed between two states while its caller stays.
    private func left(_ target: Target, between before: State, and after: State) -> SiteID? {
        for (index, layer) in before.layers.enumerated() {
            let now = after.layers.indices.contains(index) ? after.layers[index] : nil
            if let site = layer.site, layer.origin == target, isWaiting(site), now?.site != site {
                let parent = before.layers[index - 1].content.activeSlots
                if stays(parent[...], inLayer: index - 1, of: after) { return site }
            }
            let slots = layer.content.activeSlots
            for (place, slot) in slots.enumerated() where slot.mark.map({ target == .flow($0.flow) }) ?? false {
                guard let site = slot.mark?.site, isWaiting(site), now?.content.activeSlots.count ?? 0 <= place else { continue }
                if stays(slots[..<place], inLayer: index, of: after) { return site }
            }
        }
        return nil
    }

    /// True if the activation on top of some slots is still in a state.
    private func stays(_ slots: ArraySlice<Slot>, inLayer index: Int, of state: State) -> Bool {
        guard state.layers.indices.contains(index), !slots.isEmpty else { return false }
        let first = slots.lastIndex { $0.mark != nil } ?? 0
        return state.layers[index].content.activeSlots.starts(with: slots[...first])
    }
}
