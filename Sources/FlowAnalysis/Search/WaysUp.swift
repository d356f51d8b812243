import PushdownSystems

/// The cheapest way up from each node to one of some goals.
struct WaysUp {
    /// The first edge of it; nil of a goal, and of a node with no way.
    private(set) var edge: IndexTable<NodeID, EdgeID>
    /// What it takes; ``Distances/unknown`` of a node with no way.
    private(set) var cost: Table<NodeID, Int>

    /// The ways to nodes where nothing is under way.
    init(_ system: SaturatedProgram, _ distances: Distances) {
        self.init(system, distances, to: system.saturation.resting.pairs.map(\.1).filter { distances.start[$0] != Distances.unknown }) {
            _ in true
        }
    }

    /// The ways to some nodes, along the edges for which `isTaken` holds.
    init(_ system: SaturatedProgram, _ distances: Distances, to goals: [NodeID], isTaken: (CompressedRows.Way) -> Bool) {
        edge = IndexTable(count: system.automaton.nodes.count)
        var best = Table<NodeID, Int>(repeating: Distances.unknown, count: edge.count)
        var queue = BucketQueue<NodeID>()
        for node in goals {
            best[node] = 0
            queue.add(node, at: 0)
        }
        while let (cost, node) = queue.next() {
            guard best[node] == cost else { continue }
            for way in distances.edgesDown[node] {
                let weight = distances.weights[way.edge]
                guard weight != Distances.unknown, cost + weight < best[way.node], isTaken(way) else { continue }
                best[way.node] = cost + weight
                edge[way.node] = way.edge
                queue.add(way.node, at: cost + weight)
            }
        }
        cost = best
    }

    /// The edges on the way up from a node.
    func edges(from node: NodeID, in automaton: PAutomaton) -> [EdgeID] {
        var edges: [EdgeID] = []
        var node = node
        while let next = edge[node] {
            edges.append(next)
            node = automaton.edges[next].source
        }
        return edges
    }
}
