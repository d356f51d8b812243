import PushdownSystems

/// Finds the layers of pushed flows that don't know their layer, from the slots below them.
struct FlowsInLayers {
    private let system: SaturatedProgram
    /// The procedures of these flows.
    private var flows: [NodeID] = []
    private var numbers = IndexMap<NodeID, Int>()
    /// For each procedure, the flows that are pushed directly on it, by their numbers.
    private var pushed = IndexMap<NodeID, BitSet>()

    init(_ system: SaturatedProgram) {
        self.system = system
        let automaton = system.automaton
        for (_, procedure) in system.saturation.procedures.pairs
        where isShared(procedure) && automaton.nodes[procedure].layer != procedure {
            numbers[procedure] = flows.count
            flows.append(procedure)
        }
        for (number, flow) in flows.enumerated() {
            for edge in automaton.edgesDown(from: flow) {
                pushed[automaton.nodes[automaton.edges[edge].target].region, default: BitSet()].insert(number)
            }
        }
    }

    /// True if a slot or procedure doesn't know its layer.
    func isShared(_ node: NodeID) -> Bool {
        system.automaton.nodes[system.automaton.nodes[node].layer].procedure.map(system.rewriting.alphabet.isShared) ?? false
    }

    /// The procedures of the flows that can be above a procedure on the same stack.
    func flows(above procedure: NodeID) -> [NodeID] {
        var seen = BitSet()
        var found: [NodeID] = []
        var open = [procedure]
        while let procedure = open.popLast() {
            var fresh = BitSet()
            fresh.formUnion(pushed[procedure] ?? BitSet(), without: seen)
            seen.formUnion(fresh)
            fresh.forEach { open.append(flows[$0]) }
            fresh.forEach { found.append(flows[$0]) }
        }
        return found
    }

    /// The layers that a slot can be in, by their procedures.
    func layers(of node: NodeID) -> [NodeID] {
        let automaton = system.automaton
        guard isShared(node) else { return [automaton.nodes[node].layer] }
        return system.saturation.procedures.pairs.map(\.1).filter { layer in
            automaton.nodes[layer].layer == layer && flows(above: layer).contains(automaton.nodes[node].region)
        }
    }
}
