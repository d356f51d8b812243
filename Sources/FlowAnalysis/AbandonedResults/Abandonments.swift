import FlowGraph
import PushdownSystems

/// A flow that can be removed without running a handler of its caller.
struct Abandonment: Sendable {
    var flow: FlowID
    /// The actions that remove it, in the order of the source, with the user's own moves last.
    var causes: [Occasion]
    /// True if the back menu can also remove the caller, so the caller's `dismissed` steps for the
    /// flow don't run.
    var isPassed: Bool
}

extension Analysis {
    /// The flows that can be removed without running a handler of their caller, in the program's
    /// order. Includes flows with results, and flows that have `dismissed` steps at some site.
    /// Leaves out flows that one list both starts and removes, because users never see them. If a
    /// tab bar is removed or a tab restarts, every flow that the hidden tabs can contain counts.
    var abandonments: [Abandonment] {
        var search = AbandonmentSearch(self)
        let awaited = Set(program.sites.filter { $0.dismissed?.isEmpty == false }.map(\.target))
        let flows = program.flows.indices.map(FlowID.init(index:)).filter { !program[$0].results.isEmpty || awaited.contains(.flow($0)) }
        return flows.compactMap { flow in
            let causes = search.causes(of: flow)
            return causes.isEmpty ? nil : Abandonment(flow: flow, causes: causes, isPassed: search.isPassed)
        }
    }
}

/// Finds the events that remove flows, by procedure and by lane.
private struct AbandonmentSearch {
    let analysis: Analysis
    /// The procedures of each flow, presented and pushed.
    private var stands: [FlowID: [Stand]] = [:]
    /// The exits of each procedure by event; exits of whole layers with the node at which they
    /// begin.
    private var exits = IndexMap<NodeID, [Departure]>()
    /// The causes of layer exits from each flow that doesn't know its layer.
    private var layerExits = IndexMap<NodeID, [Leave.How: Set<Cause>]>()
    /// The changes of visible lanes by the layer's procedure; their causes by the visible region.
    private var changes = IndexMap<NodeID, [Change: IndexMap<NodeID, Set<Cause>>]>()
    /// The causes that remove the visible stack, by layer and visible region; and the causes that
    /// remove the content of a lane, by lane and visible region.
    private var ownCauses = IndexMap<NodeID, IndexMap<NodeID, Set<Cause>>>()
    private var tabCauses = IndexMap<LaneID, IndexMap<NodeID, Set<Cause>>>()
    /// The procedures directly below each procedure on the same stack.
    private var proceduresBelow = IndexMap<NodeID, IndexSet<NodeID>>()
    /// Each region from which a layer is changed, with itself and all regions below it.
    private var below = IndexMap<NodeID, IndexSet<NodeID>>()
    /// The tabs and children that some step restarts.
    private var reset: Set<Operations.TabOf> = []
    /// The causes that remove the flow, and whether the back menu also removes its caller.
    private var found: Set<Cause> = []
    private(set) var isPassed = false
    private lazy var origins = OriginSearch(analysis)
    private let flows: FlowsInLayers

    private var system: SaturatedProgram { analysis.system }

    /// A procedure of a flow, with the lane in which it was pushed; `nil` if it was presented.
    private struct Stand {
        var procedure: NodeID
        var lane: LaneID?
    }

    /// A visible lane that restarts or is replaced by another.
    private struct Change: Hashable {
        var old: LaneID
        var new: LaneID
        /// True if the user taps another tab.
        var isTap: Bool
    }

    private enum Cause: Hashable {
        case event(EventID)
        /// A run that continues at a node, for any event that began it.
        case continuing(node: NodeID)

