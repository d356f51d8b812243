import FlowGraph
import FlowPushdown
import PushdownSystems

/// Decides whether a screen can be reached from every state.
///
/// A node is good where the screen can come on top of it before its layer is left. A state is good
/// where its top is, or where something that can leave it comes back below to a control at which
/// the rest is good; all such controls are carried along in one set while the word is read from the
/// top down, so that the automaton of the good words is deterministic. A way down through the
/// automaton of the reachable words that meets nothing good is a trap.
struct TrapSearch {
    private let system: SaturatedProgram
    /// A copy, since runs may go on here in ways that the automaton doesn't have.
    private var rewriting: Rewriting
    private let popUntils: PopUntilsAbove
    private let distances: Distances
    /// Whether what another tab holds is taken to be the best of all that it can hold; else the
    /// worst.
    private let isHopeful: Bool
    /// How far down from each node, itself included, all nodes are good: not at all, to the
    /// procedure of its region, of its layer, or to the bottom.
    private var goodness: Table<NodeID, Goodness>
    private var nodes = PairTable<ControlID, SymbolID, NodeID>()
    private var exits = IndexMap<NodeID, [Int]>()
    private let jumps: [Jump]
    /// The jumps to each tab, of a procedure.
    private let tabs: [(procedure: NodeID, jumps: [Jump])]
    private var jumpsFrom = IndexMap<NodeID, [Int]>()
    /// The jumps that put the same on procedures, the group of each, and the groups by the nodes
    /// that are put there.
    private var groups: [[Int]] = []
    private var groupOf: [Int] = []
    private var groupsTo = IndexMap<NodeID, [Int]>()
    /// The groups of which a node is good, and those of them whose jumps haven't been taken.
    private var isGoodGroup: [Bool] = []
    private var goodGroups: [Int] = []
    private var known = IndexMap<NodeID, [SummaryID]>()
    /// Of each node the last search above a node that has come there, twice: where the region's
    /// procedure is still the one below the node, and where another or none is.
    private var seen: (region: Table<NodeID, Int32>, layer: Table<NodeID, Int32>)
    private var seenGroup: [(region: Int32, layer: Int32)]
    private var searches: Int32 = 0
    /// What is left for searches above nodes: where it is spent, nothing is known any more.
    private var ascents: Effort

    enum Goodness: Int, Comparable {
        case none, region, layer, all

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// A node from which what stands on a procedure is replaced, and what then stands there: the
    /// node that stands on the procedure, or what a tab holds.
    struct Jump {
        var from: NodeID
        var procedure: NodeID
        var to: [NodeID]
    }

    /// What is still to happen below what was read.
    struct Pending: Hashable {
        /// The controls with which the last slot can be left, ascending.
        var controls: [ControlID] = []
        /// The summaries of procedures below, ascending.
        var exits: [SummaryID] = []
    }

    init(_ system: SaturatedProgram, _ distances: Distances, isHopeful: Bool) {
        self.system = system
        rewriting = system.rewriting
        popUntils = PopUntilsAbove(system)
        self.distances = distances
        self.isHopeful = isHopeful
        goodness = Table()
        let none = Table<NodeID, Int32>(repeating: 0, count: system.automaton.nodes.count)
        seen = (none, none)
        ascents = Effort(max(2_500_000, 10 * system.automaton.edges.count))
        let all = TabJumps(system, includesPossible: isHopeful)
        // In an order of its own, so that what effort allows is the same in every run.
        var byTarget = IndexMap<NodeID, [Jump]>()
        for jump in all.exact { byTarget[jump.to[0], default: []].append(jump) }
        let exact = byTarget.pairs.map(\.1)
        tabs = all.tabs.sorted { $0.key < $1.key }.map { ($0.key.procedure, $0.value) }
        let equal = exact + (isHopeful ? tabs.map(\.jumps) : [])
        jumps = equal.flatMap { $0 }
        seenGroup = Array(repeating: (0, 0), count: equal.count)
        for (group, equal) in equal.enumerated() {
            groups.append(Array(groupOf.count..<(groupOf.count + equal.count)))
            groupOf += Array(repeating: group, count: equal.count)
            for node in equal[0].to { groupsTo[node, default: []].append(group) }
        }
        for (number, jump) in jumps.enumerated() { jumpsFrom[jump.from, default: []].append(number) }
        for (number, node) in system.automaton.nodes.indexed() {
            if case .top(let control, let symbol) = node.kind { nodes[control, symbol] = number }
        }
        for (number, exit) in system.saturation.exits.enumerated() { exits[exit.node, default: []].append(number) }
    }

    /// The nearest state from which a screen can't be reached.
    mutating func trap(for screen: ScreenID, _ effort: inout Effort) -> DescentSearch {
        find(waysTo: screen, &effort)
        return trap(from: system.saturation.resting.pairs.map(\.1), downTo: nil, &effort)
    }

    /// The bottoms of which it isn't asked whether the screen can be reached: it is on top above
    /// others only. A flow that the app's own code has started needn't lead to what is in another.
    private var unasked: [NodeID] {
        let bottoms = system.automaton.bottoms
        return bottoms.contains { goodness[$0] == .all } ? bottoms.filter { goodness[$0] != .all } : []
    }

