import FlowGraph
import PushdownSystems

/// The moves that are possible on a word, while it is read from the top down: the slots below that
/// runs return to, and with which controls.
///
/// All controls are in one set, so the reader of a word is deterministic.
struct MovesAbove {
    /// The possible moves: the edges of the automaton, its exits and its summaries.
    let system: SaturatedProgram
    let prices: MovePrices
    /// Pending moves don't cost more.
    var limit: Int
    /// A copy, because runs can continue here with controls that the automaton lacks.
    private var rewriting: Rewriting
    private let popUntils: PopUntilsAbove
    private var nodes = PairTable<ControlID, SymbolID, NodeID>()
    private var exits = IndexMap<NodeID, [Int]>()
    /// The jumps onto procedures, except jumps to other tabs if the worst content is assumed.
    let jumps: [Jump]
    /// The jumps to each tab of a procedure.
    let tabs: [(procedure: NodeID, jumps: [Jump])]
    private var jumpsFrom = IndexMap<NodeID, [Int]>()
    /// The jumps with equal targets on equal procedures, and the group of each jump.
    private(set) var groups: [[Int]] = []
    private var groupOf: [Int] = []
    private var known = IndexMap<NodeID, (limit: Int, exits: [Priced<SummaryID>])>()
    /// The events that moves don't use.
    var avoided = IndexSet<EventID>() {
        didSet { known = IndexMap() }
    }
    /// For each node, the last search that reached it. The first table is for searches still above
    /// the region's own procedure, the second for searches with another procedure or none below.
    private var seen: (region: Table<NodeID, Int32>, layer: Table<NodeID, Int32>)
    private var seenGroup: [(region: Int32, layer: Int32)]
    private var searches: Int32 = 0
    /// The effort left for searches above nodes; once it is spent, results are incomplete.
    private(set) var effort: Effort

    /// A node from which the content of a procedure is replaced, and the new content: the lowest
    /// node on the procedure, or all tops of a tab.
    struct Jump {
        var from: NodeID
        var procedure: NodeID
        var to: [NodeID]
        /// The number of actions.
        var cost: Int
        /// The event that jumps; `nil` if the user taps a tab.
        var event: EventID?
    }

    /// The moves that are pending below the last slot read.
    struct Pending: Hashable {
        /// The controls that can leave the last slot, ascending.
        var controls: [Priced<ControlID>] = []
        /// The summaries of procedures below, ascending.
        var exits: [Priced<SummaryID>] = []

        var isEmpty: Bool { controls.isEmpty && exits.isEmpty }
    }

    /// The nodes that are on top once a slot is uncovered.
    struct Uncovered {
        /// The nodes that replace the slot, and then the nodes that are pushed over it.
        let tops: [Priced<NodeID>]
        fileprivate var countHere: Int
        fileprivate var rest: Pending
    }

    /// - Parameter isHopeful: true to assume the best content of other tabs; false for the worst.
    init(_ system: SaturatedProgram, isHopeful: Bool, _ prices: MovePrices = MovePrices()) {
        self.system = system
        (self.prices, limit) = (prices, prices.most)
        rewriting = system.rewriting
        popUntils = PopUntilsAbove(system, prices)
        let none = Table<NodeID, Int32>(repeating: 0, count: system.automaton.nodes.count)
        seen = (none, none)
        effort = Effort(max(2_500_000, 10 * system.automaton.edges.count))
        let all = TabJumps(system, includesPossible: isHopeful)
        // The order is fixed, so a limited effort leads to the same result in every run.
        var byTarget = IndexMap<NodeID, [Jump]>()
        for jump in all.exact { byTarget[jump.to[0], default: []].append(jump) }
        let exact = byTarget.pairs.map(\.1)
        tabs = all.tabs.sorted { $0.key < $1.key }.map { ($0.key.procedure, $0.value) }
        let equal = (exact + (isHopeful ? tabs.map(\.jumps) : [])).flatMap(prices.grouped)
        jumps = equal.flatMap { $0 }
        seenGroup = Array(repeating: (0, 0), count: equal.count)
        for (group, equal) in equal.enumerated() {
            groups.append(Array(groupOf.count..<(groupOf.count + equal.count)))
            groupOf += Array(repeating: group, count: equal.count)
        }
        for (number, jump) in jumps.enumerated() { jumpsFrom[jump.from, default: []].append(number) }
        for (number, node) in system.automaton.nodes.indexed() {
            if case .top(let control, let symbol) = node.kind { nodes[control, symbol] = number }
        }
        for (number, exit) in system.saturation.exits.enumerated() { exits[exit.node, default: []].append(number) }
    }

