import FlowGraph
import FlowSpec
import PushdownSystems

/// Something that can be repeated without limit, with one slot or layer more each time.
public struct Growth: Sendable {
    /// What is done again and again.
    public var cycle: [Occasion]
    /// How many actions of the run come before it.
    public var lead: Int
    /// A run that goes around once; nil where the analysis isn't exact and no such run was found.
    public var replay: Replay?
    /// The step that pushes or presents.
    var range: SourceRange
    /// The steps that push or present on the way around, those that are excused left out.
    var causes: [SourceRange] = []
    /// How many more steps push or present in loops of the same part of the program that aren't
    /// among those that are found.
    var others = 0
    /// The flow of the stack that grows; nil of layers, and of a screen that stands in none.
    var flow: FlowID?
}

/// The ways in which something grows.
public struct Growths: Sendable {
    /// One for each cause, in the order of the text.
    public var found: [Growth] = []
    /// A step for each excuse that covers some.
    var excused: [SourceRange] = []
}

/// What is known of the stacks of a flow.
public struct StackFact: Sendable {
    /// The flow.
    public var flow: FlowID
    /// The greatest number of slots from the flow's first one to the top of the navigation stack;
    /// nil where there is none.
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
        var search = GrowthSearch(self, sharedBy: flows.count) { [automaton = system.automaton] in
            automaton.edges[$0].isLabelled && !automaton.isLayer($0)
        }
        search.findCycles(in: components)
        let ways = search.waysToCycles
        // Enough for all processors, and few, since neighbours share most of their runs.
        return Array(flows.indices).mapSlices(4) { [search] places in
            var search = search
            return places.map { search.stackGrowth(of: flows[$0], from: seeds[$0], ways) }
        }
    }

    /// The ways in which stacks can grow without limit.
    ///
    /// - Parameter excuses: the program's; what they cover is left out.
    public func stackGrowths(excusing excuses: [ExcuseDeclaration] = []) -> Growths {
        growths(excuses.filter { $0.rule.value == .unboundedStack }, isTaken: { !$0.isLayer }) { [automaton = system.automaton] in
            automaton.edges[$0].isLabelled && !automaton.isLayer($0)
        }
    }

    /// The ways in which layers can be presented without end.
    ///
    /// - Parameter excuses: the program's; what they cover is left out.
    public func layerGrowths(excusing excuses: [ExcuseDeclaration] = []) -> Growths {
        guard layersRecur else { return Growths() }
        return growths(excuses.filter { $0.rule.value == .unboundedModals }, isTaken: { _ in true }) { [automaton = system.automaton] in
            automaton.isLayer($0)
        }
    }

    private func growths(
        _ excuses: [ExcuseDeclaration], isTaken: @escaping (CompressedRows.Way) -> Bool, grows: @escaping @Sendable (EdgeID) -> Bool
    ) -> Growths {
        var search = GrowthLoops(self, isTaken: isTaken, grows: grows, excuses: excuses)
        let loops = search.loops()
        guard !loops.isEmpty else { return Growths(excused: search.excused) }
        let runs = GrowthSearch(self, sharedBy: loops.count, grows: grows)
        let causes = loops.map { search.excusablePlaces(of: $0.causes) }
        // Enough for all processors, and few, since neighbours share most of their runs.
        let found = Array(zip(loops, causes)).mapSlices(4) { slice in
            var runs = runs
            return slice.compactMap { loop, causes -> Growth? in
                guard var growth = runs.growth(of: loop) else { return nil }
                growth.causes = causes
                growth.others = loop.others
                return growth
            }
        }
        let sorted = found.sorted { $0.range.isBefore($1.range) }
        return Growths(found: sorted, excused: search.excused)
    }

    /// Whether a layer can stand over another of its kind, however far below.
    private var layersRecur: Bool {
        let automaton = system.automaton
        // The layers that stand right over each, and over how many each stands of which that isn't
        // known to end. Layers that aren't told apart stand over those that their flows are in.
        var above = IndexMap<NodeID, [NodeID]>()
        var open = IndexMap<NodeID, Int>()
        for (_, procedure) in system.saturation.procedures.pairs {
            let layer = automaton.nodes[procedure].layer
            for edge in automaton.edgesDown(from: procedure) where automaton.edges[edge].isLabelled {
                let below = automaton.nodes[automaton.edges[edge].target].layer
                guard below != layer || procedure == layer else { continue }
                above[below, default: []].append(layer)
                open[layer, default: 0] += 1
            }
        }
        var ended = above.indices.filter { open[$0] == nil }
        while let layer = ended.popLast() {
            for procedure in above[layer] ?? [] {
                open[procedure, default: 0] -= 1
                if open[procedure] == 0 { ended.append(procedure) }
            }
        }
        return open.all.contains { $0 > 0 }
    }
}
