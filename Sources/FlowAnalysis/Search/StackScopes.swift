import FlowGraph
import PushdownSystems

/// The beginnings of stacks in the automaton.
extension SaturatedProgram {
    /// The beginnings of all stacks, each as a whole.
    func wholeStacks(_ distances: Distances) -> [WordSearch.Seed] {
        saturation.procedures.pairs.map(\.1).filter { automaton.nodes[$0].layer == $0 && distances.start[$0] != Distances.unknown }
            .map { WordSearch.Seed(below: $0) }
    }

    /// The beginnings of each flow's stacks: as a pushed flow, and as the stack of a lane.
    func stacksOfFlows(_ distances: Distances) -> [FlowID: [WordSearch.Seed]] {
        var seeds: [[WordSearch.Seed]] = Array(repeating: [], count: rewriting.program.flows.count)
        for (id, procedure) in saturation.procedures.pairs where distances.start[procedure] != Distances.unknown {
            if case .activation(let flow, _, _) = rewriting.alphabet.procedures[id].kind {
                seeds[flow.index].append(WordSearch.Seed(below: procedure))
                continue
            }
            for edge in automaton.edgesUp(to: procedure) where distances.weights[edge] != Distances.unknown {
                guard let flow = flowOfLane(at: automaton.edges[edge].source) else { continue }
                seeds[flow.index].append(WordSearch.Seed(below: procedure, edge: edge))
            }
        }
        let flows = seeds.indices.filter { !seeds[$0].isEmpty }
        return Dictionary(uniqueKeysWithValues: flows.map { (FlowID(index: $0), seeds[$0]) })
    }

    /// The flow whose navigation stack contains a slot.
    private func flowOfLane(at node: NodeID) -> FlowID? {
        guard !automaton.nodes[node].isProcedure else { return nil }
        let content = rewriting.alphabet.lane(of: symbol(at: node)).content
        return content.isStack ? content.flow : nil
    }
}
