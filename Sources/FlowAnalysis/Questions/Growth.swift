import FlowDiagnostics
import FlowGraph

/// Something that can be repeated without end, with one slot or layer more each time.
public struct Growth: Sendable {
    /// What is done again and again.
    public var cycle: [Occasion]
    /// How many actions of the run come before it.
    public var lead: Int
    /// A run that goes around once; nil where the analysis isn't exact and no such run was found.
    public var replay: Replay?
    /// The step that pushes or presents.
    public var range: SourceRange
}

/// What is known of the stacks of a flow.
public struct StackFact: Sendable {
    /// The flow.
    public var flow: FlowID
    /// The greatest number of slots from the flow's first one to the top of the navigation stack; nil where there is none.
    public var maxDepth: Int?
    /// How it grows, where there is no greatest number.
    public var growth: Growth?
}

extension Analysis {
    /// What is known of each stack flow that stands on some stack, in the program's order.
    public var stacks: [StackFact] {
        let heights = Heights(system, distances)
        let seeds = system.stacksOfFlows(distances)
        var facts = seeds.keys.sorted().compactMap { flow -> StackFact? in
            switch seeds[flow, default: []].map({ heights[$0.first(in: system.automaton)] }).max() ?? .never {
            case .never: nil
            case .slots(let count): StackFact(flow: flow, maxDepth: count + 1, growth: nil)
            case .unbounded: StackFact(flow: flow, maxDepth: nil, growth: nil)
            }
        }
        let growing = facts.indices.filter { facts[$0].maxDepth == nil }
        let growths = growths(of: growing.map { seeds[facts[$0].flow, default: []] }, growing.map { facts[$0].flow }, heights.components)
        for (place, growth) in zip(growing, growths) { facts[place].growth = growth }
        return facts
    }

    /// How the stacks of some flows grow.
    private func growths(of seeds: [[WordSearch.Seed]], _ flows: [FlowID], _ components: Components) -> [Growth?] {
        guard !flows.isEmpty else { return [] }
        let search = GrowthSearch(self, components) { [automaton = system.automaton] in
            automaton.edges[$0].isRecord && !automaton.isLayer($0)
        }
        let ways = search.waysToCycles
        // Enough for all processors, and few, since neighbours share most of their runs.
        return Array(flows.indices).mapSlices(4) { places in
            var search = search
            return places.map { search.stackGrowth(of: flows[$0], from: seeds[$0], ways) }
        }
    }

    /// The ways in which layers can be presented without end, in the order of the text: one for each part of the program in which that is so.
    public var modalGrowths: [Growth] {
        let automaton = system.automaton
        guard layersRecur else { return [] }
        let components = Components(distances) { _ in true }
        var search = GrowthSearch(self, components) { automaton.isLayer($0) }
        return search.layerGrowths().sorted {
            ($0.range.source.index, $0.range.start.offset) < ($1.range.source.index, $1.range.start.offset)
        }
    }

    /// Whether a layer can stand over another of its kind, however far below.
    private var layersRecur: Bool {
        let automaton = system.automaton
        // The layers that stand right over each, and over how many each stands of which that isn't known to end.
        var above: [Int: [Int]] = [:]
        var open: [Int: Int] = [:]
        for hub in system.hubs where hub >= 0 && automaton.nodes[hub].layer == hub {
            for edge in automaton.edgesDown(from: hub) where automaton.edges[edge].isRecord {
                above[automaton.nodes[automaton.edges[edge].target].layer, default: []].append(hub)
                open[hub, default: 0] += 1
            }
        }
        var ended = above.keys.filter { open[$0] == nil }
        while let layer = ended.popLast() {
            for hub in above[layer] ?? [] {
                open[hub, default: 0] -= 1
                if open[hub] == 0 { ended.append(hub) }
            }
        }
        return open.values.contains { $0 > 0 }
    }
}
