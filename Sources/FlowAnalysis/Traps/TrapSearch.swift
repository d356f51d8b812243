import FlowGraph
import PushdownSystems

/// Decides whether something can be reached from every state: a screen, or the end of a layer.
///
/// A node is good where what is looked for can come about above it before its layer is left. A
/// state is good where its top is, or where something that can leave it comes back below to a
/// control at which the rest is good. A way down through the automaton of the reachable words that
/// meets nothing good is a trap.
struct TrapSearch {
    /// The reachable words.
    private let words: SaturatedProgram
    private let distances: Distances
    private var moves: MovesAbove
    /// Whether what another tab holds is taken to be the best of all that it can hold; else the
    /// worst.
    private let isHopeful: Bool
    /// How far down from each node, itself included, all nodes are good: not at all, to the
    /// procedure of its region, of its layer, or to the bottom.
    private var goodness: Table<NodeID, Goodness>
    /// The groups of jumps by the nodes that they put on procedures.
    private var groupsTo = IndexMap<NodeID, [Int]>()
    /// The groups of which a node is good, and those of them whose jumps haven't been taken.
    private var isGoodGroup: [Bool] = []
    private var goodGroups: [Int] = []
    /// The bottoms above which nothing that is looked for can stand.
    private var unasked: [NodeID] = []

    private enum Goodness: Int, Comparable {
        case none, region, layer, all

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// - Parameter isHopeful: whether what another tab holds is taken to be the best of all that it
    ///   can hold; else the worst.
    init(_ words: SaturatedProgram, _ distances: Distances, moves: SaturatedProgram, isHopeful: Bool) {
        self.init(words, distances, MovesAbove(moves, isHopeful: isHopeful), isHopeful: isHopeful)
    }

    private init(_ words: SaturatedProgram, _ distances: Distances, _ moves: MovesAbove, isHopeful: Bool) {
        (self.words, self.distances, self.moves, self.isHopeful) = (words, distances, moves, isHopeful)
        goodness = Table()
        for (group, equal) in self.moves.groups.enumerated() {
            for node in self.moves.jumps[equal[0]].to { groupsTo[node, default: []].append(group) }
        }
    }

    /// What users can do, in all states.
    init(_ moves: UserMoves, isHopeful: Bool) {
        // Without tabs it is the same.
        let above = isHopeful || !moves.hasTabs ? moves.hopefully : MovesAbove(moves.moves, isHopeful: false)
        self.init(moves.states.system, moves.states.distances, above, isHopeful: isHopeful)
    }

    // MARK: Screens

    /// The nearest state from which a screen can't be reached.
    mutating func trap(for screen: ScreenID, _ effort: inout Effort) -> DescentSearch {
        find(waysTo: words.tops(of: screen), &effort)
        return trap(from: words.saturation.resting.pairs.map(\.1), downTo: nil, &effort)
    }

    /// What begins the runs of which it isn't asked whether the screen can be reached that was
    /// looked for last: it is on top above others only. A flow that the app's own code has started
    /// needn't lead to what is in another.
    var unaskedOrigins: [Target] {
        unasked.compactMap { words.automaton.nodes[$0].procedure.flatMap(words.origin) }
    }

    /// Whether a screen can't be reached from a word.
    mutating func isTrapped(_ word: Descent, for screen: ScreenID) -> Bool {
        var effort = words.descentEffort
        find(waysTo: words.tops(of: screen), &effort)
        guard !isGood(word.top) else { return false }
        var state = moves.pending(at: word.top)
        for edge in word.edges.reversed() {
            guard let next = after(state, words.automaton.edges[edge]) else { return false }
            state = next
        }
        return !moves.effort.isSpent
    }

    /// The nearest state with one of some nodes on top from which none with one of some others can
    /// be reached.
    mutating func trap(from tops: [NodeID], until others: [NodeID], _ effort: inout Effort, without avoided: IndexSet<EventID>)
        -> DescentSearch
    {
        moves.avoided = avoided
        find(waysTo: others, &effort)
        return trap(from: tops, downTo: nil, &effort)
    }

