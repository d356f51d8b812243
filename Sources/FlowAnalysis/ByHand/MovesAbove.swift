import FlowGraph
import PushdownSystems

/// The moves that are possible on a word, while it is read from the top down: the slots below that
/// runs return to, and with which controls.
///
/// All controls are in one set, so the reader of a word is deterministic.
struct MovesAbove {
    /// The possible moves: the edges of the automaton, its exits and its summaries.
    let system: SaturatedProgram
    /// A copy, because runs can continue here with controls that the automaton lacks.
    private var rewriting: Rewriting
    private let popUntils: PopUntilsAbove
    /// True to assume the best content of other tabs; false for the worst.
    private let isHopeful: Bool
    private var nodes = PairTable<ControlID, SymbolID, NodeID>()
    private var exits = IndexMap<NodeID, [Int]>()
    /// The jumps onto procedures, except jumps to other tabs if the worst content is assumed.
    let jumps: [Jump]
    /// The jumps to each tab of a procedure.
    let tabs: [(procedure: NodeID, jumps: [Jump])]
    private var jumpsFrom = IndexMap<NodeID, [Int]>()
    /// The nodes from which a tab is shown with the content it has.
    private let atTabs: IndexSet<NodeID>
    /// The jumps with equal targets on equal procedures, and the group of each jump.
    private(set) var groups: [[Int]] = []
    private var groupOf: [Int] = []
    private var known = IndexMap<NodeID, [SummaryID]>()
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
        /// The event that jumps; `nil` if the user taps a tab.
        var event: EventID?
    }

    /// The moves that are pending below the last slot read.
    struct Pending: Hashable {
        /// The controls that can leave the last slot, ascending.
        var controls: [ControlID] = []
        /// The summaries of procedures below, ascending.
        var exits: [SummaryID] = []

        var isEmpty: Bool { controls.isEmpty && exits.isEmpty }
    }

    /// The nodes that are on top once a slot is uncovered.
    struct Uncovered {
        /// The nodes that replace the slot, and the nodes that are pushed over it.
        fileprivate var here: [NodeID]
        fileprivate var above: [NodeID]
        fileprivate var rest: Pending

        var tops: [NodeID] { here + above }
    }

    /// - Parameter isHopeful: true to assume the best content of other tabs; false for the worst.
    init(_ system: SaturatedProgram, isHopeful: Bool) {
        self.system = system
        self.isHopeful = isHopeful
        rewriting = system.rewriting
        popUntils = PopUntilsAbove(system)
        let none = Table<NodeID, Int32>(repeating: 0, count: system.automaton.nodes.count)
        seen = (none, none)
        effort = Effort(max(2_500_000, 10 * system.automaton.edges.count))
        let all = TabJumps(system, includesPossible: isHopeful)
        // The order is fixed, so a limited effort leads to the same result in every run.
        var byTarget = IndexMap<NodeID, [Jump]>()
        for jump in all.exact { byTarget[jump.to[0], default: []].append(jump) }
        let exact = byTarget.pairs.map(\.1)
        tabs = all.tabs.sorted { $0.key < $1.key }.map { ($0.key.procedure, $0.value) }
        atTabs = IndexSet(tabs.flatMap { $0.jumps.map(\.from) })
        let equal = exact + (isHopeful ? tabs.map(\.jumps) : [])
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

    func jumps(from node: NodeID) -> [Jump] { jumpsFrom[node].map { $0.map { jumps[$0] } } ?? [] }

    // MARK: Down a word

    /// Returns the moves that can leave the slot on top.
    mutating func pending(at top: NodeID) -> Pending { pending(at: [top], Pending()) }

    /// Returns the nodes on top after one more edge; `nil` if the edge reads no slot.
    mutating func uncover(_ pending: Pending, _ edge: PAutomaton.Edge) -> Uncovered? {
        guard edge.isLabeled else { return nil }
        let symbol = system.automaton.nodes[edge.target].symbol
        var controls = pending.controls
        var rest = Pending(exits: pending.exits)
        if system.automaton.nodes[edge.source].isProcedure {
            controls = []
            for exit in pending.exits where system.saturation.summaries[exit].node == edge.source {
                let key = system.saturation.summaries[exit].key
                controls.append(rewriting.control(after: key.exit, at: edge.site, on: symbol).control)
            }
            rest.exits.removeAll { system.saturation.summaries[$0].node == edge.source }
        }
        let (here, above) = tops(controls, at: symbol, &rest)
        return Uncovered(here: here, above: above, rest: rest)
    }

    /// Returns the moves that are pending below an uncovered slot.
    mutating func pending(below slot: Uncovered) -> Pending {
        let exits = slot.above.reduce(slot.rest.exits) { $0 + self.exits(above: $1) }
        return pending(at: slot.here, Pending(controls: slot.rest.controls, exits: exits))
    }

    /// True if a run can end on an uncovered slot, or continue there and fail.
    func comesToRest(_ slot: Uncovered) -> Bool { slot.tops.contains { comesToRest(at: $0) } }

    private func comesToRest(at top: NodeID) -> Bool {
        system.automaton.node(above: [top]) { system.isIdle($0) || jumpsFrom[$0] != nil || system.ends.contains($0) } != nil
    }

    /// Returns the nodes at which runs with some controls continue on a slot, and the nodes that
    /// they push over it. Adds the controls that only remove the slot to the pending moves.
    private mutating func tops(_ controls: [ControlID], at symbol: SymbolID, _ rest: inout Pending) -> (here: [NodeID], above: [NodeID]) {
        var (here, above) = (IndexSet<NodeID>(), IndexSet<NodeID>())
        var seen = IndexSet(controls)
        var open = seen.sorted
        while let control = open.popLast() {
            let uncovering = rewriting.uncover(symbol, with: control)
            if let next = uncovering.below { rest.controls.append(next) }
            guard let next = uncovering.here else { continue }
            if uncovering.isOver {
                if let top = resting.value(of: symbol) { here.insert(top) }
            } else if next != control {
                if seen.insert(next) { open.append(next) }
            } else if let single = rewriting.shortRun(of: control, on: symbol) {
                guard let top = resting.value(of: single.symbol) else { continue }
                guard single.isPush else {
                    here.insert(top)
                    continue
                }
                above.insert(top)
                for key in summaries(of: top) where seen.insert(key) { open.append(key) }
            } else if let top = nodes[control, symbol] {
                here.insert(top)
                // The run can also show a tab with its old content; the automaton has no edge for
                // that.
                if isHopeful, let top = resting.value(of: symbol), atTabs.contains(top) { here.insert(top) }
            } else if control == .back, let top = resting.value(of: symbol) {
                // The user stops there, or goes further back, as from the slot itself.
                here.insert(top)
            }
        }
        return (here.sorted, above.sorted)
    }

    private var resting: IndexTable<SymbolID, NodeID> { system.saturation.resting }

    private func summaries(of node: NodeID) -> [ControlID] {
        system.saturation.summaries(of: node).map { system.saturation.summaries[$0].key.control } + popUntils.controls(at: node)
    }

    /// Returns the moves that can leave the slot of some nodes, merged with the pending moves.
    private mutating func pending(at tops: [NodeID], _ pending: Pending) -> Pending {
        var controls = IndexSet(pending.controls)
        var exits = IndexSet(pending.exits)
        for top in tops {
            controls.formUnion(summaries(of: top))
            exits.formUnion(self.exits(above: top))
        }
        return Pending(controls: controls.sorted, exits: exits.sorted)
    }

    // MARK: Up from a node

    /// Returns the summaries of the procedures below a node that a move above it can use, also
    /// after jumps.
    private mutating func exits(above start: NodeID) -> [SummaryID] {
        if let exits = known[start] { return exits }
        let (layer, region) = (system.automaton.nodes[start].layer, system.automaton.nodes[start].region)
        var found = IndexSet<SummaryID>()
        searches += 1
        var open: [(node: NodeID, isRegion: Bool)] = []
        add(start, true, &open)
        while let (node, isRegion) = open.popLast(), !effort.isSpent {
            effort.spend(1)
            if let exits = exits[node] {
                for exit in exits where !avoided.contains(system.saturation.exits[exit].event) {
                    let procedure = system.saturation.summaries[system.saturation.exits[exit].summary].node
                    if procedure == layer || procedure == region && isRegion { found.insert(system.saturation.exits[exit].summary) }
                }
            }
            if let numbers = jumpsFrom[node] {
                for number in numbers where jumps[number].procedure == layer || jumps[number].procedure == region && isRegion {
                    effort.spend(1)
                    guard !isAvoided(jumps[number].event) else { continue }
                    let (group, isRegion) = (groupOf[number], jumps[number].procedure != layer)
                    guard isRegion ? seenGroup[group].region != searches : seenGroup[group].layer != searches else { continue }
                    if isRegion { seenGroup[group].region = searches } else { seenGroup[group].layer = searches }
                    for node in jumps[number].to { add(node, isRegion, &open) }
                }
            }
            for edge in system.automaton.edgesUp(to: node) {
                if isAvoided(system.automaton.edges[edge].event) { continue }
                let above = system.automaton.edges[edge].source
                effort.spend(1)
                let isProcedure = system.automaton.nodes[above].isProcedure
                // A layer above either returns, or leaves nothing below.
                if isProcedure, system.automaton.nodes[above].layer == above { continue }
                add(above, isRegion && !(isProcedure && above == region), &open)
            }
        }
        let exits = found.sorted
        known[start] = exits
        return exits
    }

    private mutating func add(_ node: NodeID, _ isRegion: Bool, _ open: inout [(node: NodeID, isRegion: Bool)]) {
        if isRegion {
            guard seen.region[node] != searches else { return }
            seen.region[node] = searches
        } else {
            guard seen.layer[node] != searches else { return }
            seen.layer[node] = searches
        }
        open.append((node, isRegion))
    }
}
