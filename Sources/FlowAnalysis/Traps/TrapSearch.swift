import FlowGraph
import PushdownSystems

/// Decides whether a goal can be reached from every state: a screen, or the end of a layer.
///
/// A node is good if the goal can be reached above it before its layer is left. A state is good if
/// its top is, or if a move out of the top returns to a control at which the rest is good. A trap
/// is a path down through the reachable words that meets nothing good.
struct TrapSearch {
    /// The reachable words.
    private let words: SaturatedProgram
    private let distances: Distances
    private var moves: MovesAbove
    /// True to assume the best content of other tabs; false for the worst.
    private let isHopeful: Bool
    /// The nodes above which the goal can be reached.
    private var goodness: Table<NodeID, Goodness>
    /// The groups of jumps, by their target nodes, and their fewest actions to the goal.
    private var groupsTo = IndexMap<NodeID, [Int]>()
    private var groupCosts: [Int] = []
    /// The nodes that are good, before those below them are.
    private var open = BucketQueue<Mark>()
    /// The bottoms above which the goal can't be.
    private var unasked: [NodeID] = []

    /// - Parameter isHopeful: true to assume the best content of other tabs; false for the worst.
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

    /// Creates a search of users' moves in all states.
    ///
    /// - Parameter most: the maximum number of actions to the goal; `nil` to ignore their number.
    init(_ moves: UserMoves, isHopeful: Bool, within most: Int? = nil) {
        // Without tabs, both assumptions are equal.
        let isHopeful = isHopeful || !moves.hasTabs
        let above =
            if let most {
                MovesAbove(moves.moves, isHopeful: isHopeful, MovePrices(moves.distances, most: most))
            } else {
                isHopeful ? moves.hopefully : MovesAbove(moves.moves, isHopeful: false)
            }
        self.init(moves.states.system, moves.states.distances, above, isHopeful: isHopeful)
    }

    // MARK: Screens

    /// Returns the nearest state that breaks an invariant: its screen can't be reached, or only
    /// with too many actions.
    ///
    /// - Parameter others: moves that must lead to the screen from the state; `nil` for any state.
    mutating func trap(for reach: Invariant.Reach, withWay others: inout TrapSearch?, _ effort: inout Effort) -> DescentSearch {
        moves.limit = min(reach.within ?? 0, moves.prices.most)
        let goals = words.tops(of: reach.screen)
        find(waysTo: goals, &effort)
        others?.find(waysTo: goals, &effort)
        return trap(from: reach.from.map(words.tops) ?? words.saturation.resting.pairs.map(\.1), withWay: &others, &effort)
    }

    /// The starts that the last search for a screen left out, because the screen is only above
    /// other starts. A flow that the app's code has started doesn't have to lead to another start's
    /// screens.
    var unaskedOrigins: [Target] {
        unasked.compactMap { words.automaton.nodes[$0].procedure.flatMap(words.origin) }
    }

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

    /// Returns the nearest state with one of some nodes on top from which no state with one of the
    /// others on top can be reached.
    mutating func trap(from tops: [NodeID], until others: [NodeID], _ effort: inout Effort, without avoided: IndexSet<EventID>)
        -> DescentSearch
    {
        moves.avoided = avoided
        find(waysTo: others, &effort)
        return trap(from: tops, downTo: nil, &effort)
    }

    /// Returns the nearest state with one of some nodes on top from which a state with one of the
    /// others on top can be reached.
    mutating func start(from tops: [NodeID], reaching others: [NodeID], _ effort: inout Effort) -> DescentSearch {
        find(waysTo: others, &effort)
        let starts = tops.map { (node: $0, state: way(from: $0)) }
        let found = words.shortest(distances, from: starts, &effort) { way(after: $0, $1) }
        return moves.effort.isSpent ? .unknown : found
    }

    /// The state of reading a word from which the goal must be reachable: `nil` once it is, because
    /// slots further down don't matter.
    private typealias Way = MovesAbove.Pending?

