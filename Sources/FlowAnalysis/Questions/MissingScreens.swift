import FlowGraph

/// Where the screens that long pops look for are missing: the screens go up from the first slot of each place, as missing, and stay behind where something
/// is put over one of them. And where they can be found: there they begin to go up.
struct MissingScreens {
    private let system: PostStar
    private let distances: Distances
    private var waves: Waves
    private var queue = BucketQueue<Int>()
    /// The number of each sought screen in its place.
    private var numbers: [Int] = []
    /// The screens that can stand below each node.
    private var found: [BitSet]

    init(in analysis: Analysis) {
        system = analysis.system
        distances = analysis.distances
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
            for way in distances.edgesUp[node] { send(set, along: way.edge, cost) }
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
            for way in distances.edgesUp[node] where !system.automaton.nodes[way.source].isHub {
                if found[way.source].formUnion(found[node]) { open.append(way.source) }
            }
        }
    }

    private mutating func begin(_ set: BitSet, in number: Int) {
        let place = system.rules.alphabet.places[number]
        let hub = system.hubs[place.activation ?? system.rules.alphabet.lanes[place.lane].layer]
        guard distances.start[hub] != Distances.unknown else { return }
        for edge in system.automaton.edgesUp(to: hub) {
            let source = system.automaton.edges[edge].source
            if !system.automaton.nodes[source].isHub, system.place(of: source) == number { send(set, along: edge, distances.start[hub]) }
        }
    }

    private mutating func send(_ set: BitSet, along edge: Int, _ cost: Int) {
        let way = system.automaton.edges[edge]
        guard distances.weights[edge] != Distances.unknown, !system.automaton.nodes[way.source].isHub else { return }
        let cost = cost + distances.weights[edge]
        if waves.add(set, without: hidden(by: way), to: way.source, at: cost) { queue.add(way.source, at: cost) }
    }

    /// What isn't missing above an edge.
    private func hidden(by way: StackAutomaton.Edge) -> BitSet {
        guard way.isRecord, system.longPops.soughtAs[way.target] >= 0 else { return BitSet() }
        return BitSet(numbers[system.longPops.soughtAs[way.target]])
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
            of: number, to: node, in: system.automaton, distances.weights, passes: { !hidden(by: $0).contains(number) },
            begins: { way in
                guard system.automaton.nodes[way.target].isHub, distances.start[way.target] != Distances.unknown else { return nil }
                return distances.start[way.target]
            })
        return (edges.first.map { system.automaton.edges[$0].target } ?? node, edges)
    }
}
