import FlowGraph
import PushdownSystems

/// Looks for a shortest word with a property. It reads slots from the bottom up, in the product of
/// the automaton with a state machine for the property. It uses Dijkstra's algorithm with the exact
/// weights of the edges.
struct WordSearch {
    let analysis: Analysis
    /// The number of states of the property.
    var stateCount: Int
    /// True if only slots of one stack are read. Layers over it are needed for a visible state, but
    /// not read.
    var staysOnStack: Bool
    /// The state after one more slot that another one covers; `nil` if no word beginning like this
    /// has the property.
    var next: (Int, Symbol) -> Int?
    /// The state above an edge, by the state below it.
    var crossing: (Int, EdgeID) -> Int = { state, _ in state }
    /// True if a word has the property, by the state after the slots below and by the topmost slot.
    var isWanted: (Int, Symbol) -> Bool

    private var system: SaturatedProgram { analysis.system }
    private var distances: Distances { analysis.distances }

    /// The position at which slots begin to be read: above a node, or above an edge to it.
    struct Seed {
        var below: NodeID
        var edge: EdgeID?
        var state = 0

        func first(in automaton: PAutomaton) -> NodeID { edge.map { automaton.edges[$0].source } ?? below }
    }

    /// The result of a search.
    enum Answer {
        case found(Found)
        /// No such word exists.
        case absent
        /// The effort was spent first.
        case unknown
    }

    /// The edges of a word from the bottom up, and its distance in actions.
    struct Found {
        var edges: [EdgeID]
        var distance: Int
        /// The number of edges below the seed's.
        var below: Int
    }

    /// The shortest word that is visible in a state.
    func shortest(from seeds: [Seed], _ effort: inout Effort) -> Answer {
        search(from: seeds, &effort, isFound: isFound)
    }

    /// The shortest path to one of some nodes, regardless of the property.
    func shortest(from seeds: [Seed], _ effort: inout Effort, to isEnd: (NodeID) -> Bool) -> Answer {
        search(from: seeds, &effort) { node, _ in isEnd(node) }
    }

    private func search(from seeds: [Seed], _ effort: inout Effort, isFound: (NodeID, Int) -> Bool) -> Answer {
        var table = Reached()
        var queue = BucketQueue<Int>()
        func reach(_ node: NodeID, _ state: Int, _ cost: Int, edge: EdgeID?, from entry: Int) {
            if let entry = table.improve(node, state, cost, edge: edge, from: entry) { queue.add(entry, at: cost) }
        }
        for (number, seed) in seeds.enumerated() {
            let below = distances.start[seed.below]
            guard below != Distances.unknown else { continue }
            guard let edge = seed.edge else {
                reach(seed.below, seed.state, below, edge: nil, from: -1 - number)
                continue
            }
            guard distances.weights[edge] != Distances.unknown else { continue }
            reach(system.automaton.edges[edge].source, seed.state, below + distances.weights[edge], edge: nil, from: -1 - number)
        }
        while let (cost, entry) = queue.next() {
            let (node, state) = (table.entries[entry].node, table.entries[entry].state)
            guard table.entries[entry].cost == cost else { continue }
            if isFound(node, state) { return .found(found(entry, cost, table, seeds)) }
            guard !effort.isSpent else { return .unknown }
            effort.spend(1)
            for edge in system.automaton.edgesUp(to: node) where distances.weights[edge] != Distances.unknown {
                effort.spend(1)
                guard let next = after(edge, node, state) else { continue }
                reach(system.automaton.edges[edge].source, crossing(next, edge), cost + distances.weights[edge], edge: edge, from: entry)
            }
        }
        return .absent
    }

    private func isFound(_ node: NodeID, _ state: Int) -> Bool {
        guard system.isIdle(node) else { return false }
        return state == stateCount || isWanted(state, system.symbol(at: node))
    }

    /// The state above an edge. If the word below a layer has the property, any state with that
    /// layer is a result.
    private func after(_ edge: EdgeID, _ node: NodeID, _ state: Int) -> Int? {
        guard state != stateCount, system.automaton.edges[edge].isLabeled else { return state }
        let symbol = system.symbol(at: node)
        guard staysOnStack, system.automaton.isLayer(edge) else { return next(state, symbol) }
        return isWanted(state, symbol) ? stateCount : nil
    }

    private func found(_ entry: Int, _ cost: Int, _ table: Reached, _ seeds: [Seed]) -> Found {
        var edges: [EdgeID] = []
        var entry = entry
        while let edge = table.entries[entry].edge {
            edges.append(edge)
            entry = table.entries[entry].from
        }
        let seed = seeds[-1 - table.entries[entry].from]
        if let edge = seed.edge { edges.append(edge) }
        let below = WitnessPath(analysis: analysis).edges(to: seed.below)
        return Found(edges: below + edges.reversed(), distance: cost, below: below.count)
    }

    /// The pairs of a node and a state that were reached.
    private struct Reached {
        struct Entry {
            var node: NodeID
            var state: Int
            var cost: Int
            var edge: EdgeID?
            /// The entry below; for a seed, its number counted down from -1.
            var from: Int
        }

        private(set) var entries: [Entry] = []
        private var numbers = PairTable<NodeID, Int, Int>()

        /// Notes a cheaper path; returns the entry if it is cheaper.
        mutating func improve(_ node: NodeID, _ state: Int, _ cost: Int, edge: EdgeID?, from: Int) -> Int? {
            let entry = Entry(node: node, state: state, cost: cost, edge: edge, from: from)
            if let known = numbers[node, state] {
                guard cost < entries[known].cost else { return nil }
                entries[known] = entry
                return known
            }
            numbers[node, state] = entries.count
            entries.append(entry)
            return entries.count - 1
        }
    }
}

extension Analysis {
    /// The effort of one question about words: several times the number of edges, and many times
    /// that for a small app.
    var wordEffort: Effort { Effort(max(2_000_000, 20 * system.automaton.edges.count)) }
}

extension SaturatedProgram {
    /// True if no run is in progress at a node.
    func isIdle(_ node: NodeID) -> Bool {
        automaton.nodes[node].isResting
    }

    /// The nodes at which a screen is on top and no run is in progress.
    func tops(of screen: ScreenID) -> [NodeID] {
        saturation.resting.pairs.filter { rewriting.alphabet.symbols[$0.0].screen == screen }.map(\.1)
    }

    /// The bottoms of the words that contain one of some nodes.
    func bottoms(below nodes: [NodeID]) -> Set<NodeID> {
        var seen = IndexSet(nodes)
        var open = nodes
        while let node = open.popLast() {
            for edge in automaton.edgesDown(from: node) where seen.insert(automaton.edges[edge].target) {
                open.append(automaton.edges[edge].target)
            }
        }
        return Set(automaton.bottoms.filter { seen.contains($0) })
    }

    /// The symbol of a slot's node.
    func symbol(at node: NodeID) -> Symbol { rewriting.alphabet.symbols[automaton.nodes[node].symbol] }
}
