import FlowDiagnostics
import FlowGraph
import FlowPushdown
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

    /// - Parameters:
    ///   - isTaken: whether a loop may take an edge.
    ///   - grows: whether an edge makes what grows.
    ///   - excuses: those of the rule.
    init(
        _ analysis: Analysis, isTaken: @escaping (CompressedRows.Way) -> Bool, grows: @escaping (EdgeID) -> Bool,
        excuses: [ExcuseDeclaration]
    ) {
        self.analysis = analysis
        self.isTaken = isTaken
        self.grows = grows
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
            for component in edges.keys.sorted() {
                let causes = causes(among: edges[component, default: []])
                guard let cause = causes.first else { continue }
                let knot = whole.of[automaton.edges[cause].source]
                guard counts[knot].map({ $0.number < Self.mostOfComponent }) ?? true else {
                    counts[knot].map { loops[$0.last].others += places(of: causes).count }
                    continue
                }
                guard let cycle = cycles.shortest(in: component, through: causes) else { continue }
                counts[knot] = ((counts[knot]?.number ?? 0) + 1, loops.count)
                let own = Set(causes)
                loops.append(GrowthLoop(edges: cycle, causes: cycle.filter(own.contains)))
                remove(loops[loops.count - 1].causes, among: causes)
            }
            if loops.count == number { return loops }
            for index in loops.indices { loops[index].others = 0 }
        }
    }

    /// The edges that no excuse of a flow or screen covers.
    private mutating func causes(among edges: [EdgeID]) -> [EdgeID] {
        guard !covered.isEmpty else { return edges }
        return edges.filter { !covered.contains($0.number) && !steps.places(of: $0).isEmpty }
    }

    /// The steps that have made some edges, in the order of the text.
    mutating func places(of edges: [EdgeID]) -> [SourceRange] {
        var places: Set<SourceRange> = []
        for edge in edges { places.formUnion(steps.places(of: edge)) }
        return places.sorted { ($0.source.index, $0.start.offset) < ($1.source.index, $1.start.offset) }
    }

    /// Takes away what some edges' steps make.
    private mutating func remove(_ causes: [EdgeID], among edges: [EdgeID]) {
        for edge in causes { removed.insert(edge.number) }
        let places = Set(places(of: causes))
        for edge in edges where !places.isDisjoint(with: steps.places(of: edge)) { removed.insert(edge.number) }
    }

    /// The components without some edges, and the edges of each that grow within it.
    private func growing(without closed: BitSet) -> (Components, [Int: [EdgeID]]) {
        let distances = analysis.distances
        let components = Components(distances) { [isTaken] in isTaken($0) && !closed.contains($0.edge.number) }
        var edges: [Int: [EdgeID]] = [:]
        for (id, edge) in automaton.edges.indexed() {
            let component = components.of[edge.source]
            guard component == components.of[edge.target], grows(id), !closed.contains(id.number) else { continue }
            guard distances.weights[id] != Distances.unknown, distances.start[edge.target] != Distances.unknown else { continue }
            edges[component, default: []].append(id)
        }
        return (components, edges)
    }

    // MARK: Excuses

    private mutating func excuseSteps(_ places: [SourceRange]) {
        guard !places.isEmpty else { return }
        for edge in growing(without: removed).1.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
            let steps = steps.places(of: edge)
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
        for edge in growing(without: removed).1.values.flatMap(\.self) {
            let steps = steps.places(of: edge)
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
            let inside = growing(without: closed).1.sorted { $0.key < $1.key }.flatMap(\.value)
            for edge in inside { covered.insert(edge.number) }
            if let first = self.places(of: inside).first { excused.append(first) }
        }
    }
}

extension BitSet {
    fileprivate init(_ edges: [EdgeID]) {
        self.init()
        for edge in edges { insert(edge.number) }
    }
}
