import FlowGraph
import PushdownSystems

/// Decides whether runs can skip a screen that an invariant requires before another one.
extension Analysis {
    /// Decides whether each run to a screen has another screen on top before, since the start or
    /// since each state with a third one on top.
    ///
    /// The required screen counts even if it is no longer on a stack. So no stack decides it, but
    /// the runs that end at the required screen do.
    func verdict(of via: Invariant.Via) -> InvariantFact.Verdict {
        var limits = MoveLimits()
        limits.stops = program.screens(meantBy: via.via)
        let stopped = program.limited(to: limits)
        // A name can mean screens of both.
        let targets = program.screens(meantBy: via.screen).subtracting(limits.stops)
        guard let since = via.since else { return Analysis(of: stopped).verdict(reaching: targets) }
        guard !isCut else { return .unknown }
        var search = SkippedScreenSearch(analysis: self, stopped: Machine(stopped), to: targets)
        return search.verdict(from: program.screens(meantBy: since))
    }

    /// An invariant is violated by the nearest of some screens, if one is reachable.
    private func verdict(reaching targets: Set<ScreenID>) -> InvariantFact.Verdict {
        guard !isCut else { return .unknown }
        let distances = screenDistances
        func distance(_ screen: ScreenID) -> Int { distances[screen.index] ?? .max }
        var isKnown = true
        for screen in targets.sorted(by: { (distance($0), $0) < (distance($1), $1) }) where distances[screen.index] != nil {
            switch way(to: screen) {
            case .found(let run): return .violated(Witness(distance: distance(screen), replay: run))
            // The analysis assumes that users can return to a tab at once.
            case .never, .none: continue
            case .unknown: isKnown = false
            }
        }
        return isKnown ? .holds : .unknown
    }
}

/// Searches for runs from states with one screen on top to another screen, past a third one.
private struct SkippedScreenSearch {
    let analysis: Analysis
    /// The machine without moves on the required screen.
    let stopped: Machine
    let targets: Set<ScreenID>
    private var effort = Effort(1_000_000)

    init(analysis: Analysis, stopped: Machine, to targets: Set<ScreenID>) {
        (self.analysis, self.stopped, self.targets) = (analysis, stopped, targets)
    }

    mutating func verdict(from starts: Set<ScreenID>) -> InvariantFact.Verdict {
        let (system, hasTabs) = (analysis.system, analysis.hasTabs)
        var search = TrapSearch(
            system, analysis.distances, moves: system.limited(to: stopped.program.limits, isByHand: false), isHopeful: hasTabs)
        var descents = system.descentEffort
        let found = search.start(from: starts.flatMap(system.tops), reaching: targets.flatMap(system.tops), &descents)
        if case .none = found { return .holds }
        var run = nearest(from: starts)
        if run == nil, case .found(let word) = found {
            run = analysis.replay(to: word) { rest(after: $0).run != nil }.flatMap { start in rest(after: start.end).run.map(start.followed)
            }
            // Tabs have the content that is best for the run.
            if run == nil, analysis.isExact, !hasTabs { return .violated(Witness(distance: word.cost + 1, replay: nil)) }
        }
        return run.map { .violated(Witness(distance: $0.steps.count, replay: $0)) } ?? .unknown
    }

    /// The shortest run over one of the nearest states.
    private mutating func nearest(from starts: Set<ScreenID>) -> Replay? {
        var (best, areAllKnown) = ((start: State, rest: Replay, count: Int)?.none, true)
        analysis.nearest.forEachState { state, depth in
            guard let top = state.topScreen, starts.contains(top), depth < best?.count ?? .max else { return }
            let found = rest(after: state, upTo: best.map { $0.count - depth - 1 })
            areAllKnown = areAllKnown && found.isKnown
            effort.spend(found.spent)
            if let run = found.run { best = (state, run, depth + run.steps.count) }
        }
        guard let best, var run = analysis.nearest.run(to: .state { $0 == best.start })?.followed(by: best.rest) else { return nil }
        run.isShortest = areAllKnown && best.count <= analysis.nearest.completeDepth + 1
        return run
    }

    /// The shortest run from a state to a target, and whether no shorter one exists.
    private func rest(after state: State, upTo most: Int? = nil) -> (run: Replay?, isKnown: Bool, spent: Int) {
        var search = StateSearch(machine: stopped, from: state, effort: Effort(min(effort.left, UserMoves.mostAfterOne)))
        let run = search.run(upTo: most ?? .max) { $0.topScreen.map(targets.contains) ?? false }
        return (run, run?.isShortest ?? search.isComplete(upTo: most), search.spent)
    }
}

extension Replay {
    /// The run with another one from its end.
    fileprivate func followed(by rest: Replay) -> Replay {
        var run = self
        run.steps += rest.steps
        run.isShortest = false
        return run
    }
}
