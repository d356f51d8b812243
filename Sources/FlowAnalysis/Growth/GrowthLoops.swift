import FlowGraph
import FlowSpec
import PushdownSystems

/// A way around in the automaton that makes a stack, or the layers, higher.
struct GrowthLoop {
    /// The edges, bottom first.
    var edges: [EdgeID]
    /// Those that grow and that nothing excuses.
    var causes: [EdgeID]
    /// How many more steps make others of its component grow, which aren't looked at; 0 of all but
    /// the last loop of a component.
    var others = 0
}

/// Finds loops that grow, one for each cause: after each its steps are taken away, and what still
/// grows is another one.
///
/// An excuse on a step covers the loops through it, one on a flow or screen those that need no step
/// elsewhere. So what an excuse covers is taken away first.
struct GrowthLoops {
    private let analysis: Analysis
    private let isTaken: (CompressedRows.Way) -> Bool
    private let grows: (EdgeID) -> Bool
    /// The edges that grow and that the program comes to.
    private let growing: [EdgeID]
    private var steps: EdgeSteps
    /// The edges that are taken away.
    private var removed = BitSet()
    /// Those that grow and that an excuse of a flow or screen covers.
    private var covered = BitSet()
    /// One step of each excuse that covers something.
    private(set) var excused: [SourceRange] = []

    // Beyond that it is one knot, which nobody mends a loop at a time.
    private static let mostOfComponent = 5

    private var automaton: PAutomaton { analysis.system.automaton }

    init(
        _ analysis: Analysis, isTaken: @escaping (CompressedRows.Way) -> Bool, grows: @escaping (EdgeID) -> Bool,
        excuses: [ExcuseDeclaration]
    ) {
        self.analysis = analysis
        self.isTaken = isTaken
        self.grows = grows
        growing = analysis.reachedEdges(where: grows)
        steps = EdgeSteps(analysis.system)
        excuseSteps(excuses.filter(\.isOnStep).map(\.place))
        excuseFlows(excuses.filter { !$0.isOnStep }.map(\.place))
    }

    /// The loops that nothing excuses, a few of each component.
    mutating func loops() -> [GrowthLoop] {
        var loops: [GrowthLoop] = []
        /// The component that each node is in before a loop is taken away, with the number of its
        /// loops and its last one.
        var first: Components?
        var counts: [Int: (number: Int, last: Int)] = [:]
        while true {
            let (components, edges) = growing(without: removed)
            var cycles = Cycles(analysis, components, without: removed)
            let whole = first ?? components
            first = whole
            let number = loops.count
            for component in edges.indices {
                let causes = edges[component].filter { !isExcused($0) }
                guard let cause = causes.first else { continue }
                let knot = whole.of[automaton.edges[cause].source]
                guard counts[knot].map({ $0.number < Self.mostOfComponent }) ?? true else {
                    counts[knot].map { loops[$0.last].others += places(of: causes).count }
                    continue
                }
                guard let cycle = cycles.shortest(in: component, through: causes) else { continue }
                counts[knot] = ((counts[knot]?.number ?? 0) + 1, loops.count)
                loops.append(GrowthLoop(edges: cycle, causes: cycle.filter { grows($0) && !isExcused($0) }))
                remove(loops[loops.count - 1].causes, among: causes)
            }
            if loops.count == number { return loops }
            for index in loops.indices { loops[index].others = 0 }
        }
    }

    /// Whether an excuse of a flow or screen covers an edge that grows.
    private mutating func isExcused(_ edge: EdgeID) -> Bool {
        !covered.isEmpty && (covered.contains(edge.number) || steps.places(of: edge).isEmpty)
    }

    /// Where excuses count of the steps that have made some edges, in the order of the text.
    mutating func excusablePlaces(of edges: [EdgeID]) -> [SourceRange] {
        Set(edges.flatMap { steps.excusablePlaces(of: $0) }).sorted { $0.isBefore($1) }
    }

    /// The places of the steps that have made some edges.
    private mutating func places(of edges: [EdgeID]) -> BitSet {
        var places = BitSet()
        for edge in edges {
            for step in steps.places(of: edge) { places.insert(step.place.number) }
        }
        return places
    }

    /// Takes away what some edges' steps make.
    private mutating func remove(_ causes: [EdgeID], among edges: [EdgeID]) {
        for edge in causes { removed.insert(edge.number) }
        let places = places(of: causes)
        for edge in edges where steps.places(of: edge).contains(where: { places.contains($0.place.number) }) { removed.insert(edge.number) }
    }

    /// The components without some edges, and the edges of each that grow within it, in order.
    private func growing(without closed: BitSet) -> (Components, [[EdgeID]]) {
        let components = Components(analysis.distances) { [isTaken] in isTaken($0) && !closed.contains($0.edge.number) }
        return (components, components.within(growing.lazy.filter { !closed.contains($0.number) }, of: automaton))
    }

    // MARK: Excuses

    private mutating func excuseSteps(_ places: [SourceRange]) {
        guard !places.isEmpty else { return }
        for edge in growing(without: removed).1.joined() {
            let steps = steps.excusablePlaces(of: edge)
            guard let first = steps.first, steps.allSatisfy({ step in places.contains { $0.contains(step) } }) else { continue }
            removed.insert(edge.number)
            if !excused.contains(first) { excused.append(first) }
        }
    }

    private mutating func excuseFlows(_ places: [SourceRange]) {
        // What lies in another one has no more to say.
        let outer = places.enumerated().filter { index, place in
            !places.enumerated().contains { $0.offset != index && $0.element.contains(place) && ($0.element != place || $0.offset < index) }
        }
        guard !outer.isEmpty else { return }
        var own: [Int: [EdgeID]] = [:]
        var others = removed
        for edge in growing(without: removed).1.joined() {
            let steps = steps.excusablePlaces(of: edge)
            // What stands on a procedure from the beginning belongs to whoever begins the
            // procedure.
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
            let steps = inside.flatMap { self.steps.excusablePlaces(of: $0) }
            if let first = steps.min(by: { $0.isBefore($1) }) { excused.append(first) }
        }
    }
}

extension Analysis {
    /// The edges for which `isMeant` holds and that the program comes to, in order.
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
