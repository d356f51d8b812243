/// How far nodes stand above the slots that long pops come to and go on at.
struct Landings: Sendable {
    /// The nodes of the slots.
    let nodes: [Int]
    /// The slots by their numbers in their places, as they go up.
    var waves: Waves
    /// The edges by which runs go on there, by control and node; -1 where none does.
    private let edges: PairTable

    init(in system: PostStar) {
        edges = system.returns
        var nodes: [Int] = []
        system.landed.forEach { nodes.append($0) }
        self.nodes = nodes
        waves = Waves(nodes: nodes.isEmpty ? 0 : system.automaton.nodes.count)
    }

    /// The edge by which a run goes on at a slot that it has come to; nil where it is over there.
    func edge(of pop: LongPop, at node: Int) -> Int? {
        let edge = edges[pop.control, node]
        return edge < 0 ? nil : edge
    }
}

extension Distances {
    /// Slots have come to a node in a wave.
    mutating func settle(_ node: Int, after cost: Int) {
        let slots = landings.waves.next(at: node, cost)
        guard !slots.isEmpty else { return }
        for number in system.longPops.pops(at: node) {
            let pop = system.longPops.all[number]
            for slot in system.longPops.landings(of: pop, among: slots) {
                guard let edge = landings.edge(of: pop, at: slot), cost + pop.cost < weights[edge] else { continue }
                know(edge, cost + pop.cost, from: .landing(Int32(number)))
            }
        }
        for way in edgesUp[node] { send(slots, along: way.edge, cost) }
    }

    /// What is above the slots that are landed at is so far from them.
    mutating func riseFromLandings() {
        for node in landings.nodes {
            for edge in system.automaton.edgesUp(to: node) where system.automaton.edges[edge].isRecord { send(along: edge) }
        }
    }

    /// The weight of an edge is known: what has come to its target goes on.
    mutating func rise(along edge: Int) {
        let way = system.automaton.edges[edge]
        guard !system.automaton.nodes[way.source].isHub, !system.automaton.nodes[way.target].isHub else { return }
        if way.isRecord, system.landed.contains(way.target) { send(along: edge) }
        for wave in landings.waves.waves(at: way.target) { send(wave.set, along: edge, wave.cost) }
    }

    /// Sends the slot that an edge stands on up.
    private mutating func send(along edge: Int) {
        let slot = system.longPops.slot[system.automaton.edges[edge].target]
        send(BitSet(slot), without: BitSet(), along: edge, 0)
    }

    /// Sends slots up that are so far below an edge.
    private mutating func send(_ slots: BitSet, along edge: Int, _ cost: Int) {
        let way = system.automaton.edges[edge]
        send(slots, without: way.isRecord ? system.longPops.hidden(by: way.target) : BitSet(), along: edge, cost)
    }

    private mutating func send(_ slots: BitSet, without hidden: BitSet, along edge: Int, _ cost: Int) {
        let source = system.automaton.edges[edge].source
        guard weights[edge] != Self.unknown, !system.automaton.nodes[source].isHub else { return }
        let cost = cost + weights[edge]
        if landings.waves.add(slots, without: hidden, to: source, at: cost) { queue.add(4 * source + 3, at: cost) }
    }

    /// The fewest actions that lead from a slot that is landed at to a node above it; nil where none do.
    func distance(of node: Int, above slot: Int) -> Int? {
        // The numbers of slots are those of their places.
        guard !system.automaton.nodes[node].isHub, system.place(of: node) == system.place(of: slot) else { return nil }
        return landings.waves.wave(of: system.longPops.slot[slot], at: node)?.cost
    }

    /// The edges on a shortest way from a slot that is landed at to a node above it, bottom first.
    func edges(to node: Int, above slot: Int) -> [Int] {
        let number = system.longPops.slot[slot]
        return landings.waves.edges(
            of: number, to: node, in: self, passes: { !($0.isRecord && system.longPops.hidden(by: $0.node).contains(number)) },
            begins: { $0.node == slot && $0.isRecord ? 0 : nil })
    }
}
