import FlowGraph
import FlowSpec
import PushdownSystems

/// Finds growing cycles, and runs around them.
struct GrowthSearch {
    let analysis: Analysis
    /// Returns true if an edge adds a slot or layer.
    private let grows: @Sendable (EdgeID) -> Bool
    private var replayer: Replayer
    /// The cycle of each component that has one.
    private var known: [Int: [EdgeID]] = [:]
    /// The component of the cycle through each node with which a run can begin.
    private var beginnings = IndexMap<NodeID, Int>()
    /// The paths to nodes at which no run is in progress.
    private lazy var up = WaysUp(analysis.system, analysis.distances)

    private var automaton: PAutomaton { analysis.system.automaton }

    init(_ analysis: Analysis, sharedBy count: Int, grows: @escaping @Sendable (EdgeID) -> Bool) {
        self.analysis = analysis
        self.grows = grows
        replayer = Replayer(analysis, sharedBy: count)
    }

    /// Finds a short growing cycle in each component that has one.
    mutating func findCycles(in components: Components) {
        let edges = components.within(analysis.reachedEdges(where: grows), of: automaton)
        var cycles = Cycles(analysis, components)
        for component in edges.indices where !edges[component].isEmpty {
            guard let cycle = cycles.shortest(in: component, through: edges[component]) else { continue }
            known[component] = cycle
            for node in places(where: cycle) { beginnings[node] = component }
        }
        if beginnings.indices.contains(where: { !isEnd($0) }) { _ = up }
    }

    /// Returns the nodes of a cycle with which a run can begin: the idle ones, if there are any.
    private func places(where cycle: [EdgeID]) -> [NodeID] {
        let nodes = cycle.map { automaton.edges[$0].target }
        let idle = nodes.filter { analysis.system.isIdle($0) }
        return idle.isEmpty ? nodes : idle
    }

    /// The paths to the cycles from the nodes below them on the same stack.
    var waysToCycles: WaysUp {
        WaysUp(analysis.system, analysis.distances, to: beginnings.indices) { !$0.isLayer }
    }

    /// Returns the nearest loop that makes the stacks of a flow grow.
    mutating func stackGrowth(of flow: FlowID, from seeds: [WordSearch.Seed], _ ways: WaysUp) -> Growth? {
        let (automaton, distances) = (automaton, analysis.distances)
        func cost(_ seed: WordSearch.Seed) -> Int {
            let parts = [distances.start[seed.below], seed.edge.map { distances.weights[$0] } ?? 0, ways.cost[seed.first(in: automaton)]]
            return parts.contains(Distances.unknown) ? Distances.unknown : parts.reduce(0, +)
        }
        let costs = seeds.map(cost)
        guard let nearest = costs.indices.min(by: { costs[$0] < costs[$1] }), costs[nearest] != Distances.unknown else { return nil }
        let seed = seeds[nearest]
        let below = WitnessPath(analysis: analysis).edges(to: seed.below)
        let edges = below + (seed.edge.map { [$0] } ?? []) + ways.edges(from: seed.first(in: automaton), in: automaton)
        guard let last = edges.last, let cycle = cycle(from: automaton.edges[last].source) else { return nil }
        return growth(edges, cycle) { edges, before, after in
            let depth = automaton.slots(above: Array(edges[below.count...]))
            let counts = after.stacks(in: .stack(of: flow)).map(\.count)
            guard let most = before.stacks(in: .stack(of: flow)).map(\.count).max() else { return counts.contains(depth) }
            return counts.contains { $0 > most || $0 == depth }
        }
    }

    /// Returns the growth of a loop, with a run that performs it.
    mutating func growth(of loop: GrowthLoop) -> Growth? {
        let (automaton, starts) = (automaton, analysis.distances.start)
        let nearest = places(where: loop.edges).min { (starts[$0], $0) < (starts[$1], $1) }
        guard let node = nearest, let cycle = rotated(loop.edges, to: node) else { return nil }
        let lead = WitnessPath(analysis: analysis).edges(to: node)
        // The stack of the node begins above the last layer's edge.
        let layers = lead.count { automaton.isLayer($0) }
        let bottom = lead.lastIndex { automaton.isLayer($0) }.map { $0 + 1 } ?? 0
        let isOfLayers = loop.causes.first.map(automaton.isLayer) ?? false
        // The lowest slot on the stack knows the flow, even for a slot of a pushed flow.
        let slots = lead[bottom...].lazy.map { automaton.edges[$0].source }.filter { !automaton.nodes[$0].isProcedure }
        let lowest = automaton.nodes[node].isProcedure ? nil : slots.first
        let flow = lowest.flatMap { analysis.system.rewriting.alphabet.lane(of: analysis.system.symbol(at: $0)).content.flow }
        var growth = growth(lead, cycle, from: IndexSet(loop.causes)) { edges, before, after in
            if isOfLayers { return after.layers.count > before.layers.count }
            let (old, new) = (before.activeStacks, after.activeStacks)
            let grown = zip(old, new).contains { $0.slots.count < $1.slots.count && (flow == nil || $1.flow == flow) }
            return grown || new.indices.contains(layers) && new[layers].slots.count == automaton.slots(above: Array(edges[bottom...]))
        }
        if !isOfLayers { growth?.flow = flow }
        return growth
    }

