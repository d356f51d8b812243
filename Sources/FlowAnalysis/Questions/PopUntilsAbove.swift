/// The pop-untils that can take the slot of each node away, on their way down from it or from above: their controls go down the automaton in sets, as far as
/// the slots that they come to.
struct PopUntilsAbove {
    private var sets: [BitSet]
    /// The controls of each place, by their numbers in its sets.
    private var controls: [Int: [Int]] = [:]
    private let system: PostStar

    init(_ system: PostStar) {
        self.system = system
        let popUntils = system.popUntils
        sets = Array(repeating: BitSet(), count: popUntils.all.isEmpty ? 0 : system.automaton.nodes.count)
        var numbers: [Int: [Int: Int]] = [:]
        /// The numbers of the controls that look for each screen.
        var seekers = Array(repeating: BitSet(), count: popUntils.sought.count)
        var open: [Int] = []
        for pop in popUntils.all {
            let place = popUntils.sought[pop.sought].what.place
            let number = numbers[place]?[pop.control] ?? controls[place]?.count ?? 0
            if numbers[place, default: [:]].updateValue(number, forKey: pop.control) == nil {
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
                let sought = way.isLabelled ? popUntils.soughtAs[way.target] : -1
                if sets[way.target].formUnion(sets[node], without: sought < 0 ? BitSet() : seekers[sought]) { open.append(way.target) }
            }
        }
    }

    /// The controls with which pop-untils take a node's slot away.
    func controls(at node: Int) -> [Int] {
        guard node < sets.count, !sets[node].isEmpty, let controls = controls[system.place(of: node)] else { return [] }
        var found: [Int] = []
        sets[node].forEach { found.append(controls[$0]) }
        return found
    }
}
