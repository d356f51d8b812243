/// The edges of a finished automaton that lead to each node from above, or down from it, side by side. They were made at different times, and whoever passes over
/// the whole automaton would wait for memory at each of them.
struct CompressedRows: Sendable {
    /// Where the edges of each node begin, and at last where all end.
    private var starts: [Int32]
    private var all: [Way]

    struct Way: Sendable {
        private var numbers: (edge: Int32, node: Int32)
        /// As ``StackAutomaton/Edge/isLabelled``.
        let isLabelled: Bool
        /// As ``StackAutomaton/isLayer(_:)``.
        let isLayer: Bool

        var edge: Int { Int(numbers.edge) }
        /// The node at its other end.
        var node: Int { Int(numbers.node) }

        fileprivate init(edge: Int, node: Int, isLabelled: Bool, isLayer: Bool) {
            numbers = (Int32(edge), Int32(node))
            (self.isLabelled, self.isLayer) = (isLabelled, isLayer)
        }
    }

    init(of automaton: StackAutomaton, isUp: Bool) {
        func node(_ edge: StackAutomaton.Edge) -> Int { isUp ? edge.target : edge.source }
        // Each node's edges end where the next one's begin; as they are put down, the last first, the ends become beginnings.
        starts = Array(repeating: 0, count: automaton.nodes.count + 1)
        for edge in automaton.edges { starts[node(edge)] += 1 }
        for number in automaton.nodes.indices.dropFirst() { starts[number] += starts[number - 1] }
        starts[automaton.nodes.count] = Int32(automaton.edges.count)
        all = Array(repeating: Way(edge: 0, node: 0, isLabelled: false, isLayer: false), count: automaton.edges.count)
        for (number, edge) in automaton.edges.enumerated() {
            starts[node(edge)] -= 1
            all[Int(starts[node(edge)])] = Way(
                edge: number, node: isUp ? edge.source : edge.target, isLabelled: edge.isLabelled, isLayer: automaton.isLayer(number))
        }
    }

    /// The edges of a node, those made last first.
    subscript(node: Int) -> ArraySlice<Way> { all[Int(starts[node])..<Int(starts[node + 1])] }
}