    private mutating func find(waysTo tops: [NodeID], _ effort: inout Effort) {
        begin(&effort)
        let bottoms = words.bottoms(below: tops)
        unasked = bottoms.isEmpty ? [] : words.automaton.bottoms.filter { !bottoms.contains($0) }
        for node in tops { mark(node, .all, downTo: nil) }
        takeJumps(&effort)
    }

    /// The nearest word, from some tops down to a procedure, from which nothing good can be reached
    /// without that procedure being left.
    private mutating func trap(from tops: [NodeID], downTo procedure: NodeID?, _ effort: inout Effort) -> DescentSearch {
        let starts = tops.filter { !isGood($0) }.map { (node: $0, state: moves.pending(at: $0)) }
        let unasked = procedure == nil ? unasked : []
        let found = words.shortest(distances, from: starts, downTo: procedure, &effort) { state, edge in
            moves.effort.isSpent || unasked.contains(edge.target) ? nil : after(state, edge)
        }
        return moves.effort.isSpent ? .unknown : found
    }

    private mutating func after(_ pending: MovesAbove.Pending, _ edge: PAutomaton.Edge) -> MovesAbove.Pending? {
        guard let slot = moves.uncover(pending, edge) else { return pending }
        return slot.tops.contains { isGood($0) } ? nil : moves.pending(below: slot)
    }

    // MARK: Layers

    /// Finds the nodes above which their layer can be left, whatever is below.
    mutating func findWaysOut(_ effort: inout Effort, without avoided: IndexSet<EventID> = IndexSet()) {
        moves.avoided = avoided
        begin(&effort)
        unasked = []
        let (saturation, nodes) = (moves.system.saturation, moves.system.automaton.nodes)
        var isWayOut = IndexMap<SummaryID, Bool>()
        for exit in saturation.exits {
            let procedure = saturation.summaries[exit.summary].node
            guard procedure == nodes[exit.node].layer, !avoided.contains(exit.event) else { continue }
            let isOut = isWayOut[exit.summary] ?? leaves(procedure, with: exit.summary)
            isWayOut[exit.summary] = isOut
            if isOut { mark(exit.node, .all, downTo: procedure) }
        }
        // Nobody knows what external flows do.
        let rewriting = words.rewriting
        for (symbol, node) in saturation.resting.pairs where rewriting.program.isExternal(rewriting.alphabet.symbols[symbol].screen) {
            mark(node, .all, downTo: nodes[node].layer)
        }
        takeJumps(&effort)
    }

    /// Whether a layer is left with a summary wherever it was called. A run that goes on below may
    /// fail there, and then nothing has happened.
    private mutating func leaves(_ layer: NodeID, with exit: SummaryID) -> Bool {
        words.automaton.edgesDown(from: layer).allSatisfy { call in
            guard let slot = moves.uncover(MovesAbove.Pending(exits: [exit]), words.automaton.edges[call]) else { return false }
            return moves.comesToRest(slot)
        }
    }

    /// How a word is read that may be one in which a layer can't be left.
    private enum LayerReading: Hashable {
        /// In the layer.
        case inside(MovesAbove.Pending)
        /// Below it, where runs that would leave it may still fail.
        case leaving(MovesAbove.Pending)
        /// Below it; nothing leaves it.
        case closed
    }

    /// The nearest state in which one of some nodes is on top and a layer can't be left; after
    /// ``findWaysOut(_:)``.
    mutating func trap(in layer: NodeID, from tops: [NodeID], _ effort: inout Effort) -> DescentSearch {
        let starts = tops.filter { !isGood($0) }.map { (node: $0, state: LayerReading.inside(moves.pending(at: $0))) }
        let found = words.shortest(distances, from: starts, &effort) { reading, edge in
            moves.effort.isSpent || isOther(reading, edge, than: layer) ? nil : after(reading, edge, out: layer)
        }
        return moves.effort.isSpent ? .unknown : found
    }

