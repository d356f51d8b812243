import PushdownSystems

/// The pop-untils that can remove the slot of each node, from it or from above. Their controls move
/// down the automaton in sets, as far as the slots that they search for.
struct PopUntilsAbove {
    private var sets: Table<NodeID, BitSet>
    /// The controls of each place, by their numbers in its sets.
    private var controls: [Int: [ControlID]] = [:]
    private let system: SaturatedProgram

    init(_ system: SaturatedProgram) {
        self.system = system
        let popUntils = system.saturation.popUntils
        sets = Table(repeating: BitSet(), count: popUntils.all.isEmpty ? 0 : system.automaton.nodes.count)
        var numbers: [Int: IndexMap<ControlID, Int>] = [:]
        /// The numbers of the controls that search for each screen.
        var seekers = Table<SoughtID, BitSet>(repeating: BitSet(), count: popUntils.sought.count)
        var open: [NodeID] = []
        for pop in popUntils.all {
            let place = popUntils.sought[pop.sought].what.place
            let number = numbers[place]?[pop.control] ?? controls[place]?.count ?? 0
            if numbers[place]?[pop.control] == nil {
                numbers[place, default: [:]][pop.control] = number
                controls[place, default: []].append(pop.control)
            }
            seekers[pop.sought].insert(number)
            sets[pop.node].insert(number)
            open.append(pop.node)
        }
        while let node = open.popLast() {
            for edge in system.automaton.edgesDown(from: node) {
                let way = system.automaton.edges[edge]
                guard !system.automaton.nodes[way.target].isProcedure else { continue }
                let sought = way.isLabeled ? popUntils.sought(as: way.target) : nil
                if sets[way.target].formUnion(sets[node], without: sought.map { seekers[$0] } ?? BitSet()) { open.append(way.target) }
            }
        }
    }

    /// Returns the controls of the pop-untils that remove a node's slot.
    func controls(at node: NodeID) -> [ControlID] {
        guard node.number < sets.count, !sets[node].isEmpty, let place = system.saturation.popUntils.place(of: node),
            let controls = controls[place]
        else { return [] }
        var found: [ControlID] = []
        sets[node].forEach { found.append(controls[$0]) }
        return found
    }
}
