import FlowGraph
import PushdownSystems

/// A flow that can be cut off: no handler of the place that started it runs at its end.
struct Abandonment: Sendable {
    /// The flow.
    var flow: FlowID
    /// What cuts it off, in the order of the text; what the user does comes last.
    var causes: [Occasion]
    /// Whether the back menu leads past it and past the flow that started it, where that one does
    /// something when it is left.
    var isPassed: Bool
}

extension Analysis {
    /// The flows that can leave, presented or pushed, without a handler of their starter's, in the
    /// program's order: those with results, and those that some place does something about when
    /// they are left. What a single list both starts and cuts off isn't among
    /// them, since nobody has seen it. Of a tab bar that leaves, or of a tab that begins anew,
    /// every flow counts that can stand in the tabs that don't show.
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

/// Looks at what leaves when procedures are left and when lanes are.
private struct AbandonmentSearch {
    let analysis: Analysis
    /// What stands of each flow, presented and pushed.
    private var stands: [FlowID: [Stand]] = [:]
    /// The ways in which each procedure is left, by their events: those of whole layers with the
    /// node at which they begin.
    private var exits = IndexMap<NodeID, [Departure]>()
    /// What lets layers leave from each flow that doesn't know its layer.
    private var layerExits = IndexMap<NodeID, [Leave.How: Set<Cause>]>()
    /// The changes of what shows, by the procedure of the layer, with what makes them, by the
    /// region that shows.
    private var changes = IndexMap<NodeID, [Change: IndexMap<NodeID, Set<Cause>>]>()
    /// What makes the stack leave that shows, by the layer and the region; and what makes what
    /// stands in a lane leave, by the lane and the region that shows.
    private var ownCauses = IndexMap<NodeID, IndexMap<NodeID, Set<Cause>>>()
    private var tabCauses = IndexMap<LaneID, IndexMap<NodeID, Set<Cause>>>()
    /// The procedures on which stands what a flow stands right above, on the same stack.
    private var proceduresBelow = IndexMap<NodeID, IndexSet<NodeID>>()
    /// Each region from which a layer is changed, with those that are changed with it: itself and
    /// all below.
    private var below = IndexMap<NodeID, IndexSet<NodeID>>()
    /// The tabs and children that some step lets begin anew.
    private var reset: Set<Operations.TabOf> = []
    /// What cuts the flow off, and whether the back menu does so beyond its starter.
    private var found: Set<Cause> = []
    private(set) var isPassed = false
    private lazy var origins = OriginSearch(analysis)
    private let flows: FlowsInLayers

    private var system: SaturatedProgram { analysis.system }

    /// A procedure on which a flow stands, with the lane in which it was pushed; nil where it was
    /// presented.
    private struct Stand {
        var procedure: NodeID
        var lane: LaneID?
    }

    /// One lane that shows is begun anew or gives way to another.
    private struct Change: Hashable {
        /// The lanes by their numbers.
        var old: LaneID
        var new: LaneID
        /// Whether a tap on another tab makes it.
        var isTap: Bool
    }

    private enum Cause: Hashable {
        case event(EventID)
        /// A run that goes on at a node: whoever has begun it.
        case goingOn(node: NodeID)

