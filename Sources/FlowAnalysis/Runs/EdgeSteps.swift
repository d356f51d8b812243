import FlowGraph
import FlowSpec
import PushdownSystems

/// Finds the steps that have put there what the automaton's edges lead to.
struct EdgeSteps {
    private let system: SaturatedProgram
    private let operations: Operations
    /// The steps that were found, most of which belong to several edges.
    private var found = Table<EdgeStepsID, Found>()
    /// The steps of all that was found, one after another.
    private var places: [Maker] = []
    private var ranges = Interned<SourceRange, StepPlaceID>()
    private let none: EdgeStepsID
    /// What stands for the step that begins the program.
    private let root: EdgeStepsID
    /// The steps that start flows, by their sites.
    private var ofSites: [SiteID: EdgeStepsID] = [:]
    /// The steps of each event's runs that were found last.
    private var ofEvents: IndexTable<EventID, EdgeStepsID>
    /// Those of the edges that were looked at, since each is looked at again for every loop.
    private var ofEdges: IndexTable<EdgeID, EdgeStepsID>
    /// The search that has come to each operation last.
    private var searches: Table<OperationID, Int>
    private var search = 0

    /// A step that may have made an edge.
    struct Maker: Hashable {
        var place: StepPlaceID
        /// What takes the step over; nil of one that is written in place.
        var taker: SourceRange?
    }

    struct Found {
        fileprivate var places: Range<Int>
        /// What the steps create, of those of an event.
        fileprivate var created: Target?
        /// Those of the same event that were found before.
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

    /// The places of the steps of which each may have made an edge, in the order of the text. There
    /// are none of what stands on a procedure from the beginning: whoever begins the procedure has
    /// made it.
    mutating func places(of edge: EdgeID) -> ArraySlice<Maker> {
        let steps = ofEdges[edge] ?? findSteps(of: edge)
        ofEdges[edge] = steps
        return places[found[steps].places]
    }

    /// Where excuses count of the steps of which each may have made an edge, in the order of the
    /// steps in the text.
    mutating func excusablePlaces(of edge: EdgeID) -> [SourceRange] { places(of: edge).map { $0.taker ?? ranges[$0.place] } }

    private mutating func findSteps(of number: EdgeID) -> EdgeStepsID {
        let automaton = system.automaton
        if let site = automaton.edges[number].site { return ofSites[site] ?? root }
        // Of what a list puts there at once, the edge at the bottom says what has begun it.
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

    /// Adds the places of the steps of an event that create something; or else that of its first
    /// step.
    private mutating func findPlaces(of event: EventID, creating target: Target?) -> Range<Int> {
        let lists = beginnings(of: system.rewriting.events[event])
        let start = places.count
        if let target { addPlaces(in: lists, creating: target) }
        if places.count == start {
            if let first = lists.first { addPlace(of: first) } else { places.append(places[found[root].places.lowerBound]) }
        }
        return start..<places.count
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
        switch event {
        case .transition(let transition, _): [operations.transitions[transition.index]]
        case .tap(let flow, let tab): operations.tabActions[Operations.TabOf(flow: flow, tab: tab)].map { [$0] } ?? []
        case .link(let link): [operations.links[link.index]]
        case .rest(let operation): [operation]
        case .back, .swipeDown: operations.dismissals.compactMap(\.self)
        case .launch: []
        }
    }

    /// Adds the places of the steps that create something, among those that some lists come to.
    private mutating func addPlaces(in lists: [OperationID], creating target: Target) {
        let start = places.count
        search += 1
        var open = lists
        while let number = open.popLast() {
            guard searches[number] != search else { continue }
            searches[number] = search
            // Of nearly all it is known without a look at the step, which is far away in memory.
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

/// The steps of which each may have made an edge, in ``EdgeSteps``.
typealias EdgeStepsID = Index<EdgeSteps.Found>
/// The place of a step in the text, in ``EdgeSteps``.
typealias StepPlaceID = Index<SourceRange>

extension Operations {
    /// The place at which an operation starts or presents something whose end is handled there.
    fileprivate func site(of index: OperationID) -> SiteID? {
        switch single[index] {
        case .push, .replace, .pop, .popTo, .finish: nil
        case .open(_, let site, _): site
        case .none: if case .step(let action) = action(of: index) { action.site } else { nil }
        }
    }
}
