import PushdownSystems

/// The pop-untils that can remove the slot of each node, from it or from above. Their controls move
/// down the automaton in sets, as far as the slots that they search for.
struct PopUntilsAbove {
    private var fronts: MultiSourceDistances
    /// The controls of each place, by their numbers in its sets.
    private var controls: [Int: [ControlID]] = [:]
    private let system: SaturatedProgram

    init(_ system: SaturatedProgram, _ prices: MovePrices) {
        self.system = system
        let popUntils = system.saturation.popUntils
        fronts = MultiSourceDistances(nodes: popUntils.all.isEmpty ? 0 : system.automaton.nodes.count)
        var numbers: [Int: IndexMap<ControlID, Int>] = [:]
        /// The numbers of the controls that search for each screen.
        var seekers = Table<SoughtID, BitSet>(repeating: BitSet(), count: popUntils.sought.count)
        var queue = BucketQueue<NodeID>()
        for pop in popUntils.all {
            let place = popUntils.sought[pop.sought].what.place
            let number = numbers[place]?[pop.control] ?? controls[place]?.count ?? 0
            if numbers[place]?[pop.control] == nil {
                numbers[place, default: [:]][pop.control] = number
                controls[place, default: []].append(pop.control)
            }
            seekers[pop.sought].insert(number)
            add(BitSet(number), to: pop.node, at: prices.price(pop.cost), &queue)
        }
        while let (cost, node) = queue.next() {
            let set = fronts.next(at: node, cost)
            guard !set.isEmpty else { continue }
            for edge in system.automaton.edgesDown(from: node) {
                let way = system.automaton.edges[edge]
                guard !system.automaton.nodes[way.target].isProcedure, let price = prices.price(of: edge), cost + price <= prices.most
                else { continue }
                let sought = way.isLabeled ? popUntils.sought(as: way.target) : nil
                add(set, without: sought.map { seekers[$0] } ?? BitSet(), to: way.target, at: cost + price, &queue)
            }
        }
    }

    private mutating func add(
        _ set: BitSet, without hidden: BitSet = BitSet(), to node: NodeID, at cost: Int, _ queue: inout BucketQueue<NodeID>
    ) {
        if fronts.add(set, without: hidden, to: node, at: cost) { queue.add(node, at: cost) }
    }

    /// Returns the controls of the pop-untils that remove a node's slot, with their prices.
    func controls(at node: NodeID) -> [Priced<ControlID>] {
        guard let place = system.saturation.popUntils.place(of: node), let controls = controls[place] else { return [] }
        var found: [Priced<ControlID>] = []
        for front in fronts.fronts(at: node) { front.set.forEach { found.append(Priced(controls[$0], front.cost)) } }
        return found
    }
}
