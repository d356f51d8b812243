import PushdownSystems

/// The strongly connected components of the automaton, from the bottom up (Tarjan, Depth-first
/// search and linear graph algorithms, 1972). Components above have lower numbers.
struct Components {
    /// The component of each node.
    private(set) var of: Table<NodeID, Int>
    var count: Int { ends.count }
    /// The nodes of the components, one after another, and the end of each component.
    private var nodes: [NodeID] = []
    private var ends: [Int] = []

    private struct Visit {
        var node: NodeID
        /// The edges still to follow.
        var edges: ArraySlice<CompressedRows.Way>
    }

    /// Follows the edges that are on a path from the start, if `isTaken` returns true for them.
    init(_ distances: Distances, isTaken: (CompressedRows.Way) -> Bool) {
        let count = distances.start.count
        of = Table(repeating: -1, count: count)
        nodes.reserveCapacity(count)
        var order = Table<NodeID, Int>(repeating: -1, count: count)
        var lowest = order
        var stack: [NodeID] = []
        var number = 0
        // An explicit stack: a recursion would be as deep as the automaton.
        var visits: [Visit] = []
        func begin(_ node: NodeID) {
            order[node] = number
            lowest[node] = number
            number += 1
            stack.append(node)
            visits.append(Visit(node: node, edges: distances.edgesUp[node]))
        }
        for root in distances.start.indices where order[root] < 0 {
            begin(root)
            while let node = visits.last?.node {
                if let way = visits[visits.count - 1].edges.popFirst() {
                    guard isTaken(way), distances.weights[way.edge] != Distances.unknown, distances.start[node] != Distances.unknown else {
                        continue
                    }
                    let next = way.node
                    if order[next] < 0 {
                        begin(next)
                    } else if of[next] < 0 {
                        lowest[node] = min(lowest[node], order[next])
                    }
                    continue
                }
                visits.removeLast()
                if let below = visits.last?.node { lowest[below] = min(lowest[below], lowest[node]) }
                guard lowest[node] == order[node] else { continue }
                while let member = stack.popLast() {
                    of[member] = ends.count
                    nodes.append(member)
                    if member == node { break }
                }
                ends.append(nodes.count)
            }
        }
    }

    /// The edges inside each component among some edges, in their order.
    func within(_ edges: some Sequence<EdgeID>, of automaton: PAutomaton) -> [[EdgeID]] {
        var inner: [[EdgeID]] = Array(repeating: [], count: count)
        for edge in edges {
            let component = of[automaton.edges[edge].source]
            if component == of[automaton.edges[edge].target] { inner[component].append(edge) }
        }
        return inner
    }

    subscript(component: Int) -> ArraySlice<NodeID> { nodes[(component == 0 ? 0 : ends[component - 1])..<ends[component]] }
}
