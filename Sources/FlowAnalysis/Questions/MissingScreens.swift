import FlowGraph

/// Where the screens that long pops look for are missing: the screens go up from the first slot of each place, as missing, and stay behind where something
/// is put over one of them. And where they can be found: there they begin to go up.
struct MissingScreens {
    private let analysis: Analysis
    private var waves: Waves
    private var queue = BucketQueue<Int>()
    /// The number of each sought screen in its place.
    private var numbers: [Int] = []
    /// The screens that can stand below each node.
    private var found: [BitSet]

    private var system: PostStar { analysis.system }
    private var distances: Distances { analysis.distances }

    init(in analysis: Analysis) {
        self.analysis = analysis
        let (system, distances) = (analysis.system, analysis.distances)
        waves = Waves(nodes: system.automaton.nodes.count)
        found = Array(repeating: BitSet(), count: system.automaton.nodes.count)
        var missing: [Int: BitSet] = [:]
        for sought in system.longPops.sought {
            let number = missing[sought.what.place]?.count ?? 0
            numbers.append(number)
            missing[sought.what.place, default: BitSet()].insert(number)
        }
        find()
        for (place, set) in missing.sorted(by: { $0.key < $1.key }) { begin(set, in: place) }
        while let (cost, node) = queue.next() {
            let set = waves.next(at: node, cost)
            guard !set.isEmpty else { continue }
            let hidden = hidden(by: node)
            for way in distances.edgesUp[node] { send(set, without: way.isRecord ? hidden : BitSet(), along: way, cost) }
        }
    }

    /// Lets the screens go up from where they are.
    private mutating func find() {
        var open: [Int] = []
        for edge in system.automaton.edges where edge.isRecord && !system.automaton.nodes[edge.source].isHub {
            let sought = system.longPops.soughtAs[edge.target]
            if sought >= 0, found[edge.source].formUnion(BitSet(numbers[sought])) { open.append(edge.source) }
        }
        while let node = open.popLast() {
            for way in distances.edgesUp[node] where !system.automaton.nodes[way.node].isHub {
                if found[way.node].formUnion(found[node]) { open.append(way.node) }
            }
        }
    }

    private mutating func begin(_ set: BitSet, in number: Int) {
        let place = system.rules.alphabet.places[number]
        let hub = system.hubs[place.activation ?? system.rules.alphabet.lanes[place.lane].layer]
        guard distances.start[hub] != Distances.unknown else { return }
        for way in distances.edgesUp[hub] where !system.automaton.nodes[way.node].isHub && system.place(of: way.node) == number {
            send(set, without: BitSet(), along: way, distances.start[hub])
        }
    }

    private mutating func send(_ set: BitSet, without hidden: BitSet, along way: EdgesSideBySide.Way, _ cost: Int) {
        let weight = distances.weights[way.edge]
        guard weight != Distances.unknown, !system.automaton.nodes[way.node].isHub else { return }
        if waves.add(set, without: hidden, to: way.node, at: cost + weight) { queue.add(way.node, at: cost + weight) }
    }

    /// What isn't missing above a node's slot.
    private func hidden(by node: Int) -> BitSet {
        system.longPops.soughtAs[node] < 0 ? BitSet() : BitSet(numbers[system.longPops.soughtAs[node]])
    }

    /// Whether a long pop can find what it looks for.
    func canFind(_ pop: LongPop) -> Bool { found[pop.node].contains(numbers[pop.sought]) }

    /// The fewest actions with which what a long pop looks for is missing below a node; nil where it never is.
    func cost(of pop: LongPop, below node: Int) -> Int? {
        waves.wave(of: numbers[pop.sought], at: node)?.cost
    }

    /// A shortest way on which it is missing: what it begins at, and its edges.
    func way(of pop: LongPop, to node: Int) -> (base: Int, edges: [Int]) {
        let number = numbers[pop.sought]
        let edges = waves.edges(
            of: number, to: node, in: distances, passes: { !($0.isRecord && hidden(by: $0.node).contains(number)) },
            begins: { way in
                guard system.automaton.nodes[way.node].isHub, distances.start[way.node] != Distances.unknown else { return nil }
                return distances.start[way.node]
            })
        return (edges.first.map { system.automaton.edges[$0].target } ?? node, edges)
    }
}
