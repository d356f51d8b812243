import FlowGraph
import FlowSpec
import TestSupport

@testable import FlowAnalysis

/// Compares the claims of an approximate analysis about distances and runs with an exhaustive
/// exploration. Exact distances must be the shortest, bounds must be correct, and each action of a
/// run must change something.
struct DistanceClaims {
    let analysis: Analysis
    let found: Exploration
    private(set) var count = 0
    private var numbers: SeededNumbers

    private var program: Program { analysis.program }

    init(of comparison: Comparison, seed: UInt64) {
        (analysis, found) = (comparison.analysis, comparison.found)
        numbers = SeededNumbers(seed: seed)
    }

    /// The first wrong claim, or `nil` if there is none.
    mutating func wrong() -> String? {
        wrongScreen() ?? wrongFault() ?? wrongInvariant() ?? wrongSlot() ?? wrongFinding()
    }

    // MARK: Questions

    private mutating func wrongScreen() -> String? {
        let bounds = analysis.screenDistances
        for fact in analysis.screens {
            guard let distance = analysis.distance(of: fact), let lane = fact.lane else { continue }
            let tried = found.words.filter { $0.key.last?.screen == fact.screen && $0.key.last?.lane == lane }.values.min()
            let name = program.name(of: fact.screen)
            if lane != SaturatedProgram.anyLayer, let problem = problem(of: distance, tried) { return "\(name) in \(lane): \(problem)" }
            guard let nearest = analysis.distance(to: fact.screen, from: bounds) else { return "\(name) has no distance" }
            let first = found.words.filter { $0.key.last?.screen == fact.screen }.values.min()
            if let problem = problem(of: nearest, first) { return "\(name): \(problem)" }
            guard case .found(let replay) = analysis.way(to: fact.screen, searchEffort: 10_000) else { continue }
            if let problem = problem(of: replay, first) { return "the way to \(name): \(problem)" }
            if let index = needless(in: replay, where: { $0.topScreen == fact.screen }) {
                return "the way to \(name) doesn't need action \(index + 1) of \(replay.steps.count)"
            }
        }
        return nil
    }

    private mutating func wrongFault() -> String? {
        var replayer = Replayer(analysis, effort: 200_000, sharedBy: analysis.faults.count)
        let route = WitnessPath(analysis: analysis)
        for fact in analysis.nearest(analysis.faults) {
            guard case .origin(let origin) = fact.evidence else { continue }
            let tried = found.faults.filter { $0.key.kind == fact.kind && $0.key.range == fact.range }.values.min()
            let name = "\(fact.kind.rawValue) at line \(fact.range.start.line)"
            if let problem = problem(of: analysis.bounded(fact.distance), tried) { return "\(name): \(problem)" }
            let goal = Goal.fault(fact.kind, fact.range)
            guard let replay = replayer.replay(route.actions(to: origin), to: goal, atLeast: fact.distance) else { continue }
            if let problem = problem(of: replay, tried, isFault: true) { return "the run to \(name): \(problem)" }
        }
        return nil
    }

    private mutating func wrongInvariant() -> String? {
        let screens = program.screens.indices.map(ScreenID.init(index:))
        var search = InvariantSearch(analysis)
        for flow in found.deepestFlows.prefix(2) {
            let own = RandomRegex.screens.map { _ in numbers.chance(70) ? numbers.pick(program[flow].screens) : numbers.pick(screens) }
            let regex = RandomRegex.make(depth: 3, using: &numbers).over(own)
            guard let dfa = DFA.reading(regex, screenCount: screens.count) else { continue }
            for allowed in [dfa, dfa.complement] {
                let property = StackProperty(invariant: 0, scope: .stack(of: flow), allowed: allowed)
                let tried = distance { $0.stacks(in: property.scope).contains { !allowed.accepts($0) } }
                if let problem = problem(of: search.verdict(of: property), tried) { return "\(regex) of \(flow): \(problem)" }
            }
        }
        let (target, absent) = (Target.screen(numbers.pick(screens)), Target.screen(numbers.pick(screens)))
        let tried = distance { $0.breaks(.after(target, absent: [absent]), program) }
        return problem(of: search.verdict(after: target, absent: [absent]), tried).map { "\(absent) after \(target): \($0)" }
    }

    private mutating func wrongSlot() -> String? {
        for (facts, name, holds) in [
            (analysis.duplicates, "two", { [program] state, screen in state.hasTwo(screen, program) }),
            (analysis.noReturn, "no return", { [program] state, screen in state.canReturn(to: screen, program) }),
        ] as [(SlotFacts, String, (State, ScreenID) -> Bool)] {
            for fact in facts.found {
                let tried = distance { holds($0, fact.screen) }
                let problem = problem(of: .violated(fact.witness), tried)
                if let problem { return "\(name) of \(program.name(of: fact.screen)): \(problem)" }
            }
        }
        return nil
    }