    private mutating func way(from top: NodeID) -> Way { isGood(top) ? nil : moves.pending(at: top) }

    /// The state after one more edge; `nil` if the goal can't be reached from the word.
    private mutating func way(after way: Way, _ edge: PAutomaton.Edge) -> Way? {
        guard let way, !moves.effort.isSpent else { return .some(nil) }
        let next = after(way, edge)
        return next != nil && words.automaton.bottoms.contains(edge.target) ? nil : .some(next)
    }

    private mutating func find(waysTo tops: [NodeID], _ effort: inout Effort) {
        begin(&effort)
        let bottoms = words.bottoms(below: tops)
        unasked = bottoms.isEmpty ? [] : words.automaton.bottoms.filter { !bottoms.contains($0) }
        for node in tops { mark(node, .all, downTo: nil) }
        takeJumps(&effort)
    }

    /// Returns the nearest word, from some tops down to a procedure, from which nothing good can be
    /// reached without leaving the procedure.
    private mutating func trap(from tops: [NodeID], downTo procedure: NodeID?, _ effort: inout Effort) -> DescentSearch {
        let starts = tops.filter { !isGood($0) }.map { (node: $0, state: moves.pending(at: $0)) }
        let unasked = procedure == nil ? unasked : []
        let found = words.shortest(distances, from: starts, downTo: procedure, &effort) { state, edge in
            moves.effort.isSpent || unasked.contains(edge.target) ? nil : after(state, edge)
        }
        return moves.effort.isSpent ? .unknown : found
    }

    /// Returns the nearest word from which nothing good can be reached, although other moves lead
    /// to their goal.
    private mutating func trap(from tops: [NodeID], withWay others: inout TrapSearch?, _ effort: inout Effort) -> DescentSearch {
        guard others != nil else { return trap(from: tops, downTo: nil, &effort) }
        let starts = tops.filter { !isGood($0) }.map { top in
            (node: top, state: OneWay(trap: moves.pending(at: top), way: others?.way(from: top)))
        }
        let found = words.shortest(distances, from: starts, &effort) { state, edge -> OneWay? in
            guard !moves.effort.isSpent, !unasked.contains(edge.target), let trap = after(state.trap, edge),
                let way = others?.way(after: state.way, edge)
            else { return nil }
            return OneWay(trap: trap, way: way)
        }
        return moves.effort.isSpent || others?.moves.effort.isSpent ?? false ? .unknown : found
    }

    /// The state of reading a word from which only other moves lead to a goal.
    private struct OneWay: Hashable {
        var trap: MovesAbove.Pending
        var way: Way
    }

    private mutating func after(_ pending: MovesAbove.Pending, _ edge: PAutomaton.Edge) -> MovesAbove.Pending? {
        guard let slot = moves.uncover(pending, edge) else { return pending }
        return slot.tops.contains { isGood($0.index, after: $0.cost) } ? nil : moves.pending(below: slot)
    }

    // MARK: Layers

