import FlowGraph
import FlowSpec
import PushdownSystems

/// A step that can't be performed in some state.
public struct FaultFact: Sendable {
    /// The action that performs the step.
    public var occasion: Occasion
    /// The kind of fault.
    public var kind: Fault.Kind
    /// The location of the step.
    public var range: SourceRange
    /// The fewest actions that lead to the fault, including the action itself; a lower bound if the
    /// analysis isn't exact.
    public var distance: Int
    /// True if the step also succeeds in some state.
    var isSometimesTaken: Bool
    let operation: OperationID
    let evidence: Evidence

    enum Evidence: Sendable {
        /// The shortest path to the fault.
        case origin(Origin)
        /// A shortest run to the fault.
        case run(Replay)
    }
}

extension Analysis {
    /// All faults in the order of the source, one for each action, step and kind, with the fewest
    /// actions. If a step fails after very many actions, only the nearest faults are included. If
    /// the app is too large, only faults in the nearest states are.
    public var faults: [FaultFact] {
        guard !isCut else { return faults(in: nearest) }
        var search = FaultSearch(self)
        search.findAtOnce()
        search.findBelow()
        search.findContinuing()
        return search.facts
    }

    private func faults(in search: StateSearch) -> [FaultFact] {
        let operations = system.rewriting.operations
        let numbers = Dictionary(operations.indices.map { (operations.range(of: $0), $0) }) { first, _ in first }
        return search.foundFaults.compactMap { fault in
            guard let operation = numbers[fault.range], let replay = search.run(to: .fault(fault.kind, fault.range)),
                let last = replay.steps.last, let top = (replay.steps.dropLast().last?.state ?? replay.start).topScreen
            else { return nil }
            // The search doesn't tell whether the step succeeds elsewhere.
            return FaultFact(
                occasion: Occasion(last.move, on: top), kind: fault.kind, range: fault.range, distance: replay.steps.count,
                isSometimesTaken: true, operation: operation, evidence: .run(replay))
        }
    }
}

/// Collects faults by the events that begin their runs.
private struct FaultSearch {
    let analysis: Analysis
    private var best: [Key: Origin] = [:]
    private var passed: Table<OperationID, Bool>
    /// The goals of runs that continue and then fail.
    private var goals: [GoalKey: [OriginSearch.Goal]] = [:]
    private lazy var origins = OriginSearch(analysis)

    private struct Key: Hashable {
        var event: EventID
        var kind: Fault.Kind
        var operation: OperationID
    }

    private struct GoalKey: Hashable {
        var kind: Fault.Kind
        var operation: OperationID
    }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        passed = analysis.system.rewriting.passed
    }

    private mutating func add(_ kind: Fault.Kind, _ origin: Origin) {
        let key = Key(event: origin.event, kind: kind, operation: origin.operation)
        if origin.cost < best[key]?.cost ?? .max { best[key] = origin }
    }

    /// Finds the faults that are known at a run's first slot, or at the slot at which a run
    /// continues.
    mutating func findAtOnce() {
        let (system, distances) = (analysis.system, analysis.distances)
        for fault in system.faults {
            if fault.cost > 0 {
                guard distances.start[fault.node] != Distances.unknown else { continue }
                add(
                    fault.kind,
                    Origin(
                        event: fault.event, operation: fault.operation, cost: distances.start[fault.node] + fault.cost, base: fault.node))
            } else {
                let key = GoalKey(kind: fault.kind, operation: fault.operation)
                goals[key, default: []] += origins.goals(at: fault.node, after: fault.cost, operation: fault.operation)
            }
        }
    }

    /// Finds the faults of pop-untils whose screen can be missing below.
    mutating func findBelow() {
        let system = analysis.system
        guard !system.saturation.popUntils.all.isEmpty else { return }
        let missing = MissingScreens(in: analysis)
        for pop in system.saturation.popUntils.all {
            if missing.canFind(pop) { passed[pop.operation] = true }
            // With `else`, a pop-until only tests whether the screen is on the stack.
            guard case .popTo = system.rewriting.operations.single[pop.operation] else { continue }
            guard pop.cost == 0 else {
                guard let cost = missing.cost(of: pop, below: pop.node) else { continue }
                let way = missing.way(of: pop, to: pop.node)
                add(
                    .popToMissing,
                    Origin(
                        event: pop.event, operation: pop.operation, cost: cost + pop.cost, base: way.base, legs: way.edges.map { .edge($0) }
                    ))
                continue
            }
            for edge in system.automaton.edgesDown(from: pop.node) {
                let target = system.automaton.edges[edge].target
                guard let cost = missing.cost(of: pop, below: target) else { continue }
                let way = missing.way(of: pop, to: target)
                goals[GoalKey(kind: .popToMissing, operation: pop.operation), default: []].append(
                    OriginSearch.Goal(edge: edge, base: way.base, legs: way.edges.map { .edge($0) }, cost: cost, operation: pop.operation))
            }
        }
    }

    /// Finds the faults of runs that continue after an exit.
    mutating func findContinuing() {
        guard !goals.isEmpty else { return }
        // The order is fixed, so every run of flowgen finds the same one of several shortest paths.
        for (key, goals) in goals.sorted(by: { ($0.key.kind.rawValue, $0.key.operation) < ($1.key.kind.rawValue, $1.key.operation) }) {
            for (origin, _) in origins.origins(of: goals) { add(key.kind, origin) }
        }
    }

    var facts: [FaultFact] {
        let (rewriting, operations) = (analysis.system.rewriting, analysis.system.rewriting.operations)
        let failing = Set(best.keys.map { operations.range(of: $0.operation) })
        guard !failing.isEmpty else { return [] }
        // A step that is written once and reused is an operation in each place.
        let taken = Set(operations.indices.lazy.filter { passed[$0] }.map { operations.range(of: $0) }.filter(failing.contains))
        let facts = best.compactMap { key, origin -> (event: EventID, fact: FaultFact)? in
            guard let occasion = Occasion(rewriting.events[key.event]) else { return nil }
            let range = operations.range(of: key.operation)
            let fact = FaultFact(
                occasion: occasion, kind: key.kind, range: range, distance: origin.cost, isSometimesTaken: taken.contains(range),
                operation: key.operation, evidence: .origin(origin))
            return (key.event, fact)
        }
        return facts.sorted { left, right in
            let (a, b) = (left.fact.range, right.fact.range)
            return (a.source.index, a.start.offset, left.fact.distance, left.event, left.fact.operation) < (
                b.source.index, b.start.offset, right.fact.distance, right.event, right.fact.operation
            )
        }.map(\.fact)
    }
}
