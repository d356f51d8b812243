import FlowGraph
import PushdownSystems

/// A slot of an active word, as people and other tools name it.
public struct WordSlot: Hashable, Sendable {
    /// The layer, then the tab or child of each container in it, joined by `/`.
    public var lane: String
    /// The screen.
    public var screen: ScreenID
    /// The pushed flow that begins with the slot; `nil` if none does.
    public var activation: FlowID?

    /// Creates a slot.
    public init(lane: String, screen: ScreenID, activation: FlowID?) {
        self.lane = lane
        self.screen = screen
        self.activation = activation
    }
}

/// All words within a number of actions.
public struct Words: Sendable {
    /// The words, each with the fewest actions that lead to it.
    public var all: [[WordSlot]: Int]
    /// The number of actions; fewer than requested if there are too many words.
    public var actions: Int
}

extension SaturatedProgram {
    /// The name of a lane whose layer is unknown, in pushed flows.
    static let anyLayer = "*"

    /// Returns a lane's name: its layer, then the tab or child of each container; ``anyLayer`` if
    /// its layer is unknown.
    func name(of lane: Lane) -> String {
        let program = rewriting.program
        guard !rewriting.alphabet.isShared(lane.layer) else { return Self.anyLayer }
        var names: [String] = []
        if let origin = origin(of: lane.layer) { names.append(program.name(of: origin)) }
        for container in lane.content.path {
            let flow = program[container.flow]
            names.append(flow.tabs.isEmpty ? flow.children[container.index].name.value : flow.tabs[container.index].name.value)
        }
        return names.joined(separator: "/")
    }

    /// Returns the flow or screen that a layer begins with; `nil` for a flow on a stack.
    func origin(of layer: ProcedureID) -> Target? {
        switch rewriting.alphabet.procedures[layer].kind {
        case .window: rewriting.program.root.target
        case .entry(let flow): .flow(flow)
        case .layer(let target, _, _): target
        case .activation: nil
        }
    }

    /// Returns a letter as a slot with its lane.
    func slot(of number: SymbolID) -> WordSlot {
        let symbol = rewriting.alphabet.symbols[number]
        let slot = stackSlot(of: symbol)
        return WordSlot(lane: name(of: rewriting.alphabet.lane(of: symbol)), screen: slot.screen, activation: slot.activation)
    }

    /// True if a letter's slot can be in several layers; then it is in the layer of the slot below.
    func isShared(_ symbol: SymbolID) -> Bool {
        rewriting.alphabet.isShared(rewriting.alphabet.lane(of: rewriting.alphabet.symbols[symbol]).layer)
    }

    /// Returns a letter as a slot over another one, in whose layer it is if its own is unknown.
    func slot(of number: SymbolID, over below: WordSlot?) -> WordSlot {
        var slot = slot(of: number)
        if isShared(number), let below { slot.lane = below.lane }
        return slot
    }

    func stackSlot(of symbol: Symbol) -> StackSlot {
        guard symbol.isBase, let procedure = rewriting.alphabet.places[symbol.place].activation,
            case .activation(let flow, _, _) = rewriting.alphabet.procedures[procedure].kind
        else { return StackSlot(symbol.screen) }
        return StackSlot(symbol.screen, activation: flow)
    }

    /// Returns all words within a number of actions, or within fewer if the effort is spent.
    func words(upTo limit: Int, _ effort: Effort, _ distances: Distances) -> Words {
        struct Place: Hashable {
            var node: NodeID
            var below: [SymbolID]
        }
        var best: [Place: Int] = [:]
        var queue = BucketQueue<Place>()
        var words: [[WordSlot]: Int] = [:]
        var effort = effort
        var slots = IndexMap<SymbolID, WordSlot>()
        for bottom in automaton.bottoms { queue.add(Place(node: bottom, below: []), at: 0) }
        while let (cost, place) = queue.next() {
            if let known = best[place], known <= cost { continue }
            best[place] = cost
            // The app's initial states are always listed.
            guard !effort.isSpent || cost == 0 else { return Words(all: words.filter { $0.value < cost }, actions: cost - 1) }
            let node = automaton.nodes[place.node]
            if isIdle(place.node) {
                var word: [WordSlot] = []
                for number in place.below + [node.symbol] {
                    let slot = slots[number] ?? self.slot(of: number, over: word.last)
                    if !isShared(number) { slots[number] = slot }
                    word.append(slot)
                }
                words[word] = min(words[word] ?? cost, cost)
            }
            for edge in automaton.edgesUp(to: place.node) {
                let way = automaton.edges[edge]
                let next = cost + (distances.weights[edge] == Distances.unknown ? limit + 1 : distances.weights[edge])
                if next <= limit, !effort.isSpent || cost == 0 {
                    effort.spend(1 + place.below.count)
                    queue.add(Place(node: way.source, below: way.isLabeled ? place.below + [node.symbol] : place.below), at: next)
                }
            }
        }
        return Words(all: words, actions: limit)
    }
}
