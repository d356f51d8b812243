import FlowGraph
import PushdownSystems

/// Decides whether only some screens and flows remain after a global transition, in every state.
extension Analysis {
    func verdict(of targets: [Target], after transition: LinkID) -> InvariantFact.Verdict {
        let (marked, screen) = program.markingEnd(of: transition)
        var search = InvariantSearch(Analysis(of: marked))
        switch search.verdict(of: targets, below: screen) {
        case .violated(var witness):
            if let last = witness.replay?.steps.indices.last {
                witness.replay?.steps[last].move = .link(transition)
                witness.replay?.steps[last].state.layers.removeLast()
            }
            return .violated(witness)
        case let verdict: return verdict
        }
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
