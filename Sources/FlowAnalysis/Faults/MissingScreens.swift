import FlowGraph
import PushdownSystems

/// Decides whether the screens that pop-untils search for can be missing, or found, below a node.
/// Missing screens are propagated up from the first slot of each place, but not over their own
/// slots; found screens are propagated up from there.
struct MissingScreens {
    private let analysis: Analysis
    private var fronts: MultiSourceDistances
    private var queue = BucketQueue<NodeID>()
    /// The number of each sought screen within its place.
    private var numbers = Table<SoughtID, Int>()
    /// The screens that can be below each node.
    private var found: Table<NodeID, BitSet>

    private var system: SaturatedProgram { analysis.system }
    private var distances: Distances { analysis.distances }

    init(in analysis: Analysis) {
        self.analysis = analysis
        let (system, distances) = (analysis.system, analysis.distances)
        fronts = MultiSourceDistances(nodes: system.automaton.nodes.count)
        found = Table(repeating: BitSet(), count: system.automaton.nodes.count)
        var missing: [Int: BitSet] = [:]
        for sought in system.saturation.popUntils.sought.elements {
            let number = missing[sought.what.place]?.count ?? 0
            numbers.append(number)
            missing[sought.what.place, default: BitSet()].insert(number)
        }
        find()
        for (place, set) in missing.sorted(by: { $0.key < $1.key }) { begin(set, in: place) }
        while let (cost, node) = queue.next() {
            let set = fronts.next(at: node, cost)
            guard !set.isEmpty else { continue }
            let hidden = hidden(by: node)
            for way in distances.edgesUp[node] { send(set, without: way.isLabeled ? hidden : BitSet(), along: way, cost) }
        }
    }

    /// Propagates found screens up from their slots.
    private mutating func find() {
        var open: [NodeID] = []
        for edge in system.automaton.edges.elements where edge.isLabeled && !system.automaton.nodes[edge.source].isProcedure {
            guard let sought = system.saturation.popUntils.sought(as: edge.target) else { continue }
            if found[edge.source].formUnion(BitSet(numbers[sought])) { open.append(edge.source) }
        }
        while let node = open.popLast() {
            for way in distances.edgesUp[node] where !system.automaton.nodes[way.node].isProcedure {
                if found[way.node].formUnion(found[node]) { open.append(way.node) }
            }
        }
    }

    private mutating func begin(_ set: BitSet, in number: Int) {
        let place = system.rewriting.alphabet.places[PlaceID(number)]
        let standsOn = place.activation ?? system.rewriting.alphabet.lanes[place.lane].layer
        guard let procedure = system.saturation.procedures[standsOn], distances.start[procedure] != Distances.unknown else { return }
        for way in distances.edgesUp[procedure]
        where !system.automaton.nodes[way.node].isProcedure && system.saturation.popUntils.place(of: way.node) == number {
            send(set, without: BitSet(), along: way, distances.start[procedure])
        }
    }

    private mutating func send(_ set: BitSet, without hidden: BitSet, along way: CompressedRows.Way, _ cost: Int) {
        let weight = distances.weights[way.edge]
        guard weight != Distances.unknown, !system.automaton.nodes[way.node].isProcedure else { return }
        if fronts.add(set, without: hidden, to: way.node, at: cost + weight) { queue.add(way.node, at: cost + weight) }
    }

    /// Returns the screens that aren't missing above a node's slot.
    private func hidden(by node: NodeID) -> BitSet {
        system.saturation.popUntils.sought(as: node).map { BitSet(numbers[$0]) } ?? BitSet()
    }

    func canFind(_ pop: PopUntil) -> Bool { found[pop.node].contains(numbers[pop.sought]) }

    /// Returns the fewest actions after which a pop-until's screen is missing below a node; `nil`
    /// if it never is.
    func cost(of pop: PopUntil, below node: NodeID) -> Int? {
        fronts.front(of: numbers[pop.sought], at: node)?.cost
    }

    /// Returns a shortest path on which the screen is missing: its first node and its edges.
    func way(of pop: PopUntil, to node: NodeID) -> (base: NodeID, edges: [EdgeID]) {
        let number = numbers[pop.sought]
        let edges = fronts.edges(
            of: number, to: node, in: distances, passes: { !($0.isLabeled && hidden(by: $0.node).contains(number)) },
            begins: { way in
                guard system.automaton.nodes[way.node].isProcedure, distances.start[way.node] != Distances.unknown else { return nil }
                return distances.start[way.node]
            })
        return (edges.first.map { system.automaton.edges[$0].target } ?? node, edges)
    }
}
