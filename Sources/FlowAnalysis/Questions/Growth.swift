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
        let search = GrowthSearch(self, heights.components) { [automaton = system.automaton] in
            automaton.edges[$0].isRecord && !automaton.isLayer($0)
        }
        return seeds.keys.sorted().compactMap { flow in
            let own = seeds[flow] ?? []
            let all = own.map { heights[$0.edge.map { system.automaton.edges[$0].source } ?? $0.below] }
            switch all.max() ?? .never {
            case .never: return nil
            case .slots(let count): return StackFact(flow: flow, maxDepth: count + 1, growth: nil)
            case .unbounded: return StackFact(flow: flow, maxDepth: nil, growth: search.stackGrowth(of: flow, from: own))
            }
        }
    }

    /// The ways in which layers can be presented without end, in the order of the text: one for each part of the program in which that is so.
    public var modalGrowths: [Growth] {
        let automaton = system.automaton
        let components = Components(automaton) {
            distances.weights[$0] != Distances.unknown && distances.start[automaton.edges[$0].target] != Distances.unknown
        }
        let search = GrowthSearch(self, components) { automaton.isLayer($0) }
        return search.layerGrowths().sorted {
            ($0.range.source.index, $0.range.start.offset) < ($1.range.source.index, $1.range.start.offset)
        }
    }
}
