import PushdownSystems

/// The cheapest path up from each node to some goals.
struct WaysUp {
    /// The first edge of the path; `nil` for a goal, and for a node without a path.
    private(set) var edge: IndexTable<NodeID, EdgeID>
    /// The cost of the path; ``Distances/unknown`` for a node without a path.
    private(set) var cost: Table<NodeID, Int>

    /// Finds the paths to nodes at which no run is in progress.
    init(_ system: SaturatedProgram, _ distances: Distances) {
        self.init(system, distances, to: system.saturation.resting.pairs.map(\.1).filter { distances.start[$0] != Distances.unknown }) {
            _ in true
        }
    }

    /// Finds the paths to some nodes, along the edges for which `isTaken` returns true.
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

    /// The edges of the path up from a node.
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
