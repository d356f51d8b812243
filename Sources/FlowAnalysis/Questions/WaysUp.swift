/// The cheapest way up from each node to one of some goals.
struct WaysUp {
    /// The first edge of it; -1 of a goal, and of a node with no way.
    private(set) var edge: [Int]
    /// What it takes; ``Distances/unknown`` of a node with no way.
    private(set) var cost: [Int]

    /// The ways to nodes where nothing is under way.
    init(_ system: PostStar, _ distances: Distances) {
        self.init(system, distances, to: system.idle.filter { $0 >= 0 && distances.start[$0] != Distances.unknown }) { _ in true }
    }

    /// The ways to some nodes, along the edges for which `isTaken` holds.
    init(_ system: PostStar, _ distances: Distances, to goals: [Int], isTaken: (CompressedRows.Way) -> Bool) {
        edge = Array(repeating: -1, count: system.automaton.nodes.count)
        var best = Array(repeating: Distances.unknown, count: edge.count)
        var queue = BucketQueue<Int>()
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
    func edges(from node: Int, in automaton: StackAutomaton) -> [Int] {
        var edges: [Int] = []
        var node = node
        while edge[node] >= 0 {
            edges.append(edge[node])
            node = automaton.edges[edge[node]].source
        }
        return edges
    }
}