    /// Whether a layer can be left in a state in which one of some nodes is on top, or that isn't
    /// known; after ``findWaysOut(_:)``.
    mutating func isLeft(_ layer: NodeID, from tops: [NodeID], _ effort: inout Effort) -> Bool {
        var isLeft = tops.contains { isGood($0) }
        let starts = isLeft ? [] : tops.map { (node: $0, state: LayerReading.inside(moves.pending(at: $0))) }
        let rest = words.shortest(distances, from: starts, &effort) { reading, edge in
            guard !isLeft, !isOther(reading, edge, than: layer) else { return nil }
            guard let next = after(reading, edge, out: layer) else {
                isLeft = true
                return nil
            }
            return next == .closed ? nil : next
        }
        guard case .none = rest else { return true }
        return isLeft || moves.effort.isSpent
    }

    /// Whether a word turns out to be of another layer, which is asked by itself.
    private func isOther(_ reading: LayerReading, _ edge: PAutomaton.Edge, than layer: NodeID) -> Bool {
        guard case .inside = reading, edge.source != layer, edge.target != layer else { return false }
        let target = words.automaton.nodes[edge.target]
        return target.isProcedure && target.layer == edge.target
    }

    private mutating func after(_ reading: LayerReading, _ edge: PAutomaton.Edge, out layer: NodeID) -> LayerReading? {
        switch reading {
        case .closed: return .closed
        case .inside(let pending) where edge.source != layer: return after(pending, edge).map { .inside($0) }
        case .inside(let pending), .leaving(let pending):
            guard let slot = moves.uncover(pending, edge) else { return .leaving(pending) }
            guard !moves.comesToRest(slot) else { return nil }
            let rest = moves.pending(below: slot)
            return rest.isEmpty ? .closed : .leaving(rest)
        }
    }

    // MARK: Good nodes

    func isGood(_ node: NodeID) -> Bool { goodness[node] != .none }

    private mutating func begin(_ effort: inout Effort) {
        let automaton = moves.system.automaton
        effort.spend((automaton.nodes.count + automaton.edges.count) / 32)
        goodness = Table(repeating: .none, count: automaton.nodes.count)
        goodGroups = []
        isGoodGroup = Array(repeating: false, count: moves.groups.count)
    }

    private mutating func takeJumps(_ effort: inout Effort) {
        addJumps()
        if !isHopeful { addTabs(&effort) }
    }

    /// What is below a node is as good as the node: what is looked for can come about above it.
    private mutating func mark(_ start: NodeID, _ good: Goodness, downTo procedure: NodeID?) {
        let automaton = moves.system.automaton
        var open = [start]
        while let node = open.popLast() {
            guard node != procedure, goodness[node] < good else { continue }
            if goodness[node] == .none, let groups = groupsTo[node] {
                for group in groups where !isGoodGroup[group] {
                    isGoodGroup[group] = true
                    goodGroups.append(group)
                }
            }
            goodness[node] = good
            for edge in automaton.edgesDown(from: node) {
                if !moves.isAvoided(automaton.edges[edge].event) { open.append(automaton.edges[edge].target) }
            }
        }
    }

    private mutating func addJumps() {
        while let group = goodGroups.popLast() {
            for jump in moves.groups[group] { take(moves.jumps[jump]) }
        }
    }

    private mutating func take(_ jump: MovesAbove.Jump) {
        guard !moves.isAvoided(jump.event) else { return }
        mark(jump.from, jump.procedure == moves.system.automaton.nodes[jump.from].layer ? .layer : .region, downTo: jump.procedure)
    }

    /// Adds the taps on tabs that hold nothing but what is good, until there are no more of them.
    private mutating func addTabs(_ effort: inout Effort) {
        var open = moves.tabs
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (number, (procedure, jumps)) in open.enumerated().reversed() {
                guard case .none = trap(from: jumps[0].to, downTo: procedure, &effort) else { continue }
                open.remove(at: number)
                for jump in jumps { take(jump) }
                hasChanged = true
            }
            if hasChanged { addJumps() }
        }
    }
}