        init(event: EventID, node: NodeID, in system: SaturatedProgram) {
            if case .rest = system.rewriting.events[event] { self = .continuing(node: node) } else { self = .event(event) }
        }
    }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        let system = analysis.system
        flows = FlowsInLayers(system)
        let automaton = system.automaton
        for (id, procedure) in system.saturation.procedures.pairs
        where analysis.distances.start[procedure] != Distances.unknown {
            switch system.rewriting.alphabet.procedures[id].kind {
            case .layer(.flow(let flow), _, _): stands[flow, default: []].append(Stand(procedure: procedure))
            case .activation(let flow, let lane, _): stands[flow, default: []].append(Stand(procedure: procedure, lane: lane))
            case .window, .entry, .layer: continue
            }
        }
        for exit in system.saturation.exits where !continues(exit) {
            let summary = system.saturation.summaries[exit.summary]
            let leave = system.rewriting.exits[summary.key.exit]
            if leave.isOfLayer {
                layerExits[summary.node, default: [:]][leave.how, default: []].insert(Cause(event: exit.event, node: exit.node, in: system))
            } else {
                exits[summary.node, default: []].append(exit)
            }
        }
        for edge in automaton.edges.elements {
            guard case .from(let node, _) = edge.weight, automaton.nodes[edge.target].layer == edge.target,
                let event = edge.event, let old = lane(at: node), let new = lane(at: edge.source)
            else { continue }
            var isTap = false
            if case .tap(let flow, let tab) = system.rewriting.events[event] { isTap = system.rewriting.tabUses[flow.index][tab] != nil }
            let change = Change(old: old, new: new, isTap: isTap)
            let cause = Cause(event: event, node: node, in: system)
            changes[edge.target, default: [:]][change, default: [:]][automaton.nodes[node].region, default: []].insert(cause)
        }
        for number in system.rewriting.operations.indices {
            switch system.rewriting.operations.action(of: number) {
            case .step(.select(let flow, let tab, _, .some)): reset.insert(Operations.TabOf(flow: flow, tab: tab))
            case .step(.switchTo(let flow, let child, let use, let isReset)):
                if use != nil || isReset { reset.insert(Operations.TabOf(flow: flow, tab: child)) }
            default: continue
            }
        }
        for (_, procedure) in system.saturation.procedures.pairs where automaton.nodes[procedure].layer != procedure {
            let own = automaton.nodes[procedure].region
            for edge in callsDown(procedure) {
                let region = automaton.nodes[automaton.edges[edge].target].region
                if region != own { proceduresBelow[own, default: []].insert(region) }
            }
        }
    }

    /// True if an exit only continues the exit of a layer above, which is recorded there.
    private func continues(_ exit: Departure) -> Bool {
        guard let control = system.automaton.nodes[exit.node].control, case .leave = system.rewriting.controls[control].task else {
            return false
        }
        return true
    }

    mutating func causes(of flow: FlowID) -> [Occasion] {
        found = []
        isPassed = false
        for stand in stands[flow] ?? [] {
            leave(stand.procedure)
            guard let lane = stand.lane else { continue }
            goBackFurther(stand.procedure)
            leaveWithLayer(stand.procedure, lane)
        }
        var known = IndexSet<EventID>()
        var continuing: [NodeID] = []
        for cause in found {
            switch cause {
            case .event(let event): known.insert(event)
            case .continuing(let node): continuing.append(node)
            }
        }
        if !continuing.isEmpty { known.formUnion(events(of: continuing.sorted())) }
        let events = known.sorted.compactMap { event in Occasion(system.rewriting.events[event]).map { (event, $0) } }
        return events.sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }.map(\.1)
    }

    /// Returns the events of the runs that continue at some nodes.
    private mutating func events(of nodes: [NodeID]) -> [EventID] {
        var search = origins
        // The operation doesn't matter: with `Operations.none`, the search reaches each place once.
        let goals = nodes.flatMap { search.goals(at: $0, after: 0, operation: Operations.none) }
        return search.origins(of: goals).map(\.origin.event)
    }

    /// Adds the flow's own exits for which its caller has no handler.
    private mutating func leave(_ procedure: NodeID) {
        // True if a site without `dismissed` can start it. Lists of targets have no site.
        let mayBeUnhandled = callsDown(procedure).contains { edge in
            system.automaton.edges[edge].site.map { analysis.program.sites[$0.index].dismissed == nil } ?? true
        }
        // A layer is also left from the flows above it, and removes everything on it.
        let isLayer = system.automaton.nodes[procedure].layer == procedure
        for flow in [procedure] + flows.flows(above: procedure) {
            for (how, causes) in layerExits[flow] ?? [:] where !isLayer || how == .dropped || mayBeUnhandled { found.formUnion(causes) }
        }
        for exit in exits[procedure] ?? [] {
            switch system.rewriting.exits[system.saturation.summaries[exit.summary].key.exit].how {
            case .finish: continue
            case .dropped, .reselect: note(exit.event, exit.node)
            case .dismissed, .menu: if mayBeUnhandled { note(exit.event, exit.node) }
            }
        }
    }

    private mutating func note(_ event: EventID, _ node: NodeID) { found.insert(Cause(event: event, node: node, in: system)) }

    private func callsDown(_ procedure: NodeID) -> some Sequence<EdgeID> {
        system.automaton.edgesDown(from: procedure).lazy.filter { [automaton = system.automaton] in automaton.edges[$0].isLabeled }
    }

    /// Adds the exits through the back menu if another flow is below. The menu can go further back,
    /// so the caller of that flow runs its handler instead.
    private mutating func goBackFurther(_ procedure: NodeID) {
        let callsInOthers = callsDown(procedure).filter { edge in
            let caller = system.automaton.nodes[system.automaton.edges[edge].target]
            return caller.region != caller.layer && analysis.distances.weights[edge] != Distances.unknown
        }
        guard !callsInOthers.isEmpty else { return }
        for exit in exits[procedure] ?? [] where system.rewriting.exits[system.saturation.summaries[exit.summary].key.exit].how == .menu {
            note(exit.event, exit.node)
            isPassed =
                isPassed
                || callsInOthers.contains { call in
                    system.automaton.edges[call].site.map { analysis.program[$0].dismissed?.isEmpty == false } ?? false
                }
        }
    }

    /// Adds the causes that remove the flow together with its stack or layer.
    private mutating func leaveWithLayer(_ procedure: NodeID, _ lane: LaneID) {
        let layer = system.automaton.nodes[procedure].layer
        let isInTabs = path(of: lane).contains(where: isTabs)
        for exit in exits[layer] ?? []
        where regions(under: system.automaton.nodes[exit.node].region).contains(procedure) || isInTabs && isOfAnotherTab(exit.node, lane) {
            note(exit.event, exit.node)
        }
        for (region, causes) in ownCauses(in: layer).pairs where regions(under: region).contains(procedure) { found.formUnion(causes) }
        guard isInTabs else { return }
        for (region, causes) in tabCauses(of: lane, in: layer).pairs where !regions(under: region).contains(procedure) {
            found.formUnion(causes)
        }
    }

    private mutating func ownCauses(in layer: NodeID) -> IndexMap<NodeID, Set<Cause>> {
        if let known = ownCauses[layer] { return known }
        let causes = causes(in: layer) { leaves($0.old, by: $0) }
        ownCauses[layer] = causes
        return causes
    }

    private mutating func tabCauses(of lane: LaneID, in layer: NodeID) -> IndexMap<NodeID, Set<Cause>> {
        if let known = tabCauses[lane] { return known }
        let causes = causes(in: layer) { leaves(lane, by: $0) }
        tabCauses[lane] = causes
        return causes
    }

    private func causes(in layer: NodeID, of isWanted: (Change) -> Bool) -> IndexMap<NodeID, Set<Cause>> {
        var found = IndexMap<NodeID, Set<Cause>>()
        for (change, causes) in changes[layer] ?? [:] where isWanted(change) {
            found.merge(causes) { $0.union($1) }
        }
        return found
    }

    private func path(of lane: LaneID) -> [Container] { system.rewriting.alphabet.lanes[lane].content.path }

    /// Returns the lane of a node; `nil` for a node without a slot.
    private func lane(at node: NodeID) -> LaneID? {
        guard !system.automaton.nodes[node].isProcedure else { return nil }
        return system.rewriting.alphabet.places[system.symbol(at: node).place].lane
    }

    /// Returns a procedure and all procedures that can be below it on its stack.
    private mutating func regions(under procedure: NodeID) -> IndexSet<NodeID> {
        if let known = below[procedure] { return known }
        var seen: IndexSet = [procedure]
        var open = [procedure]
        while let region = open.popLast() {
            for below in proceduresBelow[region]?.sorted ?? [] where seen.insert(below) { open.append(below) }
        }
        below[procedure] = seen
        return seen
    }

    /// Returns the depth of the first container at which two paths differ.
    private func parting(_ one: [Container], _ other: [Container]) -> Int? {
        zip(one, other).enumerated().first { $1.0.flow != $1.1.flow || $1.0.index != $1.1.index }?.offset
    }

    private func isTabs(_ container: Container) -> Bool { !analysis.program[container.flow].tabs.isEmpty }

    private func isOfAnotherTab(_ node: NodeID, _ lane: LaneID) -> Bool {
        guard let other = self.lane(at: node) else { return false }
        return parting(path(of: other), path(of: lane)).map { isTabs(path(of: lane)[$0]) } ?? false
    }

    /// True if a change can remove the content of a lane.
    private func leaves(_ lane: LaneID, by change: Change) -> Bool {
        let (path, old, new) = (path(of: lane), path(of: change.old), path(of: change.new))
        let isOld = system.rewriting.alphabet.lanes[lane].content == system.rewriting.alphabet.lanes[change.old].content
        let depth = parting(old, new)
        // Another tab removes nothing.
        if change.isTap { return depth == nil && isOld }
        func isUnder(_ other: [Container], _ depth: Int) -> Bool {
            path.count > depth && zip(path, other).prefix { $0.flow == $1.flow && $0.index == $1.index }.count > depth
        }
        let common = depth ?? old.count
        if (0..<common).contains(where: { isUnder(old, $0) && resets(old[$0]) }) { return true }
        guard let depth else { return isOld }
        return isTabs(new[depth]) ? isUnder(new, depth) && resets(new[depth]) : isUnder(old, depth)
    }

    /// True if some step restarts the content of a tab or child.
    private func resets(_ container: Container) -> Bool { reset.contains(Operations.TabOf(flow: container.flow, tab: container.index)) }
}

extension Occasion {
    /// Sorts the moves that users have everywhere after the actions in the source.
    fileprivate var order: Int {
        switch self {
        case .transition: 0
        case .link: 1
        case .tap: 2
        case .back: 3
        case .swipeDown: 4
        }
    }
}
