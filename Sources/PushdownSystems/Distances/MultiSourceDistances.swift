/// Sets of small numbers that go up the automaton from node to node, with the minimum number of
/// actions for each number at each node (Dijkstra's algorithm for many sources at once, a word of
/// bits at a time).
public struct MultiSourceDistances: Sendable {
    /// The numbers that have reached each node.
    private var known: Table<NodeID, BitSet>
    /// The sets that have reached nodes, in order of arrival, the pending sets, and the last of
    /// both at each node.
    private var come: [Front] = []
    private var coming: [Front] = []
    private var lastCome: IndexTable<NodeID, Int>
    private var lastComing: IndexTable<NodeID, Int>

    /// Numbers that reach a node together.
    public struct Front: Sendable {
        /// The minimum number of actions with which they arrive.
        public var cost: Int
        /// The numbers.
        public fileprivate(set) var set: BitSet
        /// The previous front at its node.
        fileprivate var previous: Int?
        /// The number of fronts, at all nodes, that have arrived before it.
        fileprivate var order = 0
    }

    /// Creates distances without numbers.
    ///
    /// - Parameter nodes: the number of nodes that numbers can reach.
    public init(nodes: Int) {
        known = Table(repeating: BitSet(), count: nodes)
        lastCome = IndexTable(count: nodes)
        lastComing = lastCome
    }

    /// Adds a set that reaches a node with a number of actions, except the hidden numbers.
    ///
    /// - Parameters:
    ///   - set: the numbers that arrive.
    ///   - hidden: the numbers to ignore.
    ///   - node: the node that they reach.
    ///   - cost: the number of actions with which they arrive.
    /// - Returns: true if this is the node's first pending set with this number of actions. False
    ///   if no number is new to the node.
    public mutating func add(_ set: BitSet, without hidden: BitSet, to node: NodeID, at cost: Int) -> Bool {
        var next = lastComing[node]
        while let index = next {
            if coming[index].cost == cost {
                coming[index].set.formUnion(set, without: known[node], hidden)
                return false
            }
            next = coming[index].previous
        }
        var new = BitSet()
        guard new.formUnion(set, without: known[node], hidden) else { return false }
        coming.append(Front(cost: cost, set: new, previous: lastComing[node]))
        lastComing[node] = coming.count - 1
        return true
    }

    /// Removes and returns the numbers that arrive at a node with a number of actions.
    ///
    /// - Parameters:
    ///   - node: the node.
    ///   - cost: the number of actions with which the numbers arrive.
    /// - Returns: the numbers, except any that arrived earlier.
    public mutating func next(at node: NodeID, _ cost: Int) -> BitSet {
        var set = takeComing(at: node, cost)
        set.subtract(known[node])
        guard !set.isEmpty else { return set }
        known[node].formUnion(set)
        come.append(Front(cost: cost, set: set, previous: lastCome[node], order: come.count))
        lastCome[node] = come.count - 1
        return set
    }

    private mutating func takeComing(at node: NodeID, _ cost: Int) -> BitSet {
        var (next, later): (Int?, Int?) = (lastComing[node], nil)
        while let index = next, coming[index].cost != cost { (next, later) = (coming[index].previous, index) }
        guard let index = next else { return BitSet() }
        if let later { coming[later].previous = coming[index].previous } else { lastComing[node] = coming[index].previous }
        defer { coming[index].set = BitSet() }
        return coming[index].set
    }

    /// Returns the fronts that have reached a node, latest first.
    public func fronts(at node: NodeID) -> [Front] {
        var fronts: [Front] = []
        var next = lastCome.value(of: node)
        while let index = next {
            fronts.append(come[index])
            next = come[index].previous
        }
        return fronts
    }

    /// Returns the front with which a number has reached a node, or `nil` if it hasn't.
    public func front(of number: Int, at node: NodeID) -> Front? {
        var next = lastCome.value(of: node)
        while let index = next, !come[index].set.contains(number) { next = come[index].previous }
        return next.map { come[$0] }
    }

    /// Returns the edges by which a number has reached a node, bottom first.
    ///
    /// - Parameters:
    ///   - passes: returns true if the number goes up an edge, seen from the node above.
    ///   - begins: returns the number of actions with which the number starts at an edge, or `nil`
    ///     if it doesn't start there.
    public func edges(
        of number: Int, to node: NodeID, in distances: Distances, passes: (CompressedRows.Way) -> Bool, begins: (CompressedRows.Way) -> Int?
    ) -> [EdgeID] {
        var edges: [EdgeID] = []
        var (node, front) = (node, front(of: number, at: node))
        while let here = front {
            front = nil
            for way in distances.edgesDown[node] where distances.weights[way.edge] != Distances.unknown {
                let weight = distances.weights[way.edge]
                if let first = begins(way) {
                    guard first + weight == here.cost else { continue }
                    edges.append(way.edge)
                    return edges.reversed()
                }
                guard passes(way), let below = self.front(of: number, at: way.node), below.order < here.order,
                    below.cost + weight == here.cost
                else { continue }
                edges.append(way.edge)
                (node, front) = (way.node, below)
                break
            }
        }
        return edges.reversed()
    }
}
