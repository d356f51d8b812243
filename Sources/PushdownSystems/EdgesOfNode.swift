/// The edges of a node that lead down from it, or to it from above, those made last first.
public struct EdgesOfNode: Sequence, IteratorProtocol {
    @usableFromInline let edges: Table<EdgeID, PAutomaton.Edge>
    @usableFromInline let isUp: Bool
    @usableFromInline var edge: EdgeID?

    @inlinable
    init(_ edges: Table<EdgeID, PAutomaton.Edge>, isUp: Bool, from edge: EdgeID?) {
        (self.edges, self.isUp, self.edge) = (edges, isUp, edge)
    }

    /// The next edge; nil after the last.
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
    /// - Returns: the edges, those made last first.
    @inlinable public func edgesUp(to node: NodeID) -> EdgesOfNode { EdgesOfNode(edges, isUp: true, from: nodes[node].up) }

    /// The edges that lead down from a node.
    ///
    /// - Parameter node: the node above the edges.
    /// - Returns: the edges, those made last first.
    @inlinable public func edgesDown(from node: NodeID) -> EdgesOfNode { EdgesOfNode(edges, isUp: false, from: nodes[node].down) }

    /// Whether an edge is the call of a layer: its target is the slot that the layer covers.
    ///
    /// - Parameter edge: the edge.
    @inlinable
    public func isLayer(_ edge: EdgeID) -> Bool {
        let source = edges[edge].source
        return nodes[source].isProcedure && nodes[source].layer == source
    }

    /// How many slots some edges, bottom first, have put in the layer that they begin in, its
    /// topmost slot counted.
    ///
    /// - Parameter edges: the edges of one way up.
    public func slots(above edges: [EdgeID]) -> Int {
        var count = 0
        for edge in edges {
            count += self.edges[edge].isLabelled ? 1 : 0
            if isLayer(edge) { return count }
        }
        return count + 1
    }

    /// Finds a node that stands on one of some others, or is one of them.
    ///
    /// - Parameters:
    ///   - starts: the others.
    ///   - jumps: lists of the nodes that can replace a node.
    ///   - holds: whether a node is looked for.
    /// - Returns: one of them, or nil.
    public func node(above starts: [NodeID], jumps: (NodeID) -> [[NodeID]] = { _ in [] }, where holds: (NodeID) -> Bool) -> NodeID? {
        if let found = starts.first(where: holds) { return found }
        var (seen, open) = (IndexSet(starts), starts)
        // A node can have thousands of others above it. The first few often include what is sought.
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
