/// Sets of small numbers that go up the automaton from node to node, each number as soon as it can:
/// the fewest actions with which each comes to each node (Dijkstra's algorithm for many sources at
/// once, a word of bits at a time).
public struct MultiSourceDistances: Sendable {
    /// The numbers that have come to each node.
    private var known: Table<NodeID, BitSet>
    /// The sets that have come to nodes, in the order in which they have come, and those that are
    /// still to come; the last of each node.
    private var come: [Front] = []
    private var coming: [Front] = []
    private var lastCome: IndexTable<NodeID, Int>
    private var lastComing: IndexTable<NodeID, Int>

    /// Numbers that come to a node together.
    public struct Front: Sendable {
        /// The fewest actions with which they come.
        public var cost: Int
        /// The numbers.
        var set: BitSet
        /// The one before it at its node.
        fileprivate var previous: Int?
        /// How many fronts have come anywhere before it.
        fileprivate var order = 0
    }

    /// Nothing yet, of as many nodes.
    ///
    /// - Parameter nodes: how many nodes numbers can come to.
    public init(nodes: Int) {
        known = Table(repeating: BitSet(), count: nodes)
        lastCome = IndexTable(count: nodes)
        lastComing = lastCome
    }

    /// Adds a set, but for numbers that are hidden, that comes to a node with so many actions; and
    /// says whether the node didn't wait for any such set.
    ///
    /// - Parameters:
    ///   - set: the numbers that come.
    ///   - hidden: the numbers that don't come along.
    ///   - node: the node that they come to.
    ///   - cost: with how many actions they come.
    /// - Returns: whether it is the first set that the node waits for with so many actions; false
    ///   where no number of it is new to the node.
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

    /// The numbers that come to a node now, of those that haven't come sooner.
    ///
    /// - Parameters:
    ///   - node: the node.
    ///   - cost: with how many actions the numbers come.
    /// - Returns: the numbers; none where all that come have come sooner.
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

    /// What has come to a node.
    func fronts(at node: NodeID) -> [Front] {
        var fronts: [Front] = []
        var next = lastCome.value(of: node)
        while let index = next {
            fronts.append(come[index])
            next = come[index].previous
        }
        return fronts
    }

    /// The front with which a number has come to a node; nil where it hasn't.
    ///
    /// - Parameters:
    ///   - number: the number.
    ///   - node: the node.
    public func front(of number: Int, at node: NodeID) -> Front? {
        var next = lastCome.value(of: node)
        while let index = next, !come[index].set.contains(number) { next = come[index].previous }
        return next.map { come[$0] }
    }

    /// The edges by which a number has come to a node, bottom first.
    ///
    /// - Parameters:
    ///   - passes: whether the number goes up an edge, given with the node below.
    ///   - begins: with how many actions the number begins to go up with an edge; nil of an edge
    ///     that it doesn't begin with.
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
