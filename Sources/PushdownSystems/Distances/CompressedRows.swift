/// The edges of a finished automaton that lead to each node from above, or down from it, stored
/// contiguously (compressed sparse rows). The automaton stores edges in order of creation, so a
/// pass over all of it would wait for memory at each edge.
public struct CompressedRows: Sendable {
    /// The index of each node's first edge, and finally the number of edges.
    @usableFromInline var starts: [Int32]
    @usableFromInline var all: [Way]

    /// An edge as seen from one of its nodes.
    public struct Way: Sendable {
        /// The edge.
        public let edge: EdgeID
        /// The node at its other end.
        public let node: NodeID
        /// As ``PAutomaton/Edge/isLabeled``.
        public let isLabeled: Bool
        /// As ``PAutomaton/isLayer(_:)``.
        public let isLayer: Bool
    }

    init(of automaton: PAutomaton, isUp: Bool) {
        func node(_ edge: PAutomaton.Edge) -> Int { isUp ? edge.target.number : edge.source.number }
        // The running totals of the counts are the ends of the nodes' edges. Inserting edges before
        // the ends turns them into starts.
        starts = Array(repeating: 0, count: automaton.nodes.count + 1)
        for edge in automaton.edges.elements { starts[node(edge)] += 1 }
        for number in automaton.nodes.elements.indices.dropFirst() { starts[number] += starts[number - 1] }
        starts[automaton.nodes.count] = Int32(automaton.edges.count)
        all = Array(
            repeating: Way(edge: EdgeID(0), node: NodeID(0), isLabeled: false, isLayer: false), count: automaton.edges.count)
        for (id, edge) in automaton.edges.indexed() {
            starts[node(edge)] -= 1
            all[Int(starts[node(edge)])] = Way(
                edge: id, node: isUp ? edge.source : edge.target, isLabeled: edge.isLabeled, isLayer: automaton.isLayer(id))
        }
    }

    /// The edges of a node, newest first.
    @inlinable public subscript(node: NodeID) -> ArraySlice<Way> { all[Int(starts[node.number])..<Int(starts[node.number + 1])] }
}
