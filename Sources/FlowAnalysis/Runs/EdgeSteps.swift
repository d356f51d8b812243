import FlowGraph
import FlowSpec
import PushdownSystems

/// Finds the steps that have created the automaton's edges.
struct EdgeSteps {
    private let system: SaturatedProgram
    private let operations: Operations
    /// The results. Most belong to several edges.
    private var found = Table<EdgeStepsID, Found>()
    /// The steps of all results, one after another.
    private var places: [Maker] = []
    private var ranges = Interned<SourceRange, StepPlaceID>()
    private let none: EdgeStepsID
    /// The result for the start of the program.
    private let root: EdgeStepsID
    /// The results for steps that start flows, by their sites.
    private var ofSites: [SiteID: EdgeStepsID] = [:]
    /// The last result for each event's runs.
    private var ofEvents: IndexTable<EventID, EdgeStepsID>
    /// The results for edges, because each edge is visited again for every loop.
    private var ofEdges: IndexTable<EdgeID, EdgeStepsID>
    /// The last search that has reached each operation.
    private var searches: Table<OperationID, Int>
    private var search = 0

    /// A step that can create an edge.
    struct Maker: Hashable {
        var place: StepPlaceID
        /// The `take` that adds the step; `nil` if it is written in place.
        var taker: SourceRange?
    }

    struct Found {
        fileprivate var places: Range<Int>
        /// The target that the steps create, for results of an event.
        fileprivate var created: Target?
        /// The result before it for the same event.
        fileprivate var next: EdgeStepsID?
    }

    init(_ system: SaturatedProgram) {
        self.system = system
        operations = system.rewriting.operations
        ofEvents = IndexTable(count: system.rewriting.events.all.count)
        ofEdges = IndexTable(count: system.automaton.edges.count)
        searches = Table(repeating: 0, count: operations.count)
        none = found.append(Found(places: 0..<0))
        places.append(Maker(place: ranges.index(of: system.rewriting.program.root.range)))
        root = found.append(Found(places: 0..<1))
        for number in operations.indices {
            if let site = operations.site(of: number) {
                ofSites[site] = found.append(Found(places: places.count..<places.count + 1))
                addPlace(of: number)
            }
        }
    }

    /// The steps that can create an edge, in source order. There are none for the initial content
    /// of a procedure, because the step that begins the procedure creates it.
    mutating func places(of edge: EdgeID) -> ArraySlice<Maker> {
        let steps = ofEdges[edge] ?? findSteps(of: edge)
        ofEdges[edge] = steps
        return places[found[steps].places]
    }

    /// The ranges that suppressions of an edge's possible steps refer to, in source order of the
    /// steps.
    mutating func suppressiblePlaces(of edge: EdgeID) -> [SourceRange] { places(of: edge).map { $0.taker ?? ranges[$0.place] } }

    private mutating func findSteps(of number: EdgeID) -> EdgeStepsID {
        let automaton = system.automaton
        if let site = automaton.edges[number].site { return ofSites[site] ?? root }
        // In content that a list adds at once, only the edge at the bottom knows the event.
        var edge = number
        while automaton.edges[edge].event == nil {
            let below = automaton.nodes[automaton.edges[edge].target]
            guard case .frame = below.kind, let down = below.down else { return none }
            edge = down
        }
        guard let event = automaton.edges[edge].event else { return none }
        let created = target(of: number)
        var known = ofEvents[event]
        while let steps = known {
            if found[steps].created == created { return steps }
            known = found[steps].next
        }
        let places = findPlaces(of: event, creating: created)
        let steps = found.append(Found(places: places, created: created, next: ofEvents[event]))
        ofEvents[event] = steps
        return steps
    }

    /// Adds the steps of an event that create a target, or else its first step.
    private mutating func findPlaces(of event: EventID, creating target: Target?) -> Range<Int> {
        let lists = operations.beginnings(of: system.rewriting.events[event])
        let start = places.count
        if let target { addPlaces(in: lists, creating: target) }
        if places.count == start {
            if let first = lists.first { addPlace(of: first) } else { places.append(places[found[root].places.lowerBound]) }
        }
        return start..<places.count
    }

    /// The target that an edge creates.
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

    /// Adds the steps that create a target, among the steps that some lists can reach.
    private mutating func addPlaces(in lists: [OperationID], creating target: Target) {
        let start = places.count
        search += 1
        var open = lists
        while let number = open.popLast() {
            guard searches[number] != search else { continue }
            searches[number] = search
            // Most operations are known without loading the step, which is far away in memory.
            switch operations.single[number] {
            case .push(let screen), .replace(let screen):
                if target == .screen(screen) { addPlace(of: number) }
                open.append(operations.next(after: number))
            case .pop, .popTo: open.append(operations.next(after: number))
            case .finish, .open, .none:
                switch operations.action(of: number) {
                case .choose(let options, _): open += options
                case .step(let action):
                    if case .finish = action { open += operations.childHandlers.values.sorted() }
                    if action.creates(target) { addPlace(of: number) }
                    open.append(operations.next(after: number))
                case .arrive: open.append(operations.next(after: number))
                case .end: break
                }
            }
        }
        if places.count > start + 1 {
            let all = Set(places[start...]).sorted { left, right in
                guard left.place == right.place else { return ranges[left.place].isBefore(ranges[right.place]) }
                return right.taker.map { right in left.taker.map { $0.isBefore(right) } ?? true } ?? false
            }
            places.replaceSubrange(start..., with: all)
        }
    }

    private mutating func addPlace(of operation: OperationID) {
        places.append(Maker(place: ranges.index(of: operations.range(of: operation)), taker: operations.taker(of: operation)))
    }
}

/// The steps that can create an edge, in ``EdgeSteps``.
typealias EdgeStepsID = Index<EdgeSteps.Found>
/// The source range of a step, in ``EdgeSteps``.
typealias StepPlaceID = Index<SourceRange>

extension Operations {
    /// The first operations that an event can run.
    func beginnings(of event: Event) -> [OperationID] {
        switch event {
        case .transition(let transition, _): [transitions[transition.index]]
        case .tap(let flow, let tab): tabActions[TabOf(flow: flow, tab: tab)].map { [$0] } ?? []
        case .link(let link): [links[link.index]]
        case .rest(let operation): [operation]
        case .back, .swipeDown: dismissals.compactMap(\.self)
        case .launch: []
        }
    }

    /// The site of an operation that starts or presents something.
    fileprivate func site(of index: OperationID) -> SiteID? {
        switch single[index] {
        case .push, .replace, .pop, .popTo, .finish: nil
        case .open(_, let site, _): site
        case .none: if case .step(let action) = action(of: index) { action.site } else { nil }
        }
    }
}
