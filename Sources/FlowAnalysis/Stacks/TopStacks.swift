import FlowGraph
import PushdownSystems

/// A slot of a stack, as people read it.
public struct StackSlot: Hashable, Sendable {
    /// The screen.
    public var screen: ScreenID
    /// The pushed flow that begins with the slot; `nil` if none does.
    public var activation: FlowID?

    /// Creates a slot.
    public init(_ screen: ScreenID, activation: FlowID? = nil) {
        self.screen = screen
        self.activation = activation
    }
}

extension Analysis {
    /// Returns the shortest stacks of the top layer with a screen on top, each bottom first, and
    /// whether these are all.
    public func stacks(under screen: ScreenID, atMost count: Int) -> (stacks: [[StackSlot]], areAll: Bool) {
        var reader = StackReader(self, top: screen, showsActivations: true)
        let stacks = reader.shortest(count + 1)
        return (Array(stacks.prefix(count)), stacks.count <= count)
    }

    /// Returns the stacks of the top layer with a screen on top as a regular expression over
    /// screens, bottom first; `nil` if it would be too long.
    public func stackExpression(under screen: ScreenID) -> Regex? {
        var reader = StackReader(self, top: screen, showsActivations: false)
        return reader.expression
    }
}

/// Reads the automaton from an idle screen down to the end of its stack. Follows all paths with
/// equal letters at once (Rabin and Scott's subset construction, on demand).
struct StackReader {
    private let analysis: Analysis
    private let showsActivations: Bool
    /// The minimum number of letters from each node to the end of its stack; `nil` if unreachable.
    private var rest: Table<NodeID, Int?>
    private var sets = Interned<[NodeID], Int>()
    private var known: [State?] = []
    private(set) var start: [Arc] = []

    struct Arc {
        var letter: StackSlot
        var set: Int
    }

    /// A set of nodes after equal letters.
    struct State {
        /// True if the stack can end here.
        var isEnd: Bool
        var arcs: [Arc]
    }

    private var system: SaturatedProgram { analysis.system }
    private var distances: Distances { analysis.distances }

    init(_ analysis: Analysis, top: ScreenID, showsActivations: Bool) {
        self.analysis = analysis
        self.showsActivations = showsActivations
        rest = Self.rest(analysis.system, analysis.distances)
        let nodes = system.saturation.resting.pairs.map(\.1).filter { system.symbol(at: $0).screen == top }
        start = arcs(to: nodes)
    }

    /// Counts up from the ends of stacks, which are the bottoms of layers.
    private static func rest(_ system: SaturatedProgram, _ distances: Distances) -> Table<NodeID, Int?> {
        var rest = Table<NodeID, Int?>(repeating: nil, count: system.automaton.nodes.count)
        var queue = BucketQueue<NodeID>()
        for (number, node) in system.automaton.nodes.indexed() {
            if node.isProcedure, node.layer == number, distances.start[number] != Distances.unknown { queue.add(number, at: 0) }
        }
        while let (count, number) = queue.next() {
            guard count < rest[number] ?? .max else { continue }
            rest[number] = count
            for edge in system.automaton.edgesUp(to: number) {
                let way = system.automaton.edges[edge]
                let isLayer = system.automaton.nodes[way.source].layer == way.source
                if distances.weights[edge] != Distances.unknown, !isLayer { queue.add(way.source, at: count + (way.isLabeled ? 1 : 0)) }
            }
        }
        return rest
    }

    private func letter(of node: NodeID) -> StackSlot {
        let symbol = system.symbol(at: node)
        return showsActivations ? system.stackSlot(of: symbol) : StackSlot(symbol.screen)
    }

    /// Returns the letters of nodes in the program's order, each with all nodes that have it.
    private mutating func arcs(to nodes: some Sequence<NodeID>) -> [Arc] {
        var targets: [StackSlot: IndexSet<NodeID>] = [:]
        for node in nodes where rest[node] != nil { targets[letter(of: node), default: []].insert(node) }
        let letters = targets.keys.sorted { ($0.screen.index, $0.activation?.index ?? -1) < ($1.screen.index, $1.activation?.index ?? -1) }
        return letters.map { Arc(letter: $0, set: sets.index(of: targets[$0, default: []].sorted)) }
    }

    /// Returns the minimum number of letters that follow a set.
    func rest(of set: Int) -> Int {
        sets[set].compactMap { rest[$0] }.min() ?? 0
    }

    /// Returns the letters that can follow a set.
    mutating func state(_ set: Int) -> State {
        while known.count <= set { known.append(nil) }
        if let state = known[set] { return state }
        var seen = Set(sets[set])
        var open = sets[set]
        var read = IndexSet<NodeID>()
        var isEnd = false
        while let number = open.popLast() {
            let node = system.automaton.nodes[number]
            if node.layer == number {
                isEnd = true
                continue
            }
            for edge in system.automaton.edgesDown(from: number) {
                let way = system.automaton.edges[edge]
                if distances.weights[edge] != Distances.unknown, rest[way.target] != nil {
                    if way.isLabeled { read.insert(way.target) } else if seen.insert(way.target).inserted { open.append(way.target) }
                }
            }
        }
        let state = State(isEnd: isEnd, arcs: arcs(to: read.sorted))
        known[set] = state
        return state
    }

    /// Returns the shortest stacks, bottom first, sorted by length and then by screens.
    mutating func shortest(_ count: Int) -> [[StackSlot]] {
        struct Item {
            var letters: [StackSlot]
            /// The set that follows; `nil` at the end.
            var set: Int?
        }
        var queue = BucketQueue<Item>()
        for arc in start { queue.add(Item(letters: [arc.letter], set: arc.set), at: 1 + rest(of: arc.set)) }
        var stacks: [[StackSlot]] = []
        while stacks.count < count, let (_, item) = queue.next() {
            guard let set = item.set else {
                stacks.append(item.letters.reversed())
                continue
            }
            let state = state(set)
            // The last one in is the first one out.
            for arc in state.arcs.reversed() {
                queue.add(Item(letters: item.letters + [arc.letter], set: arc.set), at: item.letters.count + 1 + rest(of: arc.set))
            }
            if state.isEnd { queue.add(Item(letters: item.letters, set: nil), at: item.letters.count) }
        }
        return stacks
    }
}
