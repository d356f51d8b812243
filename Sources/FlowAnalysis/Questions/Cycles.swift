/// Looks for short ways around in the automaton, from the bottom up.
struct Cycles {
    let automaton: StackAutomaton
    let weights: [Int]
    let components: Components
    /// How many edges may still be looked at, all components taken together: a component may have as many cycles to look for as it has edges.
    private var budget: Int

    init(_ automaton: StackAutomaton, _ weights: [Int], _ components: Components, budget: Int = 1_000_000) {
        self.automaton = automaton
        self.weights = weights
        self.components = components
        self.budget = budget
    }

    /// A cycle in a component through one of some edges of it, of the fewest actions as far as the budget goes: first come the edges of fewest actions.
    mutating func shortest(in component: Int, through edges: [Int]) -> [Int]? {
        var best: (cost: Int, edges: [Int])?
        let edges = edges.sorted { (weights[$0], $0) < (weights[$1], $1) }
        for edge in edges {
            if let best, budget <= 0 || weights[edge] >= best.cost { break }
            if let found = way(around: edge, in: component, below: best?.cost ?? .max) { best = found }
        }
        return best?.edges
    }

    private mutating func way(around edge: Int, in component: Int, below limit: Int) -> (cost: Int, edges: [Int])? {
        let (begin, end) = (automaton.edges[edge].source, automaton.edges[edge].target)
        var known: [Int: (cost: Int, edge: Int)] = [begin: (weights[edge], -1)]
        var queue = BucketQueue<Int>()
        queue.add(begin, at: weights[edge])
        while let (cost, node) = queue.next(), cost < limit {
            guard known[node]?.cost == cost else { continue }
            if node == end {
                var edges: [Int] = []
                var node = end
                while let way = known[node], way.edge >= 0 {
                    edges.append(way.edge)
                    node = automaton.edges[way.edge].target
                }
                return (cost, [edge] + edges.reversed())
            }
            for way in automaton.edgesUp(to: node) where weights[way] != Distances.unknown {
                budget -= 1
                let above = automaton.edges[way].source
                let next = cost + weights[way]
                guard components.of[above] == component, next < known[above]?.cost ?? limit else { continue }
                known[above] = (next, way)
                queue.add(above, at: next)
            }
        }
        return nil
    }
}