    /// Finds the nodes above which their layer can be left, for any slots below.
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
        // The behavior of external flows is unknown.
        let rewriting = words.rewriting
        for (symbol, node) in saturation.resting.pairs where rewriting.program.isExternal(rewriting.alphabet.symbols[symbol].screen) {
            mark(node, .all, downTo: nodes[node].layer)
        }
        takeJumps(&effort)
    }

    /// True if a summary leaves a layer at every call. A run that continues below can fail there,
    /// and then nothing has happened.
    private mutating func leaves(_ layer: NodeID, with exit: SummaryID) -> Bool {
        words.automaton.edgesDown(from: layer).allSatisfy { call in
            guard let slot = moves.uncover(MovesAbove.Pending(exits: [Priced(exit, 0)]), words.automaton.edges[call]) else { return false }
            return moves.comesToRest(slot)
        }
    }

    /// The state of reading a word, to decide if its layer can be left.
    private enum LayerReading: Hashable {
        /// The reader is in the layer.
        case inside(MovesAbove.Pending)
        /// Below it. Runs that would leave it can still fail there.
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

    /// True if a layer can be left in a state with one of the nodes on top, or if that is unknown.
    /// Call ``findWaysOut(_:)`` before.
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

    /// True if a word turns out to be of another layer, which has its own search.
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

    func isGood(_ node: NodeID, after cost: Int = 0) -> Bool { goodness[node].cost <= moves.limit - cost }

    private mutating func begin(_ effort: inout Effort) {
        let automaton = moves.system.automaton
        effort.spend((automaton.nodes.count + automaton.edges.count) / 32)
        goodness = Table(repeating: Goodness(), count: automaton.nodes.count)
        groupCosts = Array(repeating: .max, count: moves.groups.count)
    }

    private mutating func takeJumps(_ effort: inout Effort) {
        follow()
        if !isHopeful { addTabs(&effort) }
    }

    /// Marks a node: the goal can be reached above it.
    private mutating func mark(_ node: NodeID, _ level: Level, downTo procedure: NodeID?, after cost: Int = 0) {
        guard node != procedure, cost <= moves.limit, cost < goodness[node].cost(from: level) else { return }
        goodness[node][level] = cost
        open.add(Mark(node: node, level: level, procedure: procedure), at: cost)
    }

    /// Marks the nodes below marked nodes, and the nodes that jump to them.
    private mutating func follow() {
        let automaton = moves.system.automaton
        while let (cost, mark) = open.next() {
            guard goodness[mark.node][mark.level] == cost else { continue }
            if let groups = groupsTo[mark.node] {
                for group in groups where cost < groupCosts[group] {
                    groupCosts[group] = cost
                    for jump in moves.groups[group] { take(moves.jumps[jump], after: cost) }
                }
            }
            for edge in automaton.edgesDown(from: mark.node) {
                guard !moves.isClosed(edge), let price = moves.prices.price(of: edge) else { continue }
                self.mark(automaton.edges[edge].target, mark.level, downTo: mark.procedure, after: cost + price)
            }
        }
        open.removeAll()
    }

    private mutating func take(_ jump: MovesAbove.Jump, after cost: Int) {
        guard !moves.isAvoided(jump.event) else { return }
        let level: Level = jump.procedure == moves.system.automaton.nodes[jump.from].layer ? .layer : .region
        mark(jump.from, level, downTo: jump.procedure, after: cost + moves.prices.price(jump.cost))
    }

    /// Follows the taps on tabs with only good content, until there are no more.
    private mutating func addTabs(_ effort: inout Effort) {
        // The fewest actions that are known to be enough in each tab.
        var enough = moves.tabs.map { _ in moves.limit + 1 - moves.prices.price(1) }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (number, (procedure, jumps)) in moves.tabs.enumerated().reversed() {
                let tops = jumps[0].to
                guard isGood(tops, downTo: procedure, within: enough[number] - 1, &effort) else { continue }
                enough[number] -= 1
                var few = 0
                while few < enough[number] {
                    let middle = (few + enough[number]) / 2
                    if isGood(tops, downTo: procedure, within: middle, &effort) { enough[number] = middle } else { few = middle + 1 }
                }
                for jump in jumps { take(jump, after: enough[number]) }
                follow()
                hasChanged = true
            }
        }
    }

    /// True if the goal can be reached within a number of actions from all words down to a
    /// procedure.
    private mutating func isGood(_ tops: [NodeID], downTo procedure: NodeID, within most: Int, _ effort: inout Effort) -> Bool {
        guard most >= 0 else { return false }
        let limit = moves.limit
        moves.limit = most
        defer { moves.limit = limit }
        if case .none = trap(from: tops, downTo: procedure, &effort) { return true }
        return false
    }
}
