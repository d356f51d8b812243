import FlowGraph
import PushdownSystems

/// The moves that replace the whole content of a procedure. Jumps to forgotten tabs are separate.
///
/// A tab that is shown again has its old content. The automaton knows every possible content of the
/// tab, but not the current one.
struct TabJumps {
    /// The jumps to known content.
    private(set) var exact: [MovesAbove.Jump] = []
    /// The jumps to a tab with the content it has, by tab: all possible tops.
    private(set) var tabs: [Tab: [MovesAbove.Jump]] = [:]

    /// A tab in a layer: the procedure, and the flows and indices of the containers around it.
    struct Tab: Hashable, Comparable {
        var procedure: NodeID
        var path: [Int]

        static func < (one: Self, other: Self) -> Bool {
            one.procedure == other.procedure ? one.path.lexicographicallyPrecedes(other.path) : one.procedure < other.procedure
        }
    }

    private let system: SaturatedProgram
    private let includesPossible: Bool
    /// The tabs that steps show with the content they have.
    private var shown: Set<Operations.TabOf> = []
    private var selects: [Int: TabSelects] = [:]
    private var holds: [Tab: [NodeID]] = [:]

    /// - Parameter includesPossible: true if a step can show a tab in every lane with its tab bar;
    ///   false if only the automaton's edges count.
    init(_ system: SaturatedProgram, includesPossible: Bool) {
        (self.system, self.includesPossible) = (system, includesPossible)
        for operation in system.rewriting.operations.indices {
            if case .step(.select(let flow, let tab, _, let stack)) = system.rewriting.operations.action(of: operation),
                let shown = system.rewriting.tabShownAgain(by: tab, of: flow, stack)
            {
                self.shown.insert(shown)
            }
        }
        // No modal covers a tab that isn't shown.
        let afterModals = includesPossible ? system.rewriting.operations.beginningsAfterModals : []
        for (node, entry) in system.automaton.nodes.indexed() {
            guard case .top(let control, _) = entry.kind else { continue }
            // A run can also continue in the tab once something pushed there has left.
            let canContinue = includesPossible && !afterModals.contains(system.rewriting.controls[control].operation)
            guard control == .resting || canContinue else { continue }
            let path = path(of: node)
            for count in stride(from: 2, through: path.count, by: 2) {
                holds[Tab(procedure: system.automaton.nodes[node].layer, path: Array(path[..<count])), default: []].append(node)
            }
        }
        for edge in system.automaton.edges.elements {
            guard case .from(let node, let cost) = edge.weight else { continue }
            let jump = MovesAbove.Jump(from: node, procedure: edge.target, to: [edge.source], cost: cost, event: edge.event)
            if let (tab, mayBeginAnew) = tab(shownBy: edge, from: node) {
                // If an event has steps of both kinds, the edge doesn't tell which of them made it.
                if includesPossible { exact.append(jump) }
                if includesPossible || !mayBeginAnew { add(tab, from: node, cost, by: edge.event) }
            } else {
                exact.append(jump)
            }
        }
        for (symbol, node) in system.saturation.resting.pairs { addTaps(on: symbol, node) }
        if includesPossible, !shown.isEmpty { addSelects() }
    }

    private func path(of node: NodeID) -> [Int] {
        let symbol = system.symbol(at: node)
        return system.rewriting.alphabet.lane(of: symbol).content.path.flatMap { [$0.flow.index, $0.index] }
    }

    /// Returns the tab that an edge can show with its old content, and whether it can restart it.
    private mutating func tab(shownBy edge: PAutomaton.Edge, from node: NodeID) -> (Tab, mayBeginAnew: Bool)? {
        let (old, new) = (path(of: node), path(of: edge.source))
        guard !new.isEmpty else { return nil }
        let program = system.rewriting.program
        let difference = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        if let difference, difference % 2 == 1, let event = edge.event, case .tap(let flow, let index) = system.rewriting.events[event],
            program[flow].tabs[index].use != nil, !program.flows[new[difference - 1]].tabs.isEmpty
        {
            return (Tab(procedure: edge.target, path: Array(new[...difference])), false)
        }
        let selects = selects[edge.event?.number ?? -1] ?? TabSelects(of: edge.event, system.rewriting)
        self.selects[edge.event?.number ?? -1] = selects
        for place in stride(from: 1, to: new.count, by: 2) where place <= difference ?? new.count {
            let key = Operations.TabOf(flow: FlowID(index: new[place - 1]), tab: new[place])
            // A list can also leave a tab and show it again.
            guard selects.plain.contains(key), place == difference || selects.leave(key) else { continue }
            return (Tab(procedure: edge.target, path: Array(new[...place])), selects.anew.contains(key))
        }
        return nil
    }

