import FlowGraph
import PushdownSystems

extension Analysis {
    // A larger table would be longer than the code around it.
    private static let mostStates = 2_000

    /// All stacks that the program can reach, in any layer. `nil` if the analysis was cut off or a
    /// table would have too many states.
    ///
    /// If the analysis isn't exact, the result can contain impossible stacks; it never lacks a
    /// possible one.
    public var reachableStacks: ReachableStacks? {
        guard !isCut else { return nil }
        var reader = UpwardReader(self)
        return reader.automaton(limit: Self.mostStates)
    }
}

/// Reads the automaton of all words from the bottoms of layers up. Follows all paths with equal
/// letters at once (Rabin and Scott's subset construction).
private struct UpwardReader {
    typealias Letter = ReachableStacks.Letter

    private let analysis: Analysis
    private var system: SaturatedProgram { analysis.system }
    private var program: Program { analysis.program }
    private var sets = Interned<Reached, Int>()

    /// The nodes after the letters so far.
    private struct Reached: Hashable {
        /// The nodes whose own letters can follow.
        var nodes: [NodeID]
        /// True if a stack can end here: its top is at rest, or below another layer.
        var isWhole: Bool
    }

    init(_ analysis: Analysis) {
        self.analysis = analysis
    }

    mutating func automaton(limit: Int) -> ReachableStacks? {
        var states: [[(letter: Letter, state: Int)]] = []
        var isWhole: [Bool] = []
        _ = sets.index(of: Reached(nodes: [], isWhole: false))
        states.append(beginnings().map { ($0.key, sets.index(of: Reached(nodes: $0.value, isWhole: false))) })
        isWhole.append(false)
        var read = 0
        while states.count < sets.all.count {
            let reached = sets[states.count]
            read += reached.nodes.count
            guard sets.all.count <= limit, read <= 1_000 * limit else { return nil }
            isWhole.append(reached.isWhole)
            states.append(letters(after: reached.nodes).map { ($0.key, sets.index(of: $0.value)) })
        }
        return Self.minimal(states.map { $0.sorted { $0.letter < $1.letter } }, isWhole)
    }

    /// The lowest nodes of all layers, by the flow of their stack.
    private func beginnings() -> [Letter: [NodeID]] {
        var found: [Letter: Set<NodeID>] = [:]
        for (number, node) in system.automaton.nodes.indexed() where node.layer == number && node.isProcedure {
            guard analysis.distances.start[number] != Distances.unknown else { continue }
            for above in closure(of: [number]) where !system.automaton.nodes[above].isProcedure {
                let content = system.rewriting.alphabet.lane(of: system.symbol(at: above)).content
                guard content.isStack, let flow = content.flow else { continue }
                found[.flow(program[flow].name.value), default: []].insert(above)
            }
        }
        return found.mapValues { $0.sorted() }
    }

    /// Returns the letters that can be read at some nodes, and the set after each.
    private func letters(after nodes: [NodeID]) -> [Letter: Reached] {
        var next: [Letter: (nodes: Set<NodeID>, isWhole: Bool)] = [:]
        for number in nodes where !system.automaton.nodes[number].isProcedure {
            // Removed first, to avoid a copy of the set for each insertion.
            var found = next.removeValue(forKey: letter(of: number)) ?? ([], false)
            if system.isIdle(number) { found.isWhole = true }
            for way in waysUp(from: number) where way.isLabeled {
                if isLayer(way.source) { found.isWhole = true } else { found.nodes.insert(way.source) }
            }
            if found.isWhole || !found.nodes.isEmpty { next[letter(of: number)] = found }
        }
        return next.mapValues { Reached(nodes: closure(of: $0.nodes).sorted(), isWhole: $0.isWhole) }
    }

    /// Returns the nodes that are reached from some nodes without a letter.
    private func closure(of nodes: Set<NodeID>) -> Set<NodeID> {
        reachable(from: nodes) { waysUp(from: $0).filter { !$0.isLabeled && !isLayer($0.source) }.map(\.source) }
    }

    private func waysUp(from node: NodeID) -> [PAutomaton.Edge] {
        system.automaton.edgesUp(to: node).filter { analysis.distances.weights[$0] != Distances.unknown }.map { system.automaton.edges[$0] }
    }

    private func isLayer(_ node: NodeID) -> Bool { system.automaton.nodes[node].layer == node }

    private func letter(of node: NodeID) -> Letter {
        let slot = system.slot(of: system.automaton.nodes[node].symbol)
        let screen = program[slot.screen]
        return .screen(
            flow: program[screen.flow].name.value, screen: screen.name.value, begins: slot.activation.map { program[$0].name.value })
    }

    /// Merges states that accept equal stacks (Moore's refinement), and drops states from which no
    /// stack is reached. Numbers the states in the order in which they are read.
    private static func minimal(_ states: [[(letter: Letter, state: Int)]], _ isWhole: [Bool]) -> ReachableStacks {
        struct Signature: Hashable {
            var own: Int
            var next: [Letter: Int]
        }
        var isAlive = isWhole
        var changes = true
        while changes {
            changes = false
            // Nearly all stacks lead to states with a higher index, so this order needs few rounds.
            for index in states.indices.reversed() where !isAlive[index] && states[index].contains(where: { isAlive[$0.state] }) {
                isAlive[index] = true
                changes = true
            }
        }
        let ways = states.map { $0.filter { isAlive[$0.state] } }
        var classes = isWhole.map { $0 ? 1 : 0 }
        var count = Set(classes).count
        while true {
            var numbers: [Signature: Int] = [:]
            classes = ways.indices.map { index in
                let next = Dictionary(ways[index].map { ($0.letter, classes[$0.state]) }, uniquingKeysWith: { first, _ in first })
                let signature = Signature(own: classes[index], next: next)
                let number = numbers[signature] ?? numbers.count
                numbers[signature] = number
                return number
            }
            if numbers.count == count { break }
            count = numbers.count
        }
        var order = [0]
        var places = [classes[0]: 0]
        var minimal: [ReachableStacks.State] = []
        while minimal.count < order.count {
            let index = order[minimal.count]
            let next = ways[index].map { way -> (letter: Letter, state: Int) in
                let place = places[classes[way.state]] ?? order.count
                if place == order.count {
                    places[classes[way.state]] = place
                    order.append(way.state)
                }
                return (way.letter, place)
            }
            minimal.append(ReachableStacks.State(next: next, isWhole: isWhole[index]))
        }
        return ReachableStacks(states: minimal)
    }
}
