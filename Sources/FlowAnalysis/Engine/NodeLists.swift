/// The edges that lead to a node from above, or down from it.
struct EdgesOfNode: Sequence, IteratorProtocol {
    let automaton: StackAutomaton
    private let isUp: Bool
    private var edge: Int

    init(_ automaton: StackAutomaton, up node: Int) {
        (self.automaton, isUp, edge) = (automaton, true, automaton.nodes[node].up)
    }

    init(_ automaton: StackAutomaton, down node: Int) {
        (self.automaton, isUp, edge) = (automaton, false, automaton.nodes[node].down)
    }

    mutating func next() -> Int? {
        guard edge >= 0 else { return nil }
        defer { edge = isUp ? automaton.edges[edge].nextUp : automaton.edges[edge].nextDown }
        return edge
    }
}

/// What can come back from above a node.
struct SummariesOfNode: Sequence, IteratorProtocol {
    let summaries: [StackAutomaton.ReturnSummary]
    private var summary: Int

    init(_ system: PostStar, _ node: Int) {
        summaries = system.summaries
        summary = system.automaton.nodes[node].summary
    }

    mutating func next() -> Int? {
        guard summary >= 0 else { return nil }
        defer { summary = summaries[summary].next }
        return summary
    }
}

extension PostStar {
    func summaries(of node: Int) -> SummariesOfNode { SummariesOfNode(self, node) }
}

extension StackAutomaton {
    func edgesUp(to node: Int) -> EdgesOfNode { EdgesOfNode(self, up: node) }
    func edgesDown(from node: Int) -> EdgesOfNode { EdgesOfNode(self, down: node) }

    /// Whether an edge is the beginning of a presented layer: its target is the slot that the layer covers.
    func isLayer(_ edge: Int) -> Bool {
        let source = edges[edge].source
        return nodes[source].kind == .procedure && nodes[source].layer == source
    }

    /// How many slots some edges, bottom first, have put on the stack that they begin in, its topmost slot counted.
    func slots(above edges: [Int]) -> Int {
        var count = 0
        for edge in edges {
            count += self.edges[edge].isLabelled ? 1 : 0
            if isLayer(edge) { return count }
        }
        return count + 1
    }
}
