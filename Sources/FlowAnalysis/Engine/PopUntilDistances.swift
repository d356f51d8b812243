/// How far nodes stand above the slots that pop-untils come to and go on at.
struct PopUntilDistances: Sendable {
    /// The nodes of the slots.
    let nodes: [Int]
    /// The slots by their numbers in their places, as they go up.
    var fronts: MultiSourceDistances
    /// The edges by which runs go on there, by control and node; -1 where none does.
    private let edges: PairTable

    init(in system: PostStar) {
        edges = system.returns
        var nodes: [Int] = []
        system.popUntilTargets.forEach { nodes.append($0) }
        self.nodes = nodes
        fronts = MultiSourceDistances(nodes: nodes.isEmpty ? 0 : system.automaton.nodes.count)
    }

    /// The edge by which a run goes on at a slot that it has come to; nil where it is over there.
    func edge(of pop: PopUntil, at node: Int) -> Int? {
        let edge = edges[pop.control, node]
        return edge < 0 ? nil : edge
    }
}

extension Distances {
    /// Slots have come to a node in a front.
    mutating func settle(_ node: Int, after cost: Int) {
        let slots = popUntilDistances.fronts.next(at: node, cost)
        guard !slots.isEmpty else { return }
        for number in system.popUntils.pops(at: node) {
            let pop = system.popUntils.all[number]
            for slot in system.popUntils.targets(of: pop, among: slots) {
                guard let edge = popUntilDistances.edge(of: pop, at: slot), cost + pop.cost < weights[edge] else { continue }
                know(edge, cost + pop.cost, from: .popUntil(Int32(number)))
            }
        }
        for way in edgesUp[node] { send(slots, along: way.edge, cost) }
    }

    /// What is above the slots that pop-untils stop at is so far from them.
    mutating func startAtPopUntilTargets() {
        for node in popUntilDistances.nodes {
            for edge in system.automaton.edgesUp(to: node) where system.automaton.edges[edge].isLabelled { send(along: edge) }
        }
    }

    /// The weight of an edge is known: what has come to its target goes on.
    mutating func rise(along edge: Int) {
        let way = system.automaton.edges[edge]
        guard !system.automaton.nodes[way.source].isProcedure, !system.automaton.nodes[way.target].isProcedure else { return }
        if way.isLabelled, system.popUntilTargets.contains(way.target) { send(along: edge) }
        for front in popUntilDistances.fronts.fronts(at: way.target) { send(front.set, along: edge, front.cost) }
    }

    /// Sends the slot that an edge stands on up.
    private mutating func send(along edge: Int) {
        let slot = system.popUntils.slot[system.automaton.edges[edge].target]
        send(BitSet(slot), without: BitSet(), along: edge, 0)
    }

    /// Sends slots up that are so far below an edge.
    private mutating func send(_ slots: BitSet, along edge: Int, _ cost: Int) {
        let way = system.automaton.edges[edge]
        send(slots, without: way.isLabelled ? system.popUntils.hidden(by: way.target) : BitSet(), along: edge, cost)
    }

    private mutating func send(_ slots: BitSet, without hidden: BitSet, along edge: Int, _ cost: Int) {
        let source = system.automaton.edges[edge].source
        guard weights[edge] != Self.unknown, !system.automaton.nodes[source].isProcedure else { return }
        let cost = cost + weights[edge]
        if popUntilDistances.fronts.add(slots, without: hidden, to: source, at: cost) { queue.add(4 * source + 3, at: cost) }
    }

    /// The fewest actions that lead from a slot that a pop-until stops at to a node above it; nil where none do.
    func distance(of node: Int, above slot: Int) -> Int? {
        // The numbers of slots are those of their places.
        guard !system.automaton.nodes[node].isProcedure, system.place(of: node) == system.place(of: slot) else { return nil }
        return popUntilDistances.fronts.front(of: system.popUntils.slot[slot], at: node)?.cost
    }

    /// The edges on a shortest way from a slot that a pop-until stops at to a node above it, bottom first.
    func edges(to node: Int, above slot: Int) -> [Int] {
        let number = system.popUntils.slot[slot]
        return popUntilDistances.fronts.edges(
            of: number, to: node, in: self, passes: { !($0.isLabelled && system.popUntils.hidden(by: $0.node).contains(number)) },
            begins: { $0.node == slot && $0.isLabelled ? 0 : nil })
    }
}