    func isAvoided(_ event: EventID?) -> Bool { event.map(avoided.contains) ?? false }

    /// True if moves don't use an edge's event, or if no call leads to the edge.
    func isClosed(_ edge: EdgeID) -> Bool {
        isAvoided(system.automaton.edges[edge].event) || system.saturation.waitingEdges.contains(edge)
    }

    func jumps(from node: NodeID) -> [Jump] { jumpsFrom[node].map { $0.map { jumps[$0] } } ?? [] }

    // MARK: Down a word

    /// Returns the moves that can leave the slot on top.
    mutating func pending(at top: NodeID) -> Pending { pending(at: [Priced(top, 0)], Pending()) }

    /// Returns the nodes on top after one more edge; `nil` if the edge reads no slot.
    mutating func uncover(_ pending: Pending, _ edge: PAutomaton.Edge) -> Uncovered? {
        guard edge.isLabeled else { return nil }
        let symbol = system.automaton.nodes[edge.target].symbol
        var controls = pending.controls
        var rest = Pending(exits: pending.exits)
        if system.automaton.nodes[edge.source].isProcedure {
            controls = []
            for exit in pending.exits where system.saturation.summaries[exit.index].node == edge.source {
                let key = system.saturation.summaries[exit.index].key
                controls.append(Priced(rewriting.control(after: key.exit, at: edge.site, on: symbol).control, exit.cost))
            }
            rest.exits.removeAll { system.saturation.summaries[$0.index].node == edge.source }
        }
        let (here, above) = tops(controls, at: symbol, &rest)
        return Uncovered(tops: above.isEmpty ? here : here + above, countHere: here.count, rest: rest)
    }

    /// Returns the moves that are pending below an uncovered slot.
    mutating func pending(below slot: Uncovered) -> Pending {
        let exits = slot.tops[slot.countHere...].reduce(slot.rest.exits) { $0 + self.exits(above: $1) }
        return pending(at: slot.tops[..<slot.countHere], Pending(controls: slot.rest.controls, exits: exits))
    }

    /// True if a run can end on an uncovered slot, or continue there and fail.
    func comesToRest(_ slot: Uncovered) -> Bool { slot.tops.contains { comesToRest(at: $0.index) } }

    private func comesToRest(at top: NodeID) -> Bool {
        system.automaton.node(above: [top]) { system.isIdle($0) || jumpsFrom[$0] != nil || system.ends.contains($0) } != nil
    }

    /// Returns the nodes at which runs with some controls continue on a slot, and the nodes that
    /// they push over it. Adds the controls that only remove the slot to the pending moves.
    private mutating func tops(
        _ controls: [Priced<ControlID>], at symbol: SymbolID, _ rest: inout Pending
    ) -> (here: [Priced<NodeID>], above: [Priced<NodeID>]) {
        var (here, above): ([Priced<NodeID>], [Priced<NodeID>]) = ([], [])
        var seen = IndexMap<ControlID, Int>()
        for control in controls { seen.lower(control) }
        var open = controls
        while let control = open.popLast() {
            let (cost, uncovering) = (control.cost, rewriting.uncover(symbol, with: control.index))
            guard seen[control.index] == cost else { continue }
            if let next = uncovering.below { rest.controls.append(Priced(next, cost)) }
            guard let next = uncovering.here else { continue }
            if uncovering.isOver {
                if let top = resting.value(of: symbol) { here.append(Priced(top, cost)) }
            } else if next != control.index {
                if seen.lower(Priced(next, cost)) { open.append(Priced(next, cost)) }
            } else if let single = rewriting.shortRun(of: next, on: symbol) {
                guard let top = resting.value(of: single.symbol) else { continue }
                guard single.isPush else {
                    here.append(Priced(top, cost))
                    continue
                }
                above.append(Priced(top, cost))
                for next in summaries(of: top, after: cost) where seen.lower(next) { open.append(next) }
            } else if let top = nodes[next, symbol] {
                here.append(Priced(top, cost))
            } else if next == .back, let top = resting.value(of: symbol) {
                // The user stops there, or goes further back: as from the slot itself, but in the
                // same action.
                here.append(Priced(top, cost))
                if rewriting.limits.excludesGestures { continue }
                for exit in (exits[top] ?? []).map({ system.saturation.exits[$0] }) where isBack(exit.event) {
                    rest.exits.append(Priced(exit.summary, cost))
                }
            }
        }
        return (here.fewest(), above.fewest())
    }

    private func isBack(_ event: EventID) -> Bool { rewriting.events[event] == .back && !avoided.contains(event) }

