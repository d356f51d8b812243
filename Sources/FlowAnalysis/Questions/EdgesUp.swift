/// The edges that lead to a node from above.
struct EdgesUp: Sequence, IteratorProtocol {
    let automaton: StackAutomaton
    private var edge: Int

    init(_ automaton: StackAutomaton, to node: Int) {
        self.automaton = automaton
        edge = automaton.nodes[node].up
    }

    mutating func next() -> Int? {
        guard edge >= 0 else { return nil }
        defer { edge = automaton.edges[edge].nextUp }
        return edge
    }
}

/// The edges that lead down from a node.
struct EdgesDown: Sequence, IteratorProtocol {
    let automaton: StackAutomaton
    private var edge: Int

    init(_ automaton: StackAutomaton, from node: Int) {
        self.automaton = automaton
        edge = automaton.nodes[node].down
    }

    mutating func next() -> Int? {
        guard edge >= 0 else { return nil }
        defer { edge = automaton.edges[edge].nextDown }
        return edge
    }
}

/// What can come back from above a node.
struct ExposuresOfNode: Sequence, IteratorProtocol {
    let exposures: [StackAutomaton.Exposure]
    private var exposure: Int

    init(_ system: PostStar, _ node: Int) {
        exposures = system.exposures
        exposure = system.automaton.nodes[node].exposure
    }

    mutating func next() -> Int? {
        guard exposure >= 0 else { return nil }
        defer { exposure = exposures[exposure].next }
        return exposure
    }
}

extension PostStar {
    func exposures(of node: Int) -> ExposuresOfNode { ExposuresOfNode(self, node) }
}

extension StackAutomaton {
    func edgesUp(to node: Int) -> EdgesUp { EdgesUp(self, to: node) }
    func edgesDown(from node: Int) -> EdgesDown { EdgesDown(self, from: node) }

    /// Whether an edge is the beginning of a presented layer: its target is the slot that the layer covers.
    func isLayer(_ edge: Int) -> Bool {
        let source = edges[edge].source
        return nodes[source].kind == .hub && nodes[source].layer == source
    }

    /// How many slots some edges, bottom first, have put on the stack that they begin in, its topmost slot counted.
    func slots(above edges: [Int]) -> Int {
        var count = 0
        for edge in edges {
            count += self.edges[edge].isRecord ? 1 : 0
            if isLayer(edge) { return count }
        }
        return count + 1
    }
}

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
    init(_ system: PostStar, _ distances: Distances, to goals: [Int], isTaken: (Int) -> Bool) {
        edge = Array(repeating: -1, count: system.automaton.nodes.count)
        var best = Array(repeating: Distances.unknown, count: edge.count)
        var queue = BucketQueue<Int>()
        for node in goals {
            best[node] = 0
            queue.add(node, at: 0)
        }
        while let (cost, node) = queue.next() {
            guard best[node] == cost else { continue }
            var down = system.automaton.nodes[node].down
            while down >= 0 {
                let way = system.automaton.edges[down]
                let weight = distances.weights[down]
                if weight != Distances.unknown, cost + weight < best[way.target], isTaken(down) {
                    best[way.target] = cost + weight
                    edge[way.target] = down
                    queue.add(way.target, at: cost + weight)
                }
                down = way.nextDown
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
