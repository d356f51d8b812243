import FlowGraph

/// A flow with results that can be cut off: no handler of the place that started it hears of its end.
public struct Abandonment: Sendable {
    /// The flow.
    public var flow: FlowID
    /// What cuts it off, in the order of the text; what the user does comes last.
    public var causes: [Occasion]
}

extension Analysis {
    /// The flows with results that can leave, presented or pushed, without a handler of their starter's, in the program's order. What a single list both starts
    /// and cuts off isn't among them, since nobody has seen it. Of a tab bar that leaves, or of a tab that begins anew, every flow counts that can stand in the
    /// tabs that don't show.
    public var abandonments: [Abandonment] {
        var search = AbandonmentSearch(self)
        return program.flows.indices.map { FlowID(index: $0) }.filter { !program[$0].results.isEmpty }.compactMap { flow in
            let causes = search.causes(of: flow)
            return causes.isEmpty ? nil : Abandonment(flow: flow, causes: causes)
        }
    }
}

/// Looks at what leaves when hubs are left and when lanes are.
private struct AbandonmentSearch {
    let analysis: Analysis
    /// What stands of each flow, presented and pushed.
    private var stands: [FlowID: [Stand]] = [:]
    /// The ways in which each hub is left, by their events: those of whole layers with the node at which they begin.
    private var exits: [Int: [PostStar.Pop]] = [:]
    /// The edges that begin a lane anew, by the hub of the layer.
    private var jumps: [Int: [Int]] = [:]
    /// The hubs on which stands what a flow stands right above, on the same stack.
    private var hubsBelow: [Int: Set<Int>] = [:]
    /// Each region from which a layer is changed, with those that are changed with it: itself and all below.
    private var below: [Int: Set<Int>] = [:]
    private var found: Set<Int> = []
    /// The nodes at which a run that goes on cuts the flow off: whoever has begun it does.
    private var goingOn: Set<Int> = []
    private lazy var origins = OriginSearch(analysis)

    private var system: PostStar { analysis.system }

