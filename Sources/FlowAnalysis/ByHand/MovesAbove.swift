import FlowGraph
import PushdownSystems

/// What can follow a word, while it is read from the top down: where what can be done on it comes
/// back below, and with which controls.
///
/// All these controls are carried along in one set, so that what reads a word is deterministic.
struct MovesAbove {
    /// What can be done: the edges of its automaton, its exits and its summaries.
    let system: SaturatedProgram
    /// A copy, since runs may go on here in ways that the automaton doesn't have.
    private var rewriting: Rewriting
    private let popUntils: PopUntilsAbove
    /// Whether what another tab holds is taken to be the best of all that it can hold; else the
    /// worst.
    private let isHopeful: Bool
    private var nodes = PairTable<ControlID, SymbolID, NodeID>()
    private var exits = IndexMap<NodeID, [Int]>()
    /// What can be put on procedures, but for what other tabs hold where that is taken to be the
    /// worst.
    let jumps: [Jump]
    /// The jumps to each tab, of a procedure.
    let tabs: [(procedure: NodeID, jumps: [Jump])]
    private var jumpsFrom = IndexMap<NodeID, [Int]>()
    /// The nodes from which tabs are shown as they are.
    private let atTabs: IndexSet<NodeID>
    /// The jumps that put the same on procedures, and the group of each.
    private(set) var groups: [[Int]] = []
    private var groupOf: [Int] = []
    private var known = IndexMap<NodeID, [SummaryID]>()
    /// The events that aren't taken.
    var avoided = IndexSet<EventID>() {
        didSet { known = IndexMap() }
    }
    /// Of each node the last search above a node that has come there, twice: where the region's
    /// procedure is still the one below the node, and where another or none is.
    private var seen: (region: Table<NodeID, Int32>, layer: Table<NodeID, Int32>)
    private var seenGroup: [(region: Int32, layer: Int32)]
    private var searches: Int32 = 0
    /// What is left for searches above nodes: where it is spent, nothing is known any more.
    private(set) var effort: Effort

    /// A node from which what stands on a procedure is replaced, and what then stands there: the
    /// node that stands on the procedure, or what a tab holds.
    struct Jump {
        var from: NodeID
        var procedure: NodeID
        var to: [NodeID]
        /// What does it; nil where the user taps a tab.
        var event: EventID?
    }

    /// What is still to happen below what was read.
    struct Pending: Hashable {
        /// The controls with which the last slot can be left, ascending.
        var controls: [ControlID] = []
        /// The summaries of procedures below, ascending.
        var exits: [SummaryID] = []

        var isEmpty: Bool { controls.isEmpty && exits.isEmpty }
    }

    /// What shows once a slot is uncovered.
    struct Uncovered {
        /// The nodes in its place, and those over it.
        fileprivate var here: [NodeID]
        fileprivate var above: [NodeID]
        fileprivate var rest: Pending

        /// All nodes that come on top.
        var tops: [NodeID] { here + above }
    }

    /// - Parameter isHopeful: whether what another tab holds is taken to be the best of all that it
    ///   can hold; else the worst.
    init(_ system: SaturatedProgram, isHopeful: Bool) {
        self.system = system
        self.isHopeful = isHopeful
        rewriting = system.rewriting
        popUntils = PopUntilsAbove(system)
        let none = Table<NodeID, Int32>(repeating: 0, count: system.automaton.nodes.count)
        seen = (none, none)
        effort = Effort(max(2_500_000, 10 * system.automaton.edges.count))
        let all = TabJumps(system, includesPossible: isHopeful)
        // In an order of its own, so that what effort allows is the same in every run.
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

    /// Whether an event isn't taken.
    func isAvoided(_ event: EventID?) -> Bool { event.map(avoided.contains) ?? false }

    /// The jumps from a node.
    func jumps(from node: NodeID) -> [Jump] { jumpsFrom[node].map { $0.map { jumps[$0] } } ?? [] }

    // MARK: Down a word

    /// What can leave the slot on top.
    mutating func pending(at top: NodeID) -> Pending { pending(at: [top], Pending()) }

    /// What shows after one more edge; nil where no slot is read.
    mutating func uncover(_ pending: Pending, _ edge: PAutomaton.Edge) -> Uncovered? {
        guard edge.isLabelled else { return nil }
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

    /// What is still to happen below an uncovered slot.
    mutating func pending(below slot: Uncovered) -> Pending {
        let exits = slot.above.reduce(slot.rest.exits) { $0 + self.exits(above: $1) }
        return pending(at: slot.here, Pending(controls: slot.rest.controls, exits: exits))
    }

    /// Whether something comes to rest where a slot is uncovered: a run may go on there and fail.
    func comesToRest(_ slot: Uncovered) -> Bool { slot.tops.contains { comesToRest(at: $0) } }

    private func comesToRest(at top: NodeID) -> Bool {
        system.automaton.node(above: [top]) { system.isIdle($0) || jumpsFrom[$0] != nil || system.ends.contains($0) } != nil
    }

    /// The nodes at which runs with some controls go on at a slot, and those that they have put
    /// over it. What takes the slot away without more is added to what is still to happen below.
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
                // The run may show a tab as it is, for which there is no edge.
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

    /// What can leave the slot that some nodes stand for, beside what can already leave what is
    /// below.
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

    /// The summaries of the procedures below a node that something does above it, or after it has
    /// jumped.
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
                // What is in a layer above comes back, or leaves nothing below.
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
