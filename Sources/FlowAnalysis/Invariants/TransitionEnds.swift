import FlowGraph

extension Analysis {
    /// Decides whether only some screens and flows remain after a global transition, in every
    /// state.
    func verdict(of targets: [Target], after transition: LinkID) -> InvariantFact.Verdict {
        let (marked, screen) = program.markingEnd(of: transition)
        var search = InvariantSearch(Analysis(of: marked))
        let verdict = search.verdict(after: .screen(screen)) { !marked.isPart(of: targets + [.screen(screen)], $0, in: $1) }
        guard case .violated(var witness) = verdict, let last = witness.replay?.steps.indices.last else { return verdict }
        // The run in this program ends without the screen.
        witness.replay?.steps[last].move = .link(transition)
        witness.replay?.steps[last].state.layers.removeLast()
        return .violated(witness)
    }
}

extension Program {
    /// True if a screen is one of the targets or of one, and so is every tab bar around it, whose
    /// other tabs keep their screens.
    fileprivate func isPart(of targets: [Target], _ screen: ScreenID, in containers: [FlowID]) -> Bool {
        for flow in containers {
            if targets.contains(.flow(flow)) { return true }
            if !self[flow].tabs.isEmpty { return false }
        }
        return targets.contains { isThere($0, screen, in: []) }
    }
}