    /// What begins the runs of which it isn't asked whether the screen can be reached that was
    /// looked for last.
    var unaskedOrigins: [Target] {
        unasked.compactMap { system.automaton.nodes[$0].procedure.flatMap(system.origin) }
    }

    /// The nearest word, from some tops down to a procedure, from which the screen can't be reached
    /// without that procedure being left.
    private mutating func trap(from tops: [NodeID], downTo procedure: NodeID?, _ effort: inout Effort) -> DescentSearch {
        let starts = tops.filter { !isGood($0) }.map { (node: $0, state: pending(at: [$0], Pending())) }
        let unasked = procedure == nil ? unasked : []
        let found = system.shortest(distances, from: starts, downTo: procedure, &effort) { state, edge in
            ascents.isSpent || unasked.contains(edge.target) ? nil : after(state, edge)
        }
        return ascents.isSpent ? .unknown : found
    }

    /// Whether a screen can't be reached from a word.
    mutating func isTrapped(_ word: Descent, for screen: ScreenID) -> Bool {
        var effort = system.descentEffort
        find(waysTo: screen, &effort)
        guard !isGood(word.top) else { return false }
        var state = pending(at: [word.top], Pending())
        for edge in word.edges.reversed() {
            guard let next = after(state, system.automaton.edges[edge]) else { return false }
            state = next
        }
        return !ascents.isSpent
    }

    func isGood(_ node: NodeID) -> Bool { goodness[node] != .none }

    // MARK: Good nodes

    private mutating func find(waysTo screen: ScreenID, _ effort: inout Effort) {
        effort.spend((system.automaton.nodes.count + system.automaton.edges.count) / 32)
        goodness = Table(repeating: .none, count: system.automaton.nodes.count)
        goodGroups = []
        isGoodGroup = Array(repeating: false, count: groups.count)
        for (symbol, node) in system.saturation.resting.pairs where system.rewriting.alphabet.symbols[symbol].screen == screen {
            mark(node, .all, downTo: nil)
        }
        addJumps()
        if !isHopeful { addTabs(&effort) }
    }

    /// What is below a node is as good as the node: the screen can come on top above it.
    private mutating func mark(_ start: NodeID, _ good: Goodness, downTo procedure: NodeID?) {
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
            for edge in system.automaton.edgesDown(from: node) { open.append(system.automaton.edges[edge].target) }
        }
    }

    private mutating func addJumps() {
        while let group = goodGroups.popLast() {
            for jump in groups[group] { take(jumps[jump]) }
        }
    }

    private mutating func take(_ jump: Jump) {
        mark(jump.from, jump.procedure == system.automaton.nodes[jump.from].layer ? .layer : .region, downTo: jump.procedure)
    }

    /// Adds the taps on tabs that hold nothing but what is good, until there are no more of them.
    private mutating func addTabs(_ effort: inout Effort) {
        var open = tabs
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

    // MARK: What leaves

    private mutating func after(_ pending: Pending, _ edge: PAutomaton.Edge) -> Pending? {
        guard edge.isLabelled else { return pending }
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
        let (tops, above) = tops(controls, at: symbol, &rest)
        guard !tops.contains(where: { isGood($0) }), !above.contains(where: { isGood($0) }) else { return nil }
        return self.pending(at: tops, Pending(controls: rest.controls, exits: above.reduce(rest.exits) { $0 + exits(above: $1) }))
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

    /// The summaries of the procedures below a node that something does above it, or after it has
    /// jumped.
    private mutating func exits(above start: NodeID) -> [SummaryID] {
        if let exits = known[start] { return exits }
        let (layer, region) = (system.automaton.nodes[start].layer, system.automaton.nodes[start].region)
        var found = IndexSet<SummaryID>()
        searches += 1
        var open: [(node: NodeID, isRegion: Bool)] = []
        add(start, true, &open)
        while let (node, isRegion) = open.popLast(), !ascents.isSpent {
            ascents.spend(1)
            if let exits = exits[node] {
                for exit in exits {
                    let procedure = system.saturation.summaries[system.saturation.exits[exit].summary].node
                    if procedure == layer || procedure == region && isRegion { found.insert(system.saturation.exits[exit].summary) }
                }
            }
            if let numbers = jumpsFrom[node] {
                for number in numbers where jumps[number].procedure == layer || jumps[number].procedure == region && isRegion {
                    ascents.spend(1)
                    let (group, isRegion) = (groupOf[number], jumps[number].procedure != layer)
                    guard isRegion ? seenGroup[group].region != searches : seenGroup[group].layer != searches else { continue }
                    if isRegion { seenGroup[group].region = searches } else { seenGroup[group].layer = searches }
                    for node in jumps[number].to { add(node, isRegion, &open) }
                }
            }
            for edge in system.automaton.edgesUp(to: node) {
                let above = system.automaton.edges[edge].source
                ascents.spend(1)
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