    private mutating func add(_ tab: Tab, from node: NodeID, _ cost: Int, by event: EventID? = nil) {
        guard let tops = holds[tab] ?? contentElsewhere(tab) else { return }
        tabs[tab, default: []].append(MovesAbove.Jump(from: node, procedure: tab.procedure, to: tops, cost: cost, event: event))
    }

    /// The tops of a tab in other layers, if a list has left the tab in its own before it was at
    /// rest. The real content is among them, so only the best content is known.
    private func contentElsewhere(_ tab: Tab) -> [NodeID]? {
        guard includesPossible else { return nil }
        let tops = holds.filter { $0.key.path == tab.path }.flatMap(\.value)
        return tops.isEmpty ? nil : tops.sorted()
    }

    /// Adds the tabs that a run in the middle of an action shows again. The automaton has no edges
    /// for them, because it knows all their contents.
    private mutating func addSelects() {
        let rewriting = system.rewriting
        var selects = IndexMap<OperationID, Set<Operations.TabOf>>()
        for (node, entry) in system.automaton.nodes.indexed() {
            guard case .top(let control, _) = entry.kind, control != .resting else { continue }
            let operation = rewriting.controls[control].operation
            let tabs = selects[operation] ?? TabSelects(after: [operation], rewriting).plain
            selects[operation] = tabs
            let path = tabs.isEmpty ? [] : path(of: node)
            for place in stride(from: 0, to: path.count, by: 2) {
                for tab in tabs where tab.flow.index == path[place] && tab.tab != path[place + 1] {
                    add(Tab(procedure: entry.layer, path: path[...place] + [tab.tab]), from: node, 0)
                }
            }
        }
    }

    private mutating func addTaps(on symbol: SymbolID, _ node: NodeID) {
        let (top, program) = (system.rewriting.alphabet.symbols[symbol], system.rewriting.program)
        let path = path(of: node)
        let containers = system.rewriting.alphabet.lane(of: top).content.path
        for place in stride(from: 0, to: path.count, by: 2) {
            for (index, tab) in program.flows[path[place]].tabs.enumerated() where index != path[place + 1] && tab.use != nil {
                let isCertain = includesPossible || !system.rewriting.canBeEmpty(index, of: FlowID(index: path[place]))
                let canTap = isCertain && system.rewriting.canTap(index, of: containers[place / 2], on: top)
                guard canTap || includesPossible && shown.contains(Operations.TabOf(flow: FlowID(index: path[place]), tab: index))
                else { continue }
                add(Tab(procedure: system.automaton.nodes[node].layer, path: path[...place] + [index]), from: node, 1)
            }
        }
    }
}

/// The tabs that the lists of an event select, including every list that can run after them.
private struct TabSelects {
    /// The tabs shown with the content they have, and the restarted tabs.
    private(set) var plain: Set<Operations.TabOf> = []
    private(set) var anew: Set<Operations.TabOf> = []

    init(of event: EventID?, _ rewriting: Rewriting) {
        let operations = rewriting.operations
        self.init(after: event.map { operations.beginnings(of: rewriting.events[$0]) } ?? Array(operations.indices), rewriting)
    }

    /// - Parameter open: the operations that lists begin or continue with.
    init(after open: [OperationID], _ rewriting: Rewriting) {
        let operations = rewriting.operations
        var open = open
        var seen = IndexSet(open)
        while let number = open.popLast() {
            var next = [operations.next(after: number)]
            switch operations.action(of: number) {
            case .step(.select(let flow, let tab, _, let stack)):
                if let shown = rewriting.tabShownAgain(by: tab, of: flow, stack) { plain.insert(shown) }
                if stack != nil { anew.insert(Operations.TabOf(flow: flow, tab: tab)) }
            case .choose(let options, _): next += options
            case .step(.finish(_, let result, _)):
                next += rewriting.program.sites.indices.compactMap { operations.handler(of: SiteID(index: $0), for: result) }
                next += operations.childHandlers.filter { $0.key.result == result }.values
            case .step(.pop), .step(.dismiss): next += operations.dismissals.compactMap { $0 }
            default: break
            }
            open += next.filter { seen.insert($0) }
        }
    }

    /// True if another tab of the flow is selected too.
    func leave(_ tab: Operations.TabOf) -> Bool {
        plain.contains { $0.flow == tab.flow && $0.tab != tab.tab } || anew.contains { $0.flow == tab.flow && $0.tab != tab.tab }
    }
}
