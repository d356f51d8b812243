@testable import FlowAnalysis
import FlowGraph

/// Compares the claims about stuck users with all states of a finite program.
struct StuckUsers {
    private(set) var finite = 0, traps = 0, far = 0, uncertain = 0, layers = 0, ends = 0, missed = 0, atWidths = 0, withLinks = 0
    private(set) var constant = 0, losses = 0
    /// The numbers of reported and of unreported flows that need answers.
    var answers = 0, missedAnswers = 0
    private var bypasses = Bypasses()
    private var skipped = SkippedScreens()
    private var ended = TransitionEnds()

    /// The first difference. `nil` if there is none, or if there are too many states.
    mutating func difference(_ program: Program, cap: Int = 300) -> String? {
        let analysis = Analysis(of: program)
        guard analysis.isExact, !analysis.isCut else { return nil }
        let widths = analysis.userMoves
        var graphs: [UserGraph] = []
        for moves in widths where moves.isExact && !moves.isCut {
            guard let graph = UserGraph(moves, cap: cap), !isBlind(moves, graph) else { continue }
            graphs.append(graph)
            finite += 1
            atWidths += widths.count > 1 ? 1 : 0
            withLinks += program.links.isEmpty ? 0 : 1
            let problem =
                trapDifference(moves, graph) ?? layerDifference(moves, graph) ?? endDifference(moves, graph)
                ?? answerDifference(moves, graph, cap: cap) ?? skipped.difference(moves.states, graph.found, hasTabs: moves.hasTabs)
                ?? ended.difference(moves.states, graph.found)
            if let problem { return problem + (moves.width.map { " in \($0.name)" } ?? "") }
        }
        if graphs.count == 2, let problem = lossDifference(graphs[0], graphs[1]) ?? lossDifference(graphs[1], graphs[0]) { return problem }
        for moves in analysis.taps where moves.isExact && !moves.isCut {
            guard let graph = UserGraph(moves, cap: cap), !isBlind(moves, graph) else { continue }
            if let problem = trapDifference(moves, graph) { return problem + " without gestures" }
        }
        if let problem = constantDifference(analysis, cap: cap) { return problem + " with a constant guard" }
        return bypasses.difference(analysis, cap: cap)
    }

    /// The first difference in traps while a guard always answers the same way.
    private mutating func constantDifference(_ analysis: Analysis, cap: Int) -> String? {
        guard let asked = analysis.program.guards.indices.first.map(GuardID.init) else { return nil }
        let answer = GuardAnswer(asked: asked, holds: finite.isMultiple(of: 2))
        let refused = RefusedAnswers([.clause(Clause([GuardAnswer(asked: asked, holds: !answer.holds)]))])
        guard !refused.areResumed(in: analysis.program) else { return nil }
        let fixed = Analysis(of: analysis.program.answering([answer])).userMoves
        guard fixed.count == analysis.userMoves.count else { return nil }
        for (moves, free) in zip(fixed, analysis.userMoves) where moves.isExact && !moves.isCut {
            guard let graph = UserGraph(free, cap: cap, where: refused.allow), !isBlind(moves, graph) else { continue }
            constant += 1
            guard let problem = trapDifference(moves, graph) else { continue }
            // A condition that the constant answer simplifies can exclude runs with both answers of
            // another guard.
            let consistent = UserGraph(free, cap: cap) { refused.allow($0) && $0.contradictions.isEmpty }
            if let consistent, trapDifference(moves, consistent) == nil { continue }
            return problem
        }
        return nil
    }

    /// True if a comparison is impossible: the rules ignore states after a faulting push in a
    /// handler of a swipe or back. Differences in words belong to the comparison of words.
    private func isBlind(_ moves: UserMoves, _ graph: UserGraph) -> Bool {
        let isBlind = graph.found.faults.keys.contains { fault in
            if case .transition = fault.occasion { false } else { fault.kind == .noStack }
        }
        let words = Set(moves.states.allWords(upTo: graph.found.distances.max() ?? 0).keys.map { $0.map(\.screen) })
        return isBlind || words != Set(graph.found.words.keys.map { $0.map(\.screen) })
    }

    private mutating func trapDifference(_ moves: UserMoves, _ graph: UserGraph) -> String? {
        let most = 1 + finite % 6
        var (search, counting) = (ReachSearch(moves), ReachSearch(moves, within: most))
        let screens = graph.found.tops.sorted { $0.index < $1.index }
        let reaches = screens.enumerated().flatMap { index, screen in
            let (from, within) = (screens[(index + finite) % screens.count], 1 + (index + finite) % most)
            return [(nil, nil), (from, nil), (nil, most), (from, within)].map { Invariant.Reach(screen: screen, from: $0, within: $1) }
        }
        for reach in reaches {
            let trapped = graph.trapped(from: reach)
            let nearest = trapped.map { graph.found.distances[$0] }.min()
            let names = [reach.screen, reach.from].map { $0.map { moves.states.program[$0].name.value } ?? "everywhere" }
            let name = "\(names[0]) from \(names[1])\(reach.within.map { " within \($0)" } ?? "")"
            traps += nearest == nil ? 0 : 1
            far += nearest == nil || reach.within == nil ? 0 : 1
            let said = reach.within == nil ? search.reach(of: reach) : counting.reach(of: reach)
            if let problem = difference(said, trapped, graph, by: { moves.replay($0) }) { return "\(name): \(problem)" }
        }
        return nil
    }