    /// A hub on which a flow stands, with the lane in which it was pushed; nil where it was presented.
    private struct Stand {
        var hub: Int
        var lane: Int?
    }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        let system = analysis.system
        let automaton = system.automaton
        for (number, hub) in system.hubs.enumerated() where hub >= 0 && analysis.distances.start[hub] != Distances.unknown {
            switch system.rules.alphabet.hubs[number].kind {
            case .layer(.flow(let flow), _): stands[flow, default: []].append(Stand(hub: hub))
            case .activation(let flow, let lane, _): stands[flow, default: []].append(Stand(hub: hub, lane: lane))
            case .window, .layer: continue
            }
        }
        for exit in system.exits { exits[system.exposures[exit.exposure].node, default: []].append(exit) }
        for (number, edge) in automaton.edges.enumerated() {
            guard case .from = edge.weight, automaton.nodes[edge.target].layer == edge.target else { continue }
            jumps[edge.target, default: []].append(number)
        }
        for hub in system.hubs where hub >= 0 && automaton.nodes[hub].layer != hub {
            let own = automaton.nodes[hub].region
            for edge in recordsDown(hub) {
                let region = automaton.nodes[automaton.edges[edge].target].region
                if region != own { hubsBelow[own, default: []].insert(region) }
            }
        }
    }

    mutating func causes(of flow: FlowID) -> [Occasion] {
        found = []
        goingOn = []
        for stand in stands[flow] ?? [] {
            leave(stand.hub)
            guard let lane = stand.lane else { continue }
            goBackFurther(stand.hub)
            leaveWithLayer(stand.hub, system.rules.alphabet.lanes[lane].content)
        }
        if !goingOn.isEmpty {
            found.formUnion(events(of: goingOn.sorted()))
        }
        let events = found.compactMap { event in Occasion(system.rules.events[event]).map { (event, $0) } }
        return events.sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }.map(\.1)
    }

    /// The events that begin the runs which go on at some nodes.
    private mutating func events(of nodes: [Int]) -> [Int] {
        var search = origins
        // By which operation something has left doesn't matter: asked of one that is none, the search comes to every place once.
        let goals = nodes.flatMap { search.goals(at: $0, after: 0, operation: -1) }
        return search.origins(of: goals).map(\.event)
    }

    /// The flow's own ways to leave of which its starter doesn't hear.
    private mutating func leave(_ hub: Int) {
        // Of the places that start it; it may be that a list of targets does.
        let mayBeUnheard = recordsDown(hub).contains { edge in
            system.automaton.edges[edge].site.map { analysis.program.sites[$0.index].dismissed == nil } ?? true
        }
        for exit in exits[hub] ?? [] {
            switch system.leaves[system.exposures[exit.exposure].key].how {
            case .finish: continue
            case .dropped, .reselect: note(exit.event, exit.node)
            case .dismissed, .menu: if mayBeUnheard { note(exit.event, exit.node) }
            }
        }
    }

    private mutating func note(_ event: Int, _ node: Int) {
        if case .rest = system.rules.events[event] { goingOn.insert(node) } else { found.insert(event) }
    }

    private func recordsDown(_ hub: Int) -> some Sequence<Int> {
        system.automaton.edgesDown(from: hub).lazy.filter { [automaton = system.automaton] in automaton.edges[$0].isRecord }
    }

    /// The back menu goes on where there is another flow below; then that one's starter hears of it.
    private mutating func goBackFurther(_ hub: Int) {
        let isInAnother = recordsDown(hub).contains { edge in
            let caller = system.automaton.nodes[system.automaton.edges[edge].target]
            return caller.region != caller.layer
        }
        guard isInAnother else { return }
        for exit in exits[hub] ?? [] where system.leaves[system.exposures[exit.exposure].key].how == .menu { note(exit.event, exit.node) }
    }

    /// What takes the flow away with the stack or the layer that it stands on.
    private mutating func leaveWithLayer(_ hub: Int, _ content: LaneContent) {
        let automaton = system.automaton
        let layer = automaton.nodes[hub].layer
        guard exits[layer] != nil || jumps[layer] != nil else { return }
        let isInTabs = content.path.contains { !analysis.program[$0.flow].tabs.isEmpty }
        for exit in exits[layer] ?? []
        where regions(under: automaton.nodes[exit.node].region).contains(hub) || isInTabs && isOfAnotherTab(exit.node, content) {
            note(exit.event, exit.node)
        }
        for jump in jumps[layer] ?? [] {
            let edge = automaton.edges[jump]
            guard case .from(let node, _) = edge.weight, automaton.nodes[node].symbol >= 0, automaton.nodes[edge.source].symbol >= 0 else {
                continue
            }
            let (old, new) = (lane(at: node), lane(at: edge.source))
            if regions(under: automaton.nodes[node].region).contains(hub)
                ? leaves(old, old, new, edge.event) : isInTabs && leaves(content, old, new, edge.event)
            {
                note(edge.event, node)
            }
        }
    }

    private func lane(at node: Int) -> LaneContent { system.rules.alphabet.lane(of: system.symbol(at: node)).content }

    /// A hub and those on which stands what can be below it on its stack.
    private mutating func regions(under hub: Int) -> Set<Int> {
        if let known = below[hub] { return known }
        var seen: Set = [hub]
        var open = [hub]
        while let region = open.popLast() {
            for below in hubsBelow[region] ?? [] where seen.insert(below).inserted { open.append(below) }
        }
        below[hub] = seen
        return seen
    }

    /// The depth of the container in which two lanes part.
    private func parting(_ one: LaneContent, _ other: LaneContent) -> Int? {
        zip(one.path, other.path).enumerated().first { $1.0.flow != $1.1.flow || $1.0.index != $1.1.index }?.offset
    }

    private func isTabs(_ container: Container) -> Bool { !analysis.program[container.flow].tabs.isEmpty }

    private func isOfAnotherTab(_ node: Int, _ content: LaneContent) -> Bool {
        guard system.automaton.nodes[node].symbol >= 0 else { return false }
        return parting(lane(at: node), content).map { isTabs(content.path[$0]) } ?? false
    }

    /// Whether what stands in a lane may leave where one lane that shows is begun anew or gives way to another.
    private func leaves(_ lane: LaneContent, _ old: LaneContent, _ new: LaneContent, _ event: Int) -> Bool {
        let depth = parting(old, new)
        if case .tap(let flow, let tab) = system.rules.events[event], analysis.program[flow].tabs[tab].use != nil {
            // Another tab leaves all as it is.
            return depth == nil && lane == old
        }
        func isUnder(_ path: [Container], _ depth: Int) -> Bool {
            lane.path.count > depth && zip(lane.path, path).prefix { $0.flow == $1.flow && $0.index == $1.index }.count > depth
        }
        let common = depth ?? old.path.count
        if (0..<common).contains(where: { isUnder(old.path, $0) && resets(old.path[$0]) }) { return true }
        guard let depth else { return lane == old }
        return isTabs(new.path[depth]) ? isUnder(new.path, depth) && resets(new.path[depth]) : isUnder(old.path, depth)
    }

    /// Whether some step lets what a tab or child holds begin anew.
    private func resets(_ container: Container) -> Bool {
        let operations = system.rules.operations
        return operations.indices.contains { number in
            switch operations.action(of: number) {
            case .select(container.flow, container.index, .some): true
            case .switchTo(container.flow, container.index, let use, let reset): use != nil || reset
            default: false
            }
        }
    }
}

extension Occasion {
    /// What the user does everywhere comes after what a text says.
    fileprivate var order: Int {
        switch self {
        case .transition: 0
        case .entry: 1
        case .tap: 2
        case .back: 3
        case .swipeDown: 4
        }
    }
}
