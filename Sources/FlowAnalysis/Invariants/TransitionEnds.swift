import FlowGraph
import PushdownSystems

/// Decides whether only some screens and flows remain after a global transition, in every state.
extension Analysis {
    func verdict(of targets: [Target], after transition: LinkID) -> InvariantFact.Verdict {
        let (marked, screen) = program.markingEnd(of: transition)
        var search = InvariantSearch(Analysis(of: marked))
        switch search.verdict(of: targets, below: screen) {
        case .violated(var witness):
            // Without the screen that marks the end.
            if let last = witness.replay?.steps.indices.last { witness.replay?.steps[last].state.layers.removeLast() }
            return .violated(witness)
        case .holds where program.canReplaceSteps(of: transition):
            let run = nearestRun(endingWith: .link(transition)) { program.hasOther(than: targets, in: $0.layers[...]) }
            return run.map { .violated(Witness(distance: $0.steps.count, replay: $0)) } ?? .unknown
        case let verdict: return verdict
        }
    }

    /// The first run over the nearest states whose last move leads to a certain state.
    private func nearestRun(endingWith move: Move, where holds: (State) -> Bool) -> Replay? {
        var found: (from: State, step: Replay.Step)?
        nearest.forEachState { state, _ in
            guard found == nil, machine.isPossible(move, in: state) else { return }
            let steps = machine.outcomes(of: move, in: state).map { Replay.Step(move, $0, from: state) }
            found = steps.first { $0.fault == nil && holds($0.state) }.map { (state, $0) }
        }
        guard let found, var run = nearest.run(to: .state { $0 == found.from }) else { return nil }
        run.steps.append(found.step)
        run.isShortest = false
        return run
    }
}

extension InvariantSearch {
    /// Decides whether only some targets are below a layer with one screen.
    fileprivate mutating func verdict(of targets: [Target], below screen: ScreenID) -> InvariantFact.Verdict {
        let (program, alphabet) = (analysis.program, analysis.system.rewriting.alphabet)
        // State 1: something else was read.
        let search = WordSearch(
            analysis: analysis, stateCount: 2, staysOnStack: false,
            next: { state, symbol in
                let containers = alphabet.lane(of: symbol).content.path.lazy.map(\.flow)
                return state == 1 || !program.isPart(of: targets, symbol.screen, in: containers) ? 1 : 0
            },
            isWanted: { state, symbol in state == 1 && symbol.screen == screen })
        let seeds = analysis.system.automaton.bottoms.map { WordSearch.Seed(below: $0) }
        return verdict(search, from: seeds) { state in
            state.topScreen == screen && program.hasOther(than: targets, in: state.layers.dropLast())
        }
    }
}

extension Program {
    /// True if a caller's `dismissed` steps can run instead of the last steps of a global
    /// transition.
    fileprivate func canReplaceSteps(of transition: LinkID) -> Bool {
        func dismisses(_ step: Step) -> Bool {
            if case .dismissAll = step.action { true } else { step.action.choices.contains { $0.steps.contains(where: dismisses) } }
        }
        return self[transition].steps.contains(where: dismisses) && sites.contains { $0.dismissed?.isEmpty == false }
    }

    /// True if an active stack of some layers has a screen that isn't one of the targets or of one.
    fileprivate func hasOther(than targets: [Target], in layers: ArraySlice<Layer>) -> Bool {
        layers.contains { layer in
            let containers = layer.content.containersThatShow
            return layer.content.activeSlots.contains { !isPart(of: targets, $0.screen, in: containers) }
        }
    }

    /// True if a screen is one of the targets or of one, and so is every tab bar around it, whose
    /// other tabs keep their screens.
    fileprivate func isPart(of targets: [Target], _ screen: ScreenID, in containers: some Sequence<FlowID>) -> Bool {
        for flow in containers {
            if targets.contains(.flow(flow)) { return true }
            if !self[flow].tabs.isEmpty { return false }
        }
        return targets.contains { isThere($0, screen, in: EmptyCollection()) }
    }
}
