import FlowDiagnostics
import FlowGraph
import FlowPushdown
import PushdownSystems

/// Finds the steps that have put there what the automaton's edges lead to.
struct EdgeSteps {
    private let system: SaturatedProgram
    /// The steps that start flows, by their sites.
    private var starters: [SiteID: SourceRange] = [:]
    private var known: [Key: [SourceRange]] = [:]

    private struct Key: Hashable {
        var event: EventID
        var created: Target?
    }

    init(_ system: SaturatedProgram) {
        self.system = system
        let operations = system.rewriting.operations
        for number in operations.indices {
            if case .step(let action) = operations.action(of: number), let site = action.site {
                starters[site] = operations.range(of: number)
            }
        }
    }

    /// The places of the steps of which each may have made an edge. There are none of what stands
    /// on a procedure from the beginning: whoever begins the procedure has made it.
    mutating func places(of number: EdgeID) -> [SourceRange] {
        let automaton = system.automaton
        if let site = automaton.edges[number].site { return [starters[site] ?? system.rewriting.program.root.range] }
        // Of what a list puts there at once, the edge at the bottom says what has begun it.
        var edge = number
        while automaton.edges[edge].event == nil {
            let below = automaton.nodes[automaton.edges[edge].target]
            guard case .frame = below.kind, let down = below.down else { return [] }
            edge = down
        }
        guard let event = automaton.edges[edge].event else { return [] }
        let key = Key(event: event, created: target(of: number))
        if let places = known[key] { return places }
        let lists = beginnings(of: system.rewriting.events[key.event])
        let steps = places(in: lists) { action in action.created.contains { $0.target == key.created } }
        let places = steps.isEmpty ? [lists.first.map(system.rewriting.operations.range) ?? system.rewriting.program.root.range] : steps
        known[key] = places
        return places
    }

    /// What an edge puts on its target.
    private func target(of number: EdgeID) -> Target? {
        let source = system.automaton.edges[number].source
        if !system.automaton.nodes[source].isProcedure { return .screen(system.symbol(at: source).screen) }
        guard let procedure = system.automaton.nodes[source].procedure else { return nil }
        switch system.rewriting.alphabet.procedures[procedure].kind {
        case .activation(let flow, _, _): return .flow(flow)
        case .layer(let target, _, _): return target
        case .window, .entry: return nil
        }
    }

    private func beginnings(of event: Event) -> [OperationID] {
        let operations = system.rewriting.operations
        return switch event {
        case .transition(let transition, _): [operations.transitions[transition.index]]
        case .tap(let flow, let tab): operations.tabActions[Operations.TabOf(flow: flow, tab: tab)].map { [$0] } ?? []
        case .link(let link): [operations.links[link.index]]
        case .rest(let operation): [operation]
        case .back, .swipeDown: operations.dismissals.compactMap(\.self)
        case .launch: []
        }
    }

    /// The places of the steps of a kind, among those that some lists come to.
    private func places(in lists: [OperationID], of isKind: (Step.Action) -> Bool) -> [SourceRange] {
        let operations = system.rewriting.operations
        var places: [SourceRange] = []
        var (open, seen) = (lists, IndexSet(lists))
        while let number = open.popLast() {
            var next = [operations.next(after: number)]
            switch operations.action(of: number) {
            case .choose(let options, _): next = options
            case .step(.finish): next += operations.childHandlers.values.sorted()
            case .step(let action):
                let range = operations.range(of: number)
                if isKind(action), !places.contains(range) { places.append(range) }
            case .arrive: break
            case .end: continue
            }
            open += next.filter { seen.insert($0) }
        }
        return places.sorted { ($0.source.index, $0.start.offset) < ($1.source.index, $1.start.offset) }
    }
}
