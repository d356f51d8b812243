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

/// The edges of a finished automaton that lead to each node from above, side by side. They were made at different times, and whoever passes over the whole
/// automaton would wait for memory at each of them.
struct EdgesUp: Sendable {
    /// Where the edges of each node begin, and at last where all end.
    private var starts: [Int32]
    private var all: [Way]

    struct Way: Sendable {
        private var numbers: (edge: Int32, source: Int32)
        /// As ``StackAutomaton/Edge/isRecord``.
        let isRecord: Bool
        /// As ``StackAutomaton/isLayer(_:)``.
        let isLayer: Bool

        var edge: Int { Int(numbers.edge) }
        /// The node above.
        var source: Int { Int(numbers.source) }

        fileprivate init(edge: Int, source: Int, isRecord: Bool, isLayer: Bool) {
            numbers = (Int32(edge), Int32(source))
            (self.isRecord, self.isLayer) = (isRecord, isLayer)
        }
    }

    init(of automaton: StackAutomaton) {
        // Each node's edges end where the next one's begin; as they are put down, the last first, the ends become beginnings.
        starts = Array(repeating: 0, count: automaton.nodes.count + 1)
        for edge in automaton.edges { starts[edge.target] += 1 }
        for node in automaton.nodes.indices.dropFirst() { starts[node] += starts[node - 1] }
        starts[automaton.nodes.count] = Int32(automaton.edges.count)
        all = Array(repeating: Way(edge: 0, source: 0, isRecord: false, isLayer: false), count: automaton.edges.count)
        for (number, edge) in automaton.edges.enumerated() {
            starts[edge.target] -= 1
            let isLayer = automaton.nodes[edge.source].isHub && automaton.nodes[edge.source].layer == edge.source
            all[Int(starts[edge.target])] = Way(edge: number, source: edge.source, isRecord: edge.isRecord, isLayer: isLayer)
        }
    }

    /// The edges that lead to a node, those made last first.
    subscript(node: Int) -> ArraySlice<Way> { all[Int(starts[node])..<Int(starts[node + 1])] }
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
    func edgesUp(to node: Int) -> EdgesOfNode { EdgesOfNode(self, up: node) }
    func edgesDown(from node: Int) -> EdgesOfNode { EdgesOfNode(self, down: node) }

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
