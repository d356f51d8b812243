import PushdownSystems

/// Finds short cycles in the automaton, from the bottom up.
struct Cycles {
    private let automaton: PAutomaton
    private let distances: Distances
    let components: Components
    /// The edges that cycles must not use.
    private let closed: BitSet
    /// The number of edges that can still be examined, for all components together. A component can
    /// have as many cycles to examine as edges.
    private var budget: Int
    /// The cost of each node in the current search, the edge that reached it, and all reached
    /// nodes.
    private var costs: Table<NodeID, Int>
    private var edges: IndexTable<NodeID, EdgeID>
    private var reached: [NodeID] = []
    private var queue = BucketQueue<NodeID>()

    init(_ analysis: Analysis, _ components: Components, without closed: BitSet = BitSet(), budget: Int = 1_000_000) {
        (automaton, distances) = (analysis.system.automaton, analysis.distances)
        self.components = components
        self.closed = closed
        self.budget = budget
        costs = Table(repeating: Distances.unknown, count: distances.start.count)
        edges = IndexTable(count: costs.count)
    }

    /// Returns a cycle in a component through one of some edges, with the fewest actions that the
    /// budget finds. Tries the cheapest edges first.
    mutating func shortest(in component: Int, through edges: [EdgeID]) -> [EdgeID]? {
        var best: (cost: Int, edges: [EdgeID])?
        var open = BucketQueue<EdgeID>()
        for edge in edges.reversed() { open.add(edge, at: distances.weights[edge]) }
        while let (weight, edge) = open.next() {
            if let best, budget <= 0 || weight >= best.cost { break }
            if let found = way(around: edge, in: component, below: best?.cost ?? Distances.unknown) { best = found }
        }
        return best?.edges
    }

    private mutating func way(around edge: EdgeID, in component: Int, below limit: Int) -> (cost: Int, edges: [EdgeID])? {
        let (begin, end) = (automaton.edges[edge].source, automaton.edges[edge].target)
        reach(begin, distances.weights[edge], by: nil)
        defer {
            for node in reached { costs[node] = Distances.unknown }
            reached.removeAll(keepingCapacity: true)
            queue.removeAll()
        }
        while let (cost, node) = queue.next(), cost < limit {
            guard costs[node] == cost else { continue }
            if node == end { return (cost, [edge] + wayBack(from: node).reversed()) }
            for way in distances.edgesUp[node] where distances.weights[way.edge] != Distances.unknown {
                budget -= 1
                let next = cost + distances.weights[way.edge]
                guard next < limit, components.of[way.node] == component, next < costs[way.node], !closed.contains(way.edge.number) else {
                    continue
                }
                reach(way.node, next, by: way.edge)
            }
        }
        return nil
    }

    private mutating func reach(_ node: NodeID, _ cost: Int, by edge: EdgeID?) {
        if costs[node] == Distances.unknown { reached.append(node) }
        costs[node] = cost
        edges[node] = edge
        queue.add(node, at: cost)
    }

    private func wayBack(from node: NodeID) -> [EdgeID] {
        var way: [EdgeID] = []
        var node = node
        while let edge = edges[node] {
            way.append(edge)
            node = automaton.edges[edge].target
        }
        return way
    }
}