        init(event: EventID, node: NodeID, in system: SaturatedProgram) {
            if case .rest = system.rewriting.events[event] { self = .goingOn(node: node) } else { self = .event(event) }
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
        for exit in system.saturation.exits where !goesOn(exit) {
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
            case .step(.select(let flow, let tab, .some)): reset.insert(Operations.TabOf(flow: flow, tab: tab))
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

    /// Whether by an exit only goes on what has left a layer above: that is known there.
    private func goesOn(_ exit: Departure) -> Bool {
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
        var goingOn: [NodeID] = []
        for cause in found {
            switch cause {
            case .event(let event): known.insert(event)
            case .goingOn(let node): goingOn.append(node)
            }
        }
        if !goingOn.isEmpty { known.formUnion(events(of: goingOn.sorted())) }
        let events = known.sorted.compactMap { event in Occasion(system.rewriting.events[event]).map { (event, $0) } }
        return events.sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }.map(\.1)
    }

    /// The events that begin the runs which go on at some nodes.
    private mutating func events(of nodes: [NodeID]) -> [EventID] {
        var search = origins
        // By which operation something has left doesn't matter: asked of one that is none, the
        // search comes to every place once.
        let goals = nodes.flatMap { search.goals(at: $0, after: 0, operation: Operations.none) }
        return search.origins(of: goals).map(\.origin.event)
    }

    /// The flow's own ways to leave for which its starter has no handler.
    private mutating func leave(_ procedure: NodeID) {
        // Of the places that start it; it may be that a list of targets does.
        let mayBeUnhandled = callsDown(procedure).contains { edge in
            system.automaton.edges[edge].site.map { analysis.program.sites[$0.index].dismissed == nil } ?? true
        }
        // A layer is left from the flows above it, too. With it goes what stands on it.
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
        system.automaton.edgesDown(from: procedure).lazy.filter { [automaton = system.automaton] in automaton.edges[$0].isLabelled }
    }

    /// With another flow below, the back menu can go on; then the starter of that flow runs its
    /// handler.
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

    /// What takes the flow away with the stack or the layer that it stands on.
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

    /// What makes some of the changes in a layer, by the region that shows.
    private func causes(in layer: NodeID, of isWanted: (Change) -> Bool) -> IndexMap<NodeID, Set<Cause>> {
        var found = IndexMap<NodeID, Set<Cause>>()
        for (change, causes) in changes[layer] ?? [:] where isWanted(change) {
            found.merge(causes) { $0.union($1) }
        }
        return found
    }

    private func path(of lane: LaneID) -> [Container] { system.rewriting.alphabet.lanes[lane].content.path }

    /// The number of a node's lane; nil of a node without a slot.
    private func lane(at node: NodeID) -> LaneID? {
        guard !system.automaton.nodes[node].isProcedure else { return nil }
        return system.rewriting.alphabet.places[system.symbol(at: node).place].lane
    }

    /// A procedure and those on which stands what can be below it on its stack.
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

    /// The depth of the container in which two paths part.
    private func parting(_ one: [Container], _ other: [Container]) -> Int? {
        zip(one, other).enumerated().first { $1.0.flow != $1.1.flow || $1.0.index != $1.1.index }?.offset
    }

    private func isTabs(_ container: Container) -> Bool { !analysis.program[container.flow].tabs.isEmpty }

    private func isOfAnotherTab(_ node: NodeID, _ lane: LaneID) -> Bool {
        guard let other = self.lane(at: node) else { return false }
        return parting(path(of: other), path(of: lane)).map { isTabs(path(of: lane)[$0]) } ?? false
    }

    /// Whether what stands in a lane may leave with a change.
    private func leaves(_ lane: LaneID, by change: Change) -> Bool {
        let (path, old, new) = (path(of: lane), path(of: change.old), path(of: change.new))
        let isOld = system.rewriting.alphabet.lanes[lane].content == system.rewriting.alphabet.lanes[change.old].content
        let depth = parting(old, new)
        // Another tab leaves all as it is.
        if change.isTap { return depth == nil && isOld }
        func isUnder(_ other: [Container], _ depth: Int) -> Bool {
            path.count > depth && zip(path, other).prefix { $0.flow == $1.flow && $0.index == $1.index }.count > depth
        }
        let common = depth ?? old.count
        if (0..<common).contains(where: { isUnder(old, $0) && resets(old[$0]) }) { return true }
        guard let depth else { return isOld }
        return isTabs(new[depth]) ? isUnder(new, depth) && resets(new[depth]) : isUnder(old, depth)
    }

    /// Whether some step lets what a tab or child holds begin anew.
    private func resets(_ container: Container) -> Bool { reset.contains(Operations.TabOf(flow: container.flow, tab: container.index)) }
}

extension Occasion {
    /// What the user does everywhere comes after what a text says.
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