    /// The first finding whose run has an action without effect, or can't be replayed.
    private mutating func wrongFinding() -> String? {
        let report = Report(analysis: analysis, unusedFlows: [], suppressions: [])
        let findings = [
            report.stackGrowth, report.layerGrowth, report.slots, report.abandonments, report.deadEnds, report.closedLayers,
            report.noEffects, report.replacedSteps,
        ]
        for finding in findings.flatMap({ $0() }) {
            guard case .run(let replay?) = finding.evidence else { continue }
            // A push over a child can replace a screen with the same screen, and a handler's step
            // can fail. A step without effect ends its run.
            let mayStandStill = ["push-over-child", "handler-inside-list", "sometimes-no-effect"].contains(finding.diagnostic.rule.id)
            if let problem = stillness(of: replay, isFault: mayStandStill) { return "\(finding.diagnostic.rule.id): \(problem)" }
        }
        let growths = analysis.stackGrowths().found + analysis.layerGrowths().found
        return growths.contains { !$0.goesAround } ? "a run of what grows doesn't go around its cycle" : nil
    }

    // MARK: Claims

    private func distance(where holds: (State) -> Bool) -> Int? {
        zip(found.states, found.distances).first { $1 <= found.depth && holds($0) }?.1
    }

    private mutating func problem(of verdict: InvariantFact.Verdict, _ tried: Int?) -> String? {
        guard case .violated(let witness) = verdict else { return tried.map { "found at \($0), and is said to hold" } }
        return problem(of: witness.knownDistance, tried) ?? witness.replay.flatMap { problem(of: $0, tried) }
    }

    private mutating func problem(of distance: Distance, _ tried: Int?) -> String? {
        count += 1
        let (said, nearest) = (distance.actions, tried ?? (found.isComplete ? Int.max : found.depth + 1))
        let isRight =
            switch distance.bound {
            case .exact: tried.map { said == $0 } ?? (said >= nearest)
            case .lower: tried == nil || said <= nearest
            case .upper: said >= nearest
            }
        return isRight ? nil : "found at \(tried.map { "\($0)" } ?? "none of \(found.depth)"), said to be \(distance.bound) \(said)"
    }

    private mutating func problem(of replay: Replay, _ tried: Int?, isFault: Bool = false) -> String? {
        problem(of: replay.distance, tried) ?? stillness(of: replay, isFault: isFault)
    }

    /// An action that a run doesn't need, if the run isn't known to be shortest.
    private func needless(in replay: Replay, where holds: (State) -> Bool) -> Int? {
        guard !replay.isShortest else { return nil }
        return replay.steps.indices.first { index in
            var states: Set<State> = [replay.start]
            for (other, step) in replay.steps.enumerated() where other != index {
                let next = states.filter { found.machine.isPossible(step.move, in: $0) }.map {
                    found.machine.outcomes(of: step.move, in: $0)
                }
                states = Set(next.joined().compactMap { if case .settled(let state, _) = $0.outcome { state } else { nil } })
            }
            return states.contains(where: holds)
        }
    }

    /// The first action of a run that changes nothing, or that the machine doesn't perform.
    private func stillness(of replay: Replay, isFault: Bool = false) -> String? {
        var state = replay.start
        for (index, step) in replay.steps.enumerated() {
            let isLast = index == replay.steps.count - 1
            if step.state == state, !(isFault && isLast) { return "action \(index + 1) of \(replay.steps.count) changes nothing" }
            let isTaken = found.machine.outcomes(of: step.move, in: state).contains { branch in
                branch.choices == step.choices && Replay.Step(step.move, branch, from: state).state == step.state
            }
            guard isTaken else { return "action \(index + 1) isn't the machine's" }
            state = step.state
        }
        return nil
    }
}

extension Growth {
    /// True if the run performs the cycle's actions after its lead. A flow-level transition can be
    /// on any screen.
    var goesAround: Bool {
        guard let replay else { return true }
        let moves = replay.steps.map(\.move).dropFirst(lead).prefix(cycle.count)
        return moves.count == cycle.count
            && zip(moves, cycle).allSatisfy { move, occasion in
                switch (move, occasion) {
                case (.transition(let taken), .transition(let wanted, _)): taken == wanted
                case (.back, .back), (.backMenu, .back), (.swipeDown, .swipeDown): true
                case (.tap(let flow, let tab), .tap(let wanted, let wantedTab)): flow == wanted && tab == wantedTab
                case (.link(let taken), .link(let wanted)): taken == wanted
                default: false
                }
            }
    }
}

extension Exploration {
    fileprivate var deepestFlows: [FlowID] { deepest.keys.sorted() }
}
