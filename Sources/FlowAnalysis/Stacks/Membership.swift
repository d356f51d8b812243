import FlowGraph
import PushdownSystems

extension Analysis {
    /// Returns the fewest actions that lead to a word; `nil` if it can't be reached.
    ///
    /// - Parameter word: the slots of all layers, bottom first.
    public func distance(of word: [WordSlot]) -> Int? {
        struct Place: Hashable {
            var node: NodeID
            /// The number of slots below the node's own.
            var height: Int
        }
        var seen: Set<Place> = []
        var queue = BucketQueue<Place>()
        for bottom in system.automaton.bottoms { queue.add(Place(node: bottom, height: 0), at: 0) }
        while let (cost, place) = queue.next() {
            let node = system.automaton.nodes[place.node]
            guard seen.insert(place).inserted, place.height < word.count else { continue }
            let fits = !node.isProcedure && system.fits(node.symbol, word, at: place.height)
            if node.isResting, fits, place.height == word.count - 1 { return cost }
            for edge in system.automaton.edgesUp(to: place.node) {
                let way = system.automaton.edges[edge]
                if distances.weights[edge] != Distances.unknown, fits || !way.isLabeled {
                    queue.add(Place(node: way.source, height: place.height + (way.isLabeled ? 1 : 0)), at: cost + distances.weights[edge])
                }
            }
        }
        return nil
    }
}

extension SaturatedProgram {
    /// True if a letter is the slot of a word at a height.
    fileprivate func fits(_ symbol: SymbolID, _ word: [WordSlot], at height: Int) -> Bool {
        slot(of: symbol, over: height > 0 ? word[height - 1] : nil) == word[height]
    }
}

extension State {
    /// The visible slots of all layers, bottom first.
    func word(in program: Program) -> [WordSlot] {
        layers.flatMap { layer in
            let lane = ([program.name(of: layer.origin)] + layer.content.shownNames(in: program)).joined(separator: "/")
            return layer.content.activeSlots.map { WordSlot(lane: lane, screen: $0.screen, activation: $0.mark?.flow) }
        }
    }
}

extension FlowGraph.Content {
    /// The names of the visible tabs and children, outermost first.
    fileprivate func shownNames(in program: Program) -> [String] {
        switch self {
        case .tabs(let flow, let selected, let children):
            [program[flow].tabs[selected].name.value] + children[selected].shownNames(in: program)
        case .switch(let flow, let child, let content): [program[flow].children[child].name.value] + content.shownNames(in: program)
        case .nav, .single, .action: []
        }
    }
}