    /// The first difference in screens that users can reach only in the second graph.
    private mutating func lossDifference(_ graph: UserGraph, _ other: UserGraph) -> String? {
        var search = ReachSearch(graph.moves, withWay: other.moves)
        for screen in graph.found.tops.sorted(by: { $0.index < $1.index }) {
            let reach = Invariant.Reach(screen: screen)
            let lost = graph.trapped(from: reach).subtracting(other.trapped(from: reach))
            losses += lost.isEmpty ? 0 : 1
            if let problem = difference(search.reach(of: reach), lost, graph, by: { graph.moves.replay($0, withWay: other.moves) }) {
                return "\(graph.moves.states.program[screen].name.value) lost in \(graph.moves.width?.name ?? ""): \(problem)"
            }
        }
        return nil
    }

    private mutating func difference(_ said: Reach, _ trapped: Set<Int>, _ graph: UserGraph, by replay: (TrapFact) -> Replay?) -> String? {
        let nearest = trapped.map { graph.found.distances[$0] }.min()
        guard case .trapped(let trap) = said else { return nearest.map { "missed a trap at \($0)" } }
        if !trap.isCertain {
            // The worst content of a tab isn't necessarily there when it is shown again.
            uncertain += 1
            return graph.moves.hasTabs ? nil : "not certain without tabs"
        }
        guard let nearest else { return "no trap at \(trap.distance)" }
        guard graph.moves.hasTabs ? nearest <= trap.distance : nearest == trap.distance else { return "\(trap.distance) for \(nearest)" }
        guard let end = replay(trap), end.steps.count == trap.distance else { return "no run to the trap" }
        return trapped.contains { graph.found.states[$0] == end.end } ? nil : "the run ends in no trap"
    }

    private mutating func layerDifference(_ moves: UserMoves, _ graph: UserGraph) -> String? {
        let said = Dictionary(uniqueKeysWithValues: moves.closedLayers.map { ($0.flow, $0) })
        let closed = graph.closed()
        for (flow, closed) in closed where closed.isKnown {
            let places = closed.places
            let name = moves.states.program[flow].name.value
            let nearest = places.map { graph.found.distances[$0.place] }.min()
            guard let layer = said[flow] else {
                let isSingle = places.contains { $0.isSingle && graph.found.distances[$0.place] == nearest }
                if nearest == nil || isSingle || moves.hasTabs { continue }
                return "\(name): can't be left after \(nearest ?? 0)"
            }
            layers += 1
            guard let run = layer.witness.replay else { return "\(name): no run to where it can't be left" }
            guard let place = places.first(where: { graph.found.states[$0.place] == run.end }) else { return "\(name): can be left" }
            let distance = graph.found.distances[place.place]
            guard distance == layer.witness.distance, moves.hasTabs || distance == nearest else {
                return "\(name): can't be left after \(layer.witness.distance), not \(nearest ?? -1)"
            }
        }
        return said.keys.first { closed[$0] == nil }.map { "\(moves.states.program[$0].name.value): can be left in each state" }
    }

    private mutating func endDifference(_ moves: UserMoves, _ graph: UserGraph) -> String? {
        let program = moves.states.program
        let expected = graph.ends()
        let said = moves.deadEnds.found
        ends += said.count
        for end in said {
            let name = program[end.screen].name.value
            let same = expected.filter { graph.found.states[$0.place].topScreen == end.screen && $0.screens == end.screens }
            let nearest = same.filter(\.isKnown).map { graph.found.distances[$0.place] }.min()
            let isPossible = same.contains { graph.found.distances[$0.place] == end.distance } && nearest ?? .max >= end.distance
            guard isPossible || moves.hasTabs && nearest ?? .max <= end.distance else {
                return "\(name): no dead end at \(end.distance), but \(nearest ?? -1)"
            }
            guard moves.replay(end)?.steps.count == end.distance else { return "\(name): no run to the dead end" }
        }
        for (place, screens, isKnown) in expected where isKnown && !said.contains(where: { $0.screens.isSubset(of: screens) }) {
            missed += 1
            // A step can show a tab whose content the analysis has forgotten. It then assumes that
            // the step leads away. It examines only the nearest of several sets with a screen.
            let others = expected.filter {
                graph.found.states[$0.place].topScreen == graph.found.states[place].topScreen && $0.screens.count > 1
            }
            if moves.hasTabs || screens.count > 1 && Set(others.map(\.screens)).count > 1 { continue }
            return "\(graph.found.states[place].description(in: program)): a missed dead end"
        }
        return nil
    }

    var summary: String {
        """
        \(finite) finite (\(atWidths) at a width, \(withLinks) with links, \(constant) with a constant guard), \
        \(traps) traps (\(far) with numbers) and \(uncertain) uncertain, \(losses) losses, \
        \(layers) closed layers, \(ends) dead ends and \(missed) missed, \
        \(answers) needed answers and \(missedAnswers) missed, \
        \(bypasses.links) links and \(bypasses.steps) steps past guards and \(bypasses.missed) missed, \
        \(skipped.summary), \(ended.summary)
        """
    }
}
