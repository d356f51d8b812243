import FlowGraph
import PushdownSystems

/// Finds the states from which users reach only a few screens. Reads their words from the top down.
struct ClosedScreens {
    /// The most screens that count as few.
    static let most = 3

    private let states: SaturatedProgram
    private let users: UserMoves
    private var moves: MovesAbove
    /// The few screens that can be on top above each node. `nil` if there are more, or if a flow
    /// can end that the app's code has started.
    private var above = IndexMap<NodeID, Set<ScreenID>?>()

    /// The state of the reader after a part of a word.
    struct Reading: Hashable {
        /// The screens that users can reach.
        var screens: Set<ScreenID>
        /// True if it isn't known yet whether they leave the layers that were read.
        fileprivate var isLeaving = false
        fileprivate var pending: MovesAbove.Pending
    }

    init(_ moves: UserMoves) {
        (users, states) = (moves, moves.states.system)
        // Assumes the best content of other tabs, so every state reported as closed is closed.
        self.moves = moves.hopefully
    }

    var isSpent: Bool { moves.effort.isSpent }

    /// Returns the reading of words with a node on top; `nil` if users reach too many screens.
    mutating func reading(from top: NodeID) -> Reading? {
        screens(above: top).map { Reading(screens: $0, pending: moves.pending(at: top)) }
    }

    /// Returns the reading after one more edge; `nil` if users reach more than a few screens.
    mutating func after(_ reading: Reading, _ edge: PAutomaton.Edge) -> Reading? {
        guard let slot = moves.uncover(reading.pending, edge) else { return reading }
        var next = reading
        for top in slot.tops {
            guard let screens = screens(above: top.index) else { return nil }
            next.screens.formUnion(screens)
        }
        guard next.screens.count <= Self.most else { return nil }
        next.pending = moves.pending(below: slot)
        if isLayer(edge.source) { next.isLeaving = true }
        if moves.comesToRest(slot) { next.isLeaving = false }
        return next
    }

    /// Like ``after(_:_:)``, but also `nil` if the word can't be a dead end. In a layer that users
    /// can't leave, only a single screen is one: several are reported for the layer. Elsewhere the
    /// app must have other screens, and neither the start nor a switch flow's child can begin with
    /// one of several.
    mutating func afterDeadEnd(_ reading: Reading, _ edge: PAutomaton.Edge) -> Reading? {
        guard let next = after(reading, edge) else { return nil }
        let isSingle = next.screens.count == 1
        let isBottom = states.automaton.bottoms.contains(edge.target)
        guard !next.isLeaving else { return isSingle || !isBottom && !next.pending.isEmpty ? next : nil }
        guard isBottom else { return next }
        return next.screens.count < total(over: edge.target) && (isSingle || !isBeginning(next.screens, over: edge)) ? next : nil
    }

    /// Returns the number of screens that users can reach from a start, by its bottom. A flow over
    /// the app or on one of its stacks always has other screens beside its own.
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

    /// True if the start begins with one of some screens, or if the switch flow's child around the
    /// lowest slot does.
    private func isBeginning(_ screens: Set<ScreenID>, over edge: PAutomaton.Edge) -> Bool {
        let program = states.rewriting.program
        let children = states.rewriting.alphabet.lane(of: states.symbol(at: edge.source)).content.path.compactMap { container in
            program[container.flow].children.isEmpty ? nil : program[container.flow].children[container.index].use.target
        }
        let start = states.automaton.nodes[edge.target].procedure.flatMap(states.origin)
        return (children + [start].compactMap(\.self)).contains { !screens.isDisjoint(with: program.beginnings(of: $0)) }
    }

    /// Returns the screens that users can reach from a dead end, or in a layer that they can't
    /// leave; none if there are more than a few.
    ///
    /// - Parameter layer: the procedure of the layer; slots below it don't matter.
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
