/// Looks for short ways around in the automaton, from the bottom up.
struct Cycles {
    private let analysis: Analysis
    let components: Components
    /// The edges that no way around takes.
    private let closed: BitSet
    /// How many edges may still be looked at, all components taken together: a component may have as many cycles to look for as it has edges.
    private var budget: Int
    /// What the way around that is looked for takes to each node, and the edge by which it comes there; and the nodes that it has come to.
    private var costs: [Int]
    private var edges: [Int]
    private var reached: [Int] = []
    private var queue = BucketQueue<Int>()

    private var automaton: StackAutomaton { analysis.system.automaton }
    private var distances: Distances { analysis.distances }

    init(_ analysis: Analysis, _ components: Components, without closed: BitSet = BitSet(), budget: Int = 1_000_000) {
        self.analysis = analysis
        self.components = components
        self.closed = closed
        self.budget = budget
        costs = Array(repeating: Distances.unknown, count: analysis.distances.start.count)
        edges = Array(repeating: -1, count: costs.count)
    }

    /// A cycle in a component through one of some edges of it, of the fewest actions as far as the budget goes: first come the edges of fewest actions,
    /// each in its order.
    mutating func shortest(in component: Int, through edges: [Int]) -> [Int]? {
        var best: (cost: Int, edges: [Int])?
        var open = BucketQueue<Int>()
        for edge in edges.reversed() { open.add(edge, at: distances.weights[edge]) }
        while let (weight, edge) = open.next() {
            if let best, budget <= 0 || weight >= best.cost { break }
            if let found = way(around: edge, in: component, below: best?.cost ?? Distances.unknown) { best = found }
        }
        return best?.edges
    }

    private mutating func way(around edge: Int, in component: Int, below limit: Int) -> (cost: Int, edges: [Int])? {
        let (begin, end) = (automaton.edges[edge].source, automaton.edges[edge].target)
        reach(begin, distances.weights[edge], by: -1)
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
                guard next < limit, components.of[way.node] == component, next < costs[way.node], !closed.contains(way.edge) else {
                    continue
                }
                reach(way.node, next, by: way.edge)
            }
        }
        return nil
    }

    private mutating func reach(_ node: Int, _ cost: Int, by edge: Int) {
        if costs[node] == Distances.unknown { reached.append(node) }
        costs[node] = cost
        edges[node] = edge
        queue.add(node, at: cost)
    }

    private func wayBack(from node: Int) -> [Int] {
        var way: [Int] = []
        var node = node
        while edges[node] >= 0 {
            way.append(edges[node])
            node = automaton.edges[edges[node]].target
        }
        return way
    }
}
