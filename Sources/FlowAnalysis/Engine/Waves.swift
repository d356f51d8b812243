/// Sets of small numbers that go up the automaton from node to node, each number as soon as it can: the fewest actions with which each comes to each node
/// (Dijkstra's algorithm for many sources at once, a word of bits at a time).
struct Waves: Sendable {
    /// The numbers that have come to each node.
    private var known: [BitSet]
    /// The sets that have come to each node, nearest first, and those that are still to come.
    private(set) var all: [[Wave]]
    private var coming: [[Wave]]
    private var count = 0

    struct Wave: Sendable {
        var cost: Int
        var set: BitSet
        /// How many waves have come anywhere before it.
        var order = 0
    }

    init(nodes: Int) {
        known = Array(repeating: BitSet(), count: nodes)
        all = Array(repeating: [], count: nodes)
        coming = all
    }

    /// Adds a set, but for numbers that are hidden, that comes to a node with so many actions; and says whether the node didn't wait for any such set.
    mutating func add(_ set: BitSet, without hidden: BitSet, to node: Int, at cost: Int) -> Bool {
        if let index = coming[node].firstIndex(where: { $0.cost == cost }) {
            coming[node][index].set.formUnion(set, without: known[node], hidden)
            return false
        }
        var new = BitSet()
        guard new.formUnion(set, without: known[node], hidden) else { return false }
        coming[node].append(Wave(cost: cost, set: new))
        return true
    }

    /// The numbers that come to a node now, of those that haven't come sooner.
    mutating func next(at node: Int, _ cost: Int) -> BitSet {
        guard let index = coming[node].firstIndex(where: { $0.cost == cost }) else { return BitSet() }
        var set = coming[node].remove(at: index).set
        set.subtract(known[node])
        guard !set.isEmpty else { return set }
        known[node].formUnion(set)
        all[node].append(Wave(cost: cost, set: set, order: count))
        count += 1
        return set
    }

    /// The wave with which a number has come to a node; nil where it hasn't.
    func wave(of number: Int, at node: Int) -> Wave? {
        guard node < all.count else { return nil }
        return all[node].first { $0.set.contains(number) }
    }

    /// The edges by which a number has come to a node, bottom first.
    ///
    /// - Parameters:
    ///   - passes: whether the number goes up an edge.
    ///   - begins: with how many actions the number begins to go up with an edge; nil of an edge that it doesn't begin with.
    func edges(
        of number: Int, to node: Int, in automaton: StackAutomaton, _ weights: [Int], passes: (StackAutomaton.Edge) -> Bool,
        begins: (StackAutomaton.Edge) -> Int?
    ) -> [Int] {
        var edges: [Int] = []
        var (node, wave) = (node, wave(of: number, at: node))
        while let here = wave {
            wave = nil
            for edge in automaton.edgesDown(from: node) where weights[edge] != Distances.unknown {
                let way = automaton.edges[edge]
                if let first = begins(way) {
                    guard first + weights[edge] == here.cost else { continue }
                    edges.append(edge)
                    return edges.reversed()
                }
                guard passes(way), let below = self.wave(of: number, at: way.target), below.order < here.order,
                    below.cost + weights[edge] == here.cost
                else { continue }
                edges.append(edge)
                (node, wave) = (way.target, below)
                break
            }
        }
        return edges.reversed()
    }
}
