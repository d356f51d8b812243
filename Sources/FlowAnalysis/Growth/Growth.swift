import FlowGraph
import FlowSpec
import PushdownSystems

/// A loop that can be repeated endlessly and adds a slot or layer each time.
public struct Growth: Sendable {
    /// The actions of the loop.
    public var cycle: [Occasion]
    /// The number of actions in the run before the loop.
    public var lead: Int
    /// A run that performs the loop once; `nil` if the analysis isn't exact and no such run was
    /// found.
    public var replay: Replay?
    /// The step that pushes or presents.
    var range: SourceRange
    /// The steps of the loop that push or present, except suppressed ones.
    var causes: [SourceRange] = []
    /// The number of further steps that push or present in the same component, in loops without a
    /// finding.
    var others = 0
    /// The flow of the growing stack; `nil` for layers, and for a screen that isn't in a stack
    /// flow.
    var flow: FlowID?
}

/// All loops that grow.
public struct Growths: Sendable {
    /// One loop for each cause, in the order of the source.
    public var found: [Growth] = []
    /// One step for each suppression that covers a loop.
    var suppressed: [SourceRange] = []
    /// The recursive screens that loops push.
    var recurring: Set<ScreenID> = []
}

/// The depth of a flow's stacks.
public struct StackFact: Sendable {
    /// The flow.
    public var flow: FlowID
    /// The maximum number of slots from the flow's first one to the top of the navigation stack;
    /// `nil` if there is no maximum.
    public var maxDepth: Int?
    /// A loop that makes the stack grow, if there is no maximum.
    public var growth: Growth?
}

extension Analysis {
    /// The depth of each stack flow that is on some stack, in the program's order.
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

    /// Returns a growing loop for each of some flows.
    private func growths(of seeds: [[WordSearch.Seed]], _ flows: [FlowID], _ components: Components) -> [Growth?] {
        guard !flows.isEmpty else { return [] }
        var search = GrowthSearch(self, sharedBy: flows.count) { [automaton = system.automaton] in
            automaton.edges[$0].isLabeled && !automaton.isLayer($0)
        }
        search.findCycles(in: components)
        let ways = search.waysToCycles
        // Enough slices for all processors, but few, because neighbors share most of their runs.
        return Array(flows.indices).mapSlices(4) { [search] places in
            var search = search
            return places.map { search.stackGrowth(of: flows[$0], from: seeds[$0], ways) }
        }
    }

    /// Returns the loops in which stacks grow endlessly, except intended ones: every screen that
    /// such a loop pushes is recursive.
    ///
    /// - Parameter suppressions: the program's suppressions; loops that they cover are left out.
    public func stackGrowths(suppressing suppressions: [SuppressionDeclaration] = []) -> Growths {
        let intended = recursivePushes()
        var growths = growths(suppressions.filter { $0.rule.value == .unboundedStack }, isTaken: { !$0.isLayer }) {
            [automaton = system.automaton] in
            automaton.edges[$0].isLabeled && !automaton.isLayer($0) && intended[$0] == nil
        }
        growths.recurring = recurringScreens(of: intended)
        return growths
    }

    /// Returns the loops in which layers are presented endlessly.
    ///
    /// - Parameter suppressions: the program's suppressions; loops that they cover are left out.
    public func layerGrowths(suppressing suppressions: [SuppressionDeclaration] = []) -> Growths {
        guard layersRecur else { return Growths() }
        return growths(suppressions.filter { $0.rule.value == .unboundedModals }, isTaken: { _ in true }) {
            [automaton = system.automaton] in
            automaton.isLayer($0)
        }
    }

    private func growths(
        _ suppressions: [SuppressionDeclaration], isTaken: @escaping (CompressedRows.Way) -> Bool,
        grows: @escaping @Sendable (EdgeID) -> Bool
    ) -> Growths {
        var search = GrowthLoops(self, isTaken: isTaken, grows: grows, suppressions: suppressions)
        let loops = search.loops()
        guard !loops.isEmpty else { return Growths(suppressed: search.suppressed) }
        let runs = GrowthSearch(self, sharedBy: loops.count, grows: grows)
        let causes = loops.map { search.suppressiblePlaces(of: $0.causes) }
        // Enough slices for all processors, but few, because neighbors share most of their runs.
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
        return Growths(found: sorted, suppressed: search.suppressed)
    }

    /// True if a layer can be above another of its kind, at any distance.
    private var layersRecur: Bool {
        let automaton = system.automaton
        // The layers directly above each layer, and the number of layers directly below each that
        // can recur. Layers that aren't told apart are above the layers of their flows.
        var above = IndexMap<NodeID, [NodeID]>()
        var open = IndexMap<NodeID, Int>()
        for (_, procedure) in system.saturation.procedures.pairs {
            let layer = automaton.nodes[procedure].layer
            for edge in automaton.edgesDown(from: procedure) where automaton.edges[edge].isLabeled {
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
