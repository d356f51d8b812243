/// Sets of small numbers that go up the automaton from node to node, each number as soon as it can: the fewest actions with which each comes to each node
/// (Dijkstra's algorithm for many sources at once, a word of bits at a time).
struct MultiSourceDistances: Sendable {
    /// The numbers that have come to each node.
    private var known: [BitSet]
    /// The sets that have come to nodes, in the order in which they have come, and those that are still to come; the last of each node.
    private var come: [Front] = []
    private var coming: [Front] = []
    private var lastCome: [Int]
    private var lastComing: [Int]

    struct Front: Sendable {
        var cost: Int
        var set: BitSet
        /// The one before it at its node; -1 where there is none.
        fileprivate var previous: Int
        /// How many fronts have come anywhere before it.
        fileprivate var order = 0
    }

    init(nodes: Int) {
        known = Array(repeating: BitSet(), count: nodes)
        lastCome = Array(repeating: -1, count: nodes)
        lastComing = lastCome
    }

    /// Adds a set, but for numbers that are hidden, that comes to a node with so many actions; and says whether the node didn't wait for any such set.
    mutating func add(_ set: BitSet, without hidden: BitSet, to node: Int, at cost: Int) -> Bool {
        var index = lastComing[node]
        while index >= 0 {
            if coming[index].cost == cost {
                coming[index].set.formUnion(set, without: known[node], hidden)
                return false
            }
            index = coming[index].previous
        }
        var new = BitSet()
        guard new.formUnion(set, without: known[node], hidden) else { return false }
        coming.append(Front(cost: cost, set: new, previous: lastComing[node]))
        lastComing[node] = coming.count - 1
        return true
    }

    /// The numbers that come to a node now, of those that haven't come sooner.
    mutating func next(at node: Int, _ cost: Int) -> BitSet {
        var set = takeComing(at: node, cost)
        set.subtract(known[node])
        guard !set.isEmpty else { return set }
        known[node].formUnion(set)
        come.append(Front(cost: cost, set: set, previous: lastCome[node], order: come.count))
        lastCome[node] = come.count - 1
        return set
    }

    private mutating func takeComing(at node: Int, _ cost: Int) -> BitSet {
        var (index, later) = (lastComing[node], -1)
        while index >= 0, coming[index].cost != cost { (index, later) = (coming[index].previous, index) }
        guard index >= 0 else { return BitSet() }
        if later >= 0 { coming[later].previous = coming[index].previous } else { lastComing[node] = coming[index].previous }
        defer { coming[index].set = BitSet() }
        return coming[index].set
    }

    /// What has come to a node.
    func fronts(at node: Int) -> [Front] {
        var fronts: [Front] = []
        var index = node < lastCome.count ? lastCome[node] : -1
        while index >= 0 {
            fronts.append(come[index])
            index = come[index].previous
        }
        return fronts
    }

    /// The front with which a number has come to a node; nil where it hasn't.
    func front(of number: Int, at node: Int) -> Front? {
        var index = node < lastCome.count ? lastCome[node] : -1
        while index >= 0, !come[index].set.contains(number) { index = come[index].previous }
        return index < 0 ? nil : come[index]
    }

    /// The edges by which a number has come to a node, bottom first.
    ///
    /// - Parameters:
    ///   - passes: whether the number goes up an edge, given with the node below.
    ///   - begins: with how many actions the number begins to go up with an edge; nil of an edge that it doesn't begin with.
    func edges(
        of number: Int, to node: Int, in distances: Distances, passes: (CompressedRows.Way) -> Bool, begins: (CompressedRows.Way) -> Int?
    ) -> [Int] {
        var edges: [Int] = []
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
