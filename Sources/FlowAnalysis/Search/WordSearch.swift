import FlowGraph
import PushdownSystems

/// Looks for a shortest word with a property: the product of the automaton with what the property
/// remembers of the slots, from the bottom up, and in it Dijkstra's algorithm with the exact
/// weights of the edges.
struct WordSearch {
    let analysis: Analysis
    /// How many things can be remembered.
    var stateCount: Int
    /// Whether the slots are those of one stack: what is presented over it isn't read, only a state
    /// with it is looked for.
    var staysOnStack: Bool
    /// What is remembered after one more slot, which another one covers; nil where nothing that is
    /// looked for can follow.
    var next: (Int, Symbol) -> Int?
    /// Whether this is looked for: what is remembered of the slots below, and the topmost one.
    var isWanted: (Int, Symbol) -> Bool

    private var system: SaturatedProgram { analysis.system }
    private var distances: Distances { analysis.distances }

    /// Where slots begin to be read: above a node, or above an edge to it.
    struct Seed {
        var below: NodeID
        var edge: EdgeID?
        var state = 0

        /// The first node above.
        func first(in automaton: PAutomaton) -> NodeID { edge.map { automaton.edges[$0].source } ?? below }
    }

    /// What a search ends with.
    enum Answer {
        case found(Found)
        /// There is no such word.
        case absent
        /// More was to be looked at than is allowed.
        case unknown
    }

    /// What was found: the edges from the bottom up, and the actions that they take.
    struct Found {
        var edges: [EdgeID]
        var distance: Int
        /// How many of the edges are below the seed's.
        var below: Int
    }

    /// The shortest word that can be seen in a state.
    func shortest(from seeds: [Seed], _ effort: inout Effort) -> Answer {
        search(from: seeds, &effort, isFound: isFound)
    }

    /// The shortest way to one of some nodes, where what is remembered doesn't matter.
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
                reach(system.automaton.edges[edge].source, next, cost + distances.weights[edge], edge: edge, from: entry)
            }
        }
        return .absent
    }

    private func isFound(_ node: NodeID, _ state: Int) -> Bool {
        guard system.isIdle(node) else { return false }
        return state == stateCount || isWanted(state, system.symbol(at: node))
    }

    /// What is remembered above an edge. Below a layer there may stand what is looked for; then any
    /// state with that layer will do.
    private func after(_ edge: EdgeID, _ node: NodeID, _ state: Int) -> Int? {
        guard state != stateCount, system.automaton.edges[edge].isLabelled else { return state }
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

    /// The pairs of nodes and what is remembered that have been reached.
    private struct Reached {
        struct Entry {
            var node: NodeID
            var state: Int
            var cost: Int
            var edge: EdgeID?
            /// The entry below; of a seed its number, counted down from -1.
            var from: Int
        }

        private(set) var entries: [Entry] = []
        private var numbers = PairTable<NodeID, Int, Int>()

        /// Notes a cheaper way; gives the entry where it is one.
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
    /// So many nodes and edges are looked at for all words that one question is about: every edge
    /// some times, and of a small app many times.
    var wordEffort: Effort { Effort(max(2_000_000, 20 * system.automaton.edges.count)) }
}

extension SaturatedProgram {
    /// Whether nothing is under way at a node.
    func isIdle(_ node: NodeID) -> Bool {
        automaton.nodes[node].isResting
    }

    /// The nodes at which a screen is on top and nothing is under way.
    func tops(of screen: ScreenID) -> [NodeID] {
        saturation.resting.pairs.filter { rewriting.alphabet.symbols[$0.0].screen == screen }.map(\.1)
    }

    /// The bottoms of the words in which one of some nodes stands.
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

    /// The letter of a slot's node.
    func symbol(at node: NodeID) -> Symbol { rewriting.alphabet.symbols[automaton.nodes[node].symbol] }
}
