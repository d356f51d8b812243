/// The edges of a finished automaton that lead to each node from above, or down from it, side by
/// side (compressed sparse rows). They were made at different times, and whoever passes over the
/// whole automaton would wait for memory at each of them.
public struct CompressedRows: Sendable {
    /// Where the edges of each node begin, and at last where all end.
    @usableFromInline var starts: [Int32]
    @usableFromInline var all: [Way]

    /// An edge as one of its nodes sees it.
    public struct Way: Sendable {
        /// The edge.
        public let edge: EdgeID
        /// The node at its other end.
        public let node: NodeID
        /// As ``PAutomaton/Edge/isLabelled``.
        public let isLabelled: Bool
        /// As ``PAutomaton/isLayer(_:)``.
        public let isLayer: Bool
    }

    init(of automaton: PAutomaton, isUp: Bool) {
        func node(_ edge: PAutomaton.Edge) -> Int { isUp ? edge.target.number : edge.source.number }
        // Each node's edges end where the next one's begin; as they are put down, the last first,
        // the ends become beginnings.
        starts = Array(repeating: 0, count: automaton.nodes.count + 1)
        for edge in automaton.edges.elements { starts[node(edge)] += 1 }
        for number in automaton.nodes.elements.indices.dropFirst() { starts[number] += starts[number - 1] }
        starts[automaton.nodes.count] = Int32(automaton.edges.count)
        all = Array(
            repeating: Way(edge: EdgeID(0), node: NodeID(0), isLabelled: false, isLayer: false), count: automaton.edges.count)
        for (id, edge) in automaton.edges.indexed() {
            starts[node(edge)] -= 1
            all[Int(starts[node(edge)])] = Way(
                edge: id, node: isUp ? edge.source : edge.target, isLabelled: edge.isLabelled, isLayer: automaton.isLayer(id))
        }
    }

    /// The edges of a node, those made last first.
    ///
    /// - Parameter node: the node.
    @inlinable public subscript(node: NodeID) -> ArraySlice<Way> { all[Int(starts[node.number])..<Int(starts[node.number + 1])] }
}