    /// Returns the growth of a cycle that begins at the end of some edges. Its location is the step
    /// of the first edge in `causes`.
    private mutating func growth(
        _ lead: [EdgeID], _ cycle: [EdgeID], from causes: IndexSet<EdgeID>? = nil, where holds: ([EdgeID], State, State) -> Bool
    ) -> Growth? {
        guard let node = lead.last.map({ automaton.edges[$0].source }) else { return nil }
        let rest = isEnd(node) ? [] : up.edges(from: node, in: automaton)
        let before = analysis.actions(of: lead)
        let around = analysis.actions(of: cycle)
        // The first slot of a stack is a separate letter. If the actions before the cycle end with
        // the cycle's actions, they are its first round.
        let isAround = Array(before.suffix(around.count)) == around
        let edges = isAround ? lead + rest : lead + cycle + rest
        let count = isAround ? before.count - around.count : before.count
        let actions = analysis.actions(of: edges)
        let ending = actions[count...].map(\.move)
        // If the analysis isn't exact, another path can need fewer actions.
        let bound = analysis.isExact ? actions.count : ending.count
        let replay = withoutActuallyEscaping(holds) { holds in
            replayer.replay(
                actions,
                to: .ending(ending) { before, taken in
                    taken.changesState(from: before) && holds(edges, before, taken.last?.state ?? before)
                }, atLeast: bound)
        }
        let lead = replay.map { $0.steps.count - ending.count } ?? count
        return Growth(
            cycle: around.compactMap { Occasion($0.event) }, lead: lead, replay: replay,
            range: place(of: cycle, after: lead, replay) { [grows] in causes?.contains($0) ?? grows($0) })
    }

    /// True if a node needs no path up, because it is idle.
    private func isEnd(_ node: NodeID) -> Bool {
        analysis.system.isIdle(node) && analysis.distances.start[node] != Distances.unknown
    }

    private func cycle(from node: NodeID) -> [EdgeID]? {
        beginnings[node].flatMap { known[$0] }.flatMap { rotated($0, to: node) }
    }

    private func rotated(_ cycle: [EdgeID], to node: NodeID) -> [EdgeID]? {
        cycle.firstIndex { automaton.edges[$0].target == node }.map { Array(cycle[$0...] + cycle[..<$0]) }
    }

    /// Returns the location of the step that made the first selected edge of a cycle.
    private func place(of cycle: [EdgeID], after lead: Int, _ replay: Replay?, where isMeant: (EdgeID) -> Bool) -> SourceRange {
        let program = analysis.program
        guard let index = cycle.firstIndex(where: isMeant) else { return program.root.range }
        let edge = automaton.edges[cycle[index]]
        let isLayer = automaton.isLayer(cycle[index])
        // The last action so far made it, except for a tap that follows.
        let last = lead + analysis.actions(of: Array(cycle[...index])).count - (edge.after == nil ? 1 : 2)
        let kinds: [(Step.Action) -> Bool] = isLayer ? [\.isPresent] : [\.isPush, { !$0.createdUses.isEmpty }]
        if let replay {
            let steps = analysis.steps(of: last, in: replay)
            for isKind in kinds {
                if let step = steps.last(where: { isKind($0.action) }) { return step.range }
            }
        }
        let event = cycle[...index].reversed().lazy.compactMap { automaton.edges[$0].event }.first
        let rewriting = analysis.system.rewriting
        switch event.map({ rewriting.events[$0] }) {
        case .transition(let id, _): return program[id].name.range
        case .rest(let operation): return rewriting.operations.range(of: operation)
        default: return program.root.range
        }
    }
}
