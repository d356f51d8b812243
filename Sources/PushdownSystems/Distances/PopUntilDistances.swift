/// How far nodes stand above the slots that pop-untils come to and go on at.
struct PopUntilDistances: Sendable {
    /// The nodes of the slots.
    let nodes: [NodeID]
    /// The slots by their numbers in their places, as they go up.
    var fronts: MultiSourceDistances

    init(in saturation: Saturation) {
        var nodes: [NodeID] = []
        saturation.popUntilTargets.forEach { nodes.append(NodeID($0)) }
        self.nodes = nodes
        fronts = MultiSourceDistances(nodes: nodes.isEmpty ? 0 : saturation.automaton.nodes.count)
    }
}

extension Distances {
    /// Slots have come to a node in a front.
    mutating func settle(_ node: NodeID, after cost: Int) {
        let slots = popUntilDistances.fronts.next(at: node, cost)
        guard !slots.isEmpty else { return }
        for number in saturation.popUntils.pops(at: node) {
            let pop = saturation.popUntils.all[number]
            for slot in saturation.popUntils.targets(of: pop, among: slots) {
                guard let edge = saturation.returns[pop.control, slot], cost + pop.cost < weights[edge] else { continue }
                know(edge, cost + pop.cost, from: .popUntil(Int32(number)))
            }
        }
        for way in edgesUp[node] { send(slots, along: way.edge, cost) }
    }

    /// What is above the slots that pop-untils stop at is so far from them.
    mutating func startAtPopUntilTargets() {
        for node in popUntilDistances.nodes {
            for edge in saturation.automaton.edgesUp(to: node) where saturation.automaton.edges[edge].isLabelled { send(along: edge) }
        }
    }

    /// The weight of an edge is known: what has come to its target goes on.
    mutating func rise(along edge: EdgeID) {
        let way = saturation.automaton.edges[edge]
        guard !saturation.automaton.nodes[way.source].isProcedure, !saturation.automaton.nodes[way.target].isProcedure else { return }
        if way.isLabelled, saturation.popUntilTargets.contains(way.target.number) { send(along: edge) }
        for front in popUntilDistances.fronts.fronts(at: way.target) { send(front.set, along: edge, front.cost) }
    }

    /// Sends the slot that an edge stands on up.
    private mutating func send(along edge: EdgeID) {
        guard let slot = saturation.popUntils.number(of: saturation.automaton.edges[edge].target) else { return }
        send(BitSet(slot), without: BitSet(), along: edge, 0)
    }

    /// Sends slots up that are so far below an edge.
    private mutating func send(_ slots: BitSet, along edge: EdgeID, _ cost: Int) {
        let way = saturation.automaton.edges[edge]
        send(slots, without: way.isLabelled ? saturation.popUntils.hidden(by: way.target) : BitSet(), along: edge, cost)
    }

    private mutating func send(_ slots: BitSet, without hidden: BitSet, along edge: EdgeID, _ cost: Int) {
        let source = saturation.automaton.edges[edge].source
        guard weights[edge] != Self.unknown, !saturation.automaton.nodes[source].isProcedure else { return }
        let cost = cost + weights[edge]
        if popUntilDistances.fronts.add(slots, without: hidden, to: source, at: cost) {
            queue.add(Item(kind: .aboveSlots, number: Int32(source.number)), at: cost)
        }
    }

    /// The fewest actions that lead from a slot that a pop-until stops at to a node above it; nil
    /// where none do.
    ///
    /// - Parameters:
    ///   - node: the node above.
    ///   - slot: the node of the slot.
    public func distance(of node: NodeID, above slot: NodeID) -> Int? {
        // The numbers of slots are those of their places.
        guard let place = saturation.popUntils.place(of: node), place == saturation.popUntils.place(of: slot),
            let number = saturation.popUntils.number(of: slot)
        else { return nil }
        return popUntilDistances.fronts.front(of: number, at: node)?.cost
    }

    /// The edges on a shortest way from a slot that a pop-until stops at to a node above it, bottom
    /// first.
    func edges(to node: NodeID, above slot: NodeID) -> [EdgeID] {
        guard let number = saturation.popUntils.number(of: slot) else { return [] }
        return popUntilDistances.fronts.edges(
            of: number, to: node, in: self,
            passes: { !($0.isLabelled && saturation.popUntils.hidden(by: $0.node).contains(number)) },
            begins: { $0.node == slot && $0.isLabelled ? 0 : nil })
    }
}
