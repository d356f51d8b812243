/// The distances of nodes above the slots at which pop-untils stop and continue.
struct PopUntilDistances: Sendable {
    let nodes: [NodeID]
    /// The slots on their way up, by their numbers in their places.
    var fronts: MultiSourceDistances

    init(in saturation: Saturation) {
        var nodes: [NodeID] = []
        saturation.popUntilTargets.forEach { nodes.append(NodeID($0)) }
        self.nodes = nodes
        fronts = MultiSourceDistances(nodes: nodes.isEmpty ? 0 : saturation.automaton.nodes.count)
    }
}

extension Distances {
    /// Processes slots that have reached a node in a front.
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

    /// Starts the measurement at the slots at which pop-untils stop.
    mutating func startAtPopUntilTargets() {
        for node in popUntilDistances.nodes {
            for edge in saturation.automaton.edgesUp(to: node) where saturation.automaton.edges[edge].isLabeled { send(along: edge) }
        }
    }

    /// Sends the slots that have reached an edge's target up the edge, once its weight is known.
    mutating func rise(along edge: EdgeID) {
        let way = saturation.automaton.edges[edge]
        guard !saturation.automaton.nodes[way.source].isProcedure, !saturation.automaton.nodes[way.target].isProcedure else { return }
        if way.isLabeled, saturation.popUntilTargets.contains(way.target.number) { send(along: edge) }
        for front in popUntilDistances.fronts.fronts(at: way.target) { send(front.set, along: edge, front.cost) }
    }

    /// Sends the slot directly below an edge up.
    private mutating func send(along edge: EdgeID) {
        guard let slot = saturation.popUntils.number(of: saturation.automaton.edges[edge].target) else { return }
        send(BitSet(slot), without: BitSet(), along: edge, 0)
    }

    /// Sends slots up that have a known distance below an edge.
    private mutating func send(_ slots: BitSet, along edge: EdgeID, _ cost: Int) {
        let way = saturation.automaton.edges[edge]
        send(slots, without: way.isLabeled ? saturation.popUntils.hidden(by: way.target) : BitSet(), along: edge, cost)
    }

    private mutating func send(_ slots: BitSet, without hidden: BitSet, along edge: EdgeID, _ cost: Int) {
        let source = saturation.automaton.edges[edge].source
        guard weights[edge] != Self.unknown, !saturation.automaton.nodes[source].isProcedure else { return }
        let cost = cost + weights[edge]
        if popUntilDistances.fronts.add(slots, without: hidden, to: source, at: cost) {
            queue.add(Item(kind: .aboveSlots, number: Int32(source.number)), at: cost)
        }
    }

    /// Returns the minimum number of actions from a slot at which a pop-until stops to a node above
    /// it, or `nil` if there is no path.
    public func distance(of node: NodeID, above slot: NodeID) -> Int? {
        // Slots are numbered within their places.
        guard let place = saturation.popUntils.place(of: node), place == saturation.popUntils.place(of: slot),
            let number = saturation.popUntils.number(of: slot)
        else { return nil }
        return popUntilDistances.fronts.front(of: number, at: node)?.cost
    }

    /// Returns the edges on a shortest path from a slot at which a pop-until stops to a node above
    /// it, bottom first.
    func edges(to node: NodeID, above slot: NodeID) -> [EdgeID] {
        guard let number = saturation.popUntils.number(of: slot) else { return [] }
        return popUntilDistances.fronts.edges(
            of: number, to: node, in: self,
            passes: { !($0.isLabeled && saturation.popUntils.hidden(by: $0.node).contains(number)) },
            begins: { $0.node == slot && $0.isLabeled ? 0 : nil })
    }
}
