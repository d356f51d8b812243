import FlowGraph
import FlowSpec
import PushdownSystems

/// A cycle in the automaton that makes a stack or the layers grow.
struct GrowthLoop {
    /// The edges, bottom first.
    var edges: [EdgeID]
    /// The growing edges without a suppression.
    var causes: [EdgeID]
    /// The number of further steps that grow in the same component and aren't examined. It is 0
    /// except in the last loop of a component.
    var others = 0
}

/// Finds growing loops, one for each cause. Removes the steps of each loop; if something still
/// grows, it is another loop.
///
/// A suppression on a step covers the loops through it. A suppression on a flow or screen covers
/// the loops that need no step elsewhere. Suppressed loops are removed first.
struct GrowthLoops {
    private let analysis: Analysis
    private let isTaken: (CompressedRows.Way) -> Bool
    private let grows: (EdgeID) -> Bool
    /// The growing edges that the program can reach.
    private let growing: [EdgeID]
    private var steps: EdgeSteps
    private var removed = BitSet()
    /// The growing edges that the suppression of a flow or screen covers.
    private var covered = BitSet()
    /// One step for each suppression that covers a loop.
    private(set) var suppressed: [SourceRange] = []

    // A component with more loops is one knot; nobody fixes it a loop at a time.
    private static let mostOfComponent = 5

    private var automaton: PAutomaton { analysis.system.automaton }

    init(
        _ analysis: Analysis, isTaken: @escaping (CompressedRows.Way) -> Bool, grows: @escaping (EdgeID) -> Bool,
        suppressions: [SuppressionDeclaration]
    ) {
        self.analysis = analysis
        self.isTaken = isTaken
        self.grows = grows
        growing = analysis.reachedEdges(where: grows)
        steps = EdgeSteps(analysis.system)
        suppressionSteps(suppressions.filter(\.isOnStep).map(\.place))
        suppressionFlows(suppressions.filter { !$0.isOnStep }.map(\.place))
    }

    /// Returns the loops without a suppression, a few for each component.
    mutating func loops() -> [GrowthLoop] {
        var loops: [GrowthLoop] = []
        /// The component of each node before any loop is removed, with the number of its loops and
        /// the index of the last one.
        var first: Components?
        var counts: [Int: (number: Int, last: Int)] = [:]
        while true {
            let (components, edges) = growing(without: removed)
            var cycles = Cycles(analysis, components, without: removed)
            let whole = first ?? components
            first = whole
            let number = loops.count
            for component in edges.indices {
                let causes = edges[component].filter { !isSuppressed($0) }
                guard let cause = causes.first else { continue }
                let knot = whole.of[automaton.edges[cause].source]
                guard counts[knot].map({ $0.number < Self.mostOfComponent }) ?? true else {
                    counts[knot].map { loops[$0.last].others += places(of: causes).count }
                    continue
                }
                guard let cycle = cycles.shortest(in: component, through: causes) else { continue }
                counts[knot] = ((counts[knot]?.number ?? 0) + 1, loops.count)
                loops.append(GrowthLoop(edges: cycle, causes: cycle.filter { grows($0) && !isSuppressed($0) }))
                remove(loops[loops.count - 1].causes, among: causes)
            }
            if loops.count == number { return loops }
            for index in loops.indices { loops[index].others = 0 }
        }
    }

    /// True if the suppression of a flow or screen covers a growing edge.
    private mutating func isSuppressed(_ edge: EdgeID) -> Bool {
        !covered.isEmpty && (covered.contains(edge.number) || steps.places(of: edge).isEmpty)
    }

    /// Returns the locations at which the steps of some edges can be suppressed, in source order.
    mutating func suppressiblePlaces(of edges: [EdgeID]) -> [SourceRange] {
        Set(edges.flatMap { steps.suppressiblePlaces(of: $0) }).sorted { $0.isBefore($1) }
    }

    private mutating func places(of edges: [EdgeID]) -> BitSet {
        var places = BitSet()
        for edge in edges {
            for step in steps.places(of: edge) { places.insert(step.place.number) }
        }
        return places
    }

    /// Removes some edges, and all others that share a step with them.
    private mutating func remove(_ causes: [EdgeID], among edges: [EdgeID]) {
        for edge in causes { removed.insert(edge.number) }
        let places = places(of: causes)
        for edge in edges where steps.places(of: edge).contains(where: { places.contains($0.place.number) }) { removed.insert(edge.number) }
    }

    /// Returns the components without some edges, and the growing edges within each, in order.
    private func growing(without closed: BitSet) -> (Components, [[EdgeID]]) {
        let components = Components(analysis.distances) { [isTaken] in isTaken($0) && !closed.contains($0.edge.number) }
        return (components, components.within(growing.lazy.filter { !closed.contains($0.number) }, of: automaton))
    }

    // MARK: Suppressions

    private mutating func suppressionSteps(_ places: [SourceRange]) {
        guard !places.isEmpty else { return }
        for edge in growing(without: removed).1.joined() {
            let steps = steps.suppressiblePlaces(of: edge)
            guard let first = steps.first, steps.allSatisfy({ step in places.contains { $0.contains(step) } }) else { continue }
            removed.insert(edge.number)
            if !suppressed.contains(first) { suppressed.append(first) }
        }
    }

    private mutating func suppressionFlows(_ places: [SourceRange]) {
        // A suppression inside another one adds nothing.
        let outer = places.enumerated().filter { index, place in
            !places.enumerated().contains { $0.offset != index && $0.element.contains(place) && ($0.element != place || $0.offset < index) }
        }
        guard !outer.isEmpty else { return }
        var own: [Int: [EdgeID]] = [:]
        var others = removed
        for edge in growing(without: removed).1.joined() {
            let steps = steps.suppressiblePlaces(of: edge)
            // The initial content of a procedure belongs to the caller of the procedure.
            guard !steps.isEmpty else { continue }
            others.insert(edge.number)
            guard let place = outer.first(where: { _, place in steps.allSatisfy { place.contains($0) } }) else { continue }
            own[place.offset, default: []].append(edge)
        }
        for (_, edges) in own.sorted(by: { $0.key < $1.key }) {
            var closed = others
            closed.subtract(BitSet(edges))
            let inside = Array(growing(without: closed).1.joined())
            for edge in inside { covered.insert(edge.number) }
            let steps = inside.flatMap { self.steps.suppressiblePlaces(of: $0) }
            if let first = steps.min(by: { $0.isBefore($1) }) { suppressed.append(first) }
        }
    }
}

extension Analysis {
    /// Returns the reachable edges that a predicate selects, in order.
    func reachedEdges(where isMeant: (EdgeID) -> Bool) -> [EdgeID] {
        let (automaton, distances) = (system.automaton, distances)
        return automaton.edges.indices.filter {
            isMeant($0) && distances.weights[$0] != Distances.unknown && distances.start[automaton.edges[$0].target] != Distances.unknown
        }
    }
}

extension BitSet {
    fileprivate init(_ edges: [EdgeID]) {
        self.init()
        for edge in edges { insert(edge.number) }
    }
}
