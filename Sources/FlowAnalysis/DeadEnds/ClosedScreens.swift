import FlowGraph
import PushdownSystems

/// Finds the states from which users come to few screens only, whatever they do, while their words
/// are read from the top down.
struct ClosedScreens {
    /// So many screens are few.
    static let most = 3

    private let states: SaturatedProgram
    private let users: UserMoves
    private var moves: MovesAbove
    /// The few screens that come on top above each node; nil where they are more, or a flow may end
    /// that the app's own code has started.
    private var above = IndexMap<NodeID, Set<ScreenID>?>()

    /// What is known of a word that was read so far.
    struct Reading: Hashable {
        /// The screens that users come to.
        var screens: Set<ScreenID>
        /// Whether it isn't known yet whether they leave the layers that were read.
        fileprivate var isLeaving = false
        fileprivate var pending: MovesAbove.Pending
    }

    init(_ moves: UserMoves) {
        (users, states) = (moves, moves.states.system)
        // What other tabs hold is taken to be the best, so that what is closed is so for certain.
        self.moves = moves.hopefully
    }

    /// Whether too much was looked at.
    var isSpent: Bool { moves.effort.isSpent }

    /// What is known of words with a node on top; nil where users come to more than a few screens.
    mutating func reading(from top: NodeID) -> Reading? {
        screens(above: top).map { Reading(screens: $0, pending: moves.pending(at: top)) }
    }

    /// What is known once one more edge was read; nil where users come to more than a few screens.
    mutating func after(_ reading: Reading, _ edge: PAutomaton.Edge) -> Reading? {
        guard let slot = moves.uncover(reading.pending, edge) else { return reading }
        var next = reading
        for top in slot.tops {
            guard let screens = screens(above: top) else { return nil }
            next.screens.formUnion(screens)
        }
        guard next.screens.count <= Self.most else { return nil }
        next.pending = moves.pending(below: slot)
        if isLayer(edge.source) { next.isLeaving = true }
        if moves.comesToRest(slot) { next.isLeaving = false }
        return next
    }

    /// As ``after(_:_:)``; nil also where that is no dead end. In a layer that can't be left
    /// several screens aren't one, since that is said of the layer. Elsewhere the app must have
    /// others, and neither the start nor a switch flow's child may begin with one of several.
    mutating func afterDeadEnd(_ reading: Reading, _ edge: PAutomaton.Edge) -> Reading? {
        guard let next = after(reading, edge) else { return nil }
        let isSingle = next.screens.count == 1
        let isBottom = states.automaton.bottoms.contains(edge.target)
        guard !next.isLeaving else { return isSingle || !isBottom && !next.pending.isEmpty ? next : nil }
        guard isBottom else { return next }
        return next.screens.count < total(over: edge.target) && (isSingle || !isBeginning(next.screens, over: edge)) ? next : nil
    }

    /// How many screens users come to from a start, by its bottom. Beside those of a flow over the
    /// app or on one of its stacks there are always others.
    private func total(over bottom: NodeID) -> Int {
        let procedure = states.automaton.nodes[bottom].procedure
        if case .entry(let flow)? = procedure.map({ states.rewriting.alphabet.procedures[$0].kind }),
            states.rewriting.program[flow].entry?.value != .embed
        {
            return .max
        }
        return procedure.flatMap(states.origin).flatMap { users.totals[$0] } ?? 0
    }

    private func isLayer(_ node: NodeID) -> Bool { states.automaton.nodes[node].isProcedure && states.automaton.nodes[node].layer == node }

    /// Whether the start begins with one of some screens, or a switch flow's child in which the
    /// lowest slot stands.
    private func isBeginning(_ screens: Set<ScreenID>, over edge: PAutomaton.Edge) -> Bool {
        let program = states.rewriting.program
        let children = states.rewriting.alphabet.lane(of: states.symbol(at: edge.source)).content.path.compactMap { container in
            program[container.flow].children.isEmpty ? nil : program[container.flow].children[container.index].use.target
        }
        let start = states.automaton.nodes[edge.target].procedure.flatMap(states.origin)
        return (children + [start].compactMap(\.self)).contains { !screens.isDisjoint(with: program.beginnings(of: $0)) }
    }

    /// The screens to which users come from a word that is a dead end, or in a layer that can't be
    /// left; none where they are more than few.
    ///
    /// - Parameter layer: the layer's procedure, where what is below doesn't matter.
    mutating func screens(of word: Descent, downTo layer: NodeID? = nil) -> Set<ScreenID> {
        var reading = reading(from: word.top)
        for edge in word.edges.reversed().map({ states.automaton.edges[$0] }) where reading != nil {
            if edge.source == layer { break }
            reading = reading.flatMap { after($0, edge) }
        }
        return reading?.screens ?? []
    }

    private mutating func screens(above start: NodeID) -> Set<ScreenID>? {
        if let known = above[start] { return known }
        let screens = findScreens(above: start)
        above[start] = .some(screens)
        return screens
    }

    private func findScreens(above start: NodeID) -> Set<ScreenID>? {
        let system = moves.system
        var screens: Set<ScreenID> = []
        let end = system.automaton.node(above: [start], jumps: { moves.jumps(from: $0).map(\.to) }) { node in
            if system.isIdle(node) { screens.insert(system.symbol(at: node).screen) }
            return system.ends.contains(node) || screens.count > Self.most
        }
        return end == nil ? screens : nil
    }
}