    private var resting: IndexTable<SymbolID, NodeID> { system.saturation.resting }

    /// Returns the controls that can leave a node's slot, if they cost little enough.
    private func summaries(of node: NodeID, after cost: Int) -> [Priced<ControlID>] {
        var controls = popUntils.controls(at: node)
        for summary in system.saturation.summaries(of: node) {
            guard let price = prices.price(of: summary) else { continue }
            controls.append(Priced(system.saturation.summaries[summary].key.control, price))
        }
        return paid(controls, after: cost)
    }

    private func paid<Index>(_ all: [Priced<Index>], after cost: Int) -> [Priced<Index>] {
        prices.areCounted ? all.compactMap { $0.after(cost, limit) } : all
    }

    /// Returns the moves that can leave the slot of some nodes, merged with the pending moves.
    private mutating func pending(at tops: ArraySlice<Priced<NodeID>>, _ pending: Pending) -> Pending {
        var (controls, exits) = (pending.controls, pending.exits)
        for top in tops {
            controls += summaries(of: top.index, after: top.cost)
            exits += self.exits(above: top)
        }
        return Pending(controls: controls.fewest(), exits: exits.fewest())
    }

    // MARK: Up from a node

    /// Returns the summaries of the procedures below a node that a move above it can use, also
    /// after jumps, if they cost little enough.
    private mutating func exits(above start: Priced<NodeID>) -> [Priced<SummaryID>] {
        if let known = known[start.index], known.limit >= limit { return paid(known.exits, after: start.cost) }
        let exits = findExits(above: start.index)
        known[start.index] = (limit, exits)
        return paid(exits, after: start.cost)
    }

    private mutating func findExits(above start: NodeID) -> [Priced<SummaryID>] {
        let (layer, region) = (system.automaton.nodes[start].layer, system.automaton.nodes[start].region)
        var found: [Priced<SummaryID>] = []
        searches += 1
        var queue = BucketQueue<Place>()
        queue.add(Place(node: start, isRegion: true), at: 0)
        while let (cost, place) = queue.next(), !effort.isSpent {
            let (node, isRegion) = (place.node, place.isRegion)
            guard isNew(node, isRegion) else { continue }
            effort.spend(1)
            if let exits = exits[node] {
                for exit in exits where !avoided.contains(system.saturation.exits[exit].event) {
                    let exit = system.saturation.exits[exit]
                    let procedure = system.saturation.summaries[exit.summary].node
                    guard procedure == layer || procedure == region && isRegion else { continue }
                    found.append(Priced(exit.summary, cost + prices.price(exit.cost)))
                }
            }
            if let numbers = jumpsFrom[node] {
                for number in numbers where jumps[number].procedure == layer || jumps[number].procedure == region && isRegion {
                    effort.spend(1)
                    guard !isAvoided(jumps[number].event) else { continue }
                    let (group, isRegion) = (groupOf[number], jumps[number].procedure != layer)
                    guard isRegion ? seenGroup[group].region != searches : seenGroup[group].layer != searches else { continue }
                    if isRegion { seenGroup[group].region = searches } else { seenGroup[group].layer = searches }
                    let cost = cost + prices.price(jumps[number].cost)
                    for node in jumps[number].to { add(Place(node: node, isRegion: isRegion), at: cost, &queue) }
                }
            }
            for edge in system.automaton.edgesUp(to: node) {
                if isClosed(edge) { continue }
                let above = system.automaton.edges[edge].source
                effort.spend(1)
                let isProcedure = system.automaton.nodes[above].isProcedure
                // A layer above either returns, or leaves nothing below.
                if isProcedure, system.automaton.nodes[above].layer == above { continue }
                guard let price = prices.price(of: edge) else { continue }
                add(Place(node: above, isRegion: isRegion && !(isProcedure && above == region)), at: cost + price, &queue)
            }
        }
        return found.fewest()
    }

    /// A node, and whether the search is still above its region's own procedure.
    private struct Place {
        var node: NodeID
        var isRegion: Bool
    }

    private func add(_ place: Place, at cost: Int, _ queue: inout BucketQueue<Place>) {
        guard cost <= limit, (place.isRegion ? seen.region : seen.layer)[place.node] != searches else { return }
        queue.add(place, at: cost)
    }

    /// True when the search reaches a node for the first time, and so with the fewest actions.
    private mutating func isNew(_ node: NodeID, _ isRegion: Bool) -> Bool {
        if isRegion {
            guard seen.region[node] != searches else { return false }
            seen.region[node] = searches
        } else {
            guard seen.layer[node] != searches else { return false }
            seen.layer[node] = searches
        }
        return true
    }
}
