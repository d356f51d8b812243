/// The edges that lead down from a node, or to it from above, newest first.
public struct EdgesOfNode: Sequence, IteratorProtocol {
    @usableFromInline let edges: Table<EdgeID, PAutomaton.Edge>
    @usableFromInline let isUp: Bool
    @usableFromInline var edge: EdgeID?

    @inlinable
    init(_ edges: Table<EdgeID, PAutomaton.Edge>, isUp: Bool, from edge: EdgeID?) {
        (self.edges, self.isUp, self.edge) = (edges, isUp, edge)
    }

    /// Returns the next edge, or `nil` after the last.
    @inlinable
    public mutating func next() -> EdgeID? {
        guard let edge else { return nil }
        self.edge = isUp ? edges[edge].nextUp : edges[edge].nextDown
        return edge
    }
}

extension PAutomaton {
    /// The edges that lead to a node from above.
    ///
    /// - Parameter node: the node below the edges.
    /// - Returns: the edges, newest first.
    @inlinable public func edgesUp(to node: NodeID) -> EdgesOfNode { EdgesOfNode(edges, isUp: true, from: nodes[node].up) }

    /// The edges that lead down from a node.
    ///
    /// - Parameter node: the node above the edges.
    /// - Returns: the edges, newest first.
    @inlinable public func edgesDown(from node: NodeID) -> EdgesOfNode { EdgesOfNode(edges, isUp: false, from: nodes[node].down) }

    /// True if an edge calls a layer: its target is the slot that the layer covers.
    @inlinable
    public func isLayer(_ edge: EdgeID) -> Bool {
        let source = edges[edge].source
        return nodes[source].isProcedure && nodes[source].layer == source
    }

    /// The number of slots that a path puts in the layer it starts in, including the topmost slot.
    ///
    /// - Parameter edges: the edges of one path up, bottom first.
    public func slots(above edges: [EdgeID]) -> Int {
        var count = 0
        for edge in edges {
            count += self.edges[edge].isLabeled ? 1 : 0
            if isLayer(edge) { return count }
        }
        return count + 1
    }

    /// Returns a node that satisfies a predicate, among some nodes and the nodes above them.
    ///
    /// - Parameters:
    ///   - starts: the nodes to start from.
    ///   - jumps: returns lists of nodes that can replace a node.
    ///   - holds: true for a node to find.
    /// - Returns: a matching node, or `nil`.
    public func node(above starts: [NodeID], jumps: (NodeID) -> [[NodeID]] = { _ in [] }, where holds: (NodeID) -> Bool) -> NodeID? {
        if let found = starts.first(where: holds) { return found }
        var (seen, open) = (IndexSet(starts), starts)
        // A node can have thousands of nodes above it. The first few often include a match.
        while let node = open.popLast() {
            for next in jumps(node).joined() where seen.insert(next) {
                if holds(next) { return next }
                open.append(next)
            }
            for edge in edgesUp(to: node) where seen.insert(edges[edge].source) {
                if holds(edges[edge].source) { return edges[edge].source }
                open.append(edges[edge].source)
            }
        }
        return nil
    }
}
