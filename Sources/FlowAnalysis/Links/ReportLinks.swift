import FlowGraph
import FlowSpec

/// Findings about stacks that only links reach, from an analysis of the app without links.
extension Report {
    /// Screens that users can't reach without links, and links to stacks of reachable screens that
    /// users can't build.
    func linkedOnly() -> [Finding] {
        guard !program.links.isEmpty, !inWindow.isCut, !byHand.isCut else { return [] }
        return unreachableByHand() + coveredByHand() + impossibleStacks()
    }

    private func unreachableByHand() -> [Finding] {
        let hidden = zip(inWindow.standingScreens, byHand.standingScreens).map { $0 && !$1 }
        return HiddenParts(of: program, hidden: hidden, leavingOut: []).all.compactMap { part in
            guard let first = part.screens.first else { return nil }
            let name = program.declaredName(of: part.first)
            let nearest = if case .screen(let screen) = part.first { screen } else { first }
            let count = part.screens.count - 1
            let others = count == 0 ? "" : " and \(count == 1 ? "a screen" : "\(count) screens") that it leads to"
            let message = "\(quoted(name.value))\(others) can only be opened by \(outside)"
            return Finding(.unreachableByHand, message, at: name.range, by: .run(way(to: nearest)))
        }
    }

    /// Screens that are on top only after a link: otherwise another screen always covers them.
    private func coveredByHand() -> [Finding] {
        let (standing, linked, tops) = (byHand.standingScreens, inWindow.screenDistances, byHand.screenDistances)
        return program.screens.indices.filter { standing[$0] && linked[$0] != nil && tops[$0] == nil }.map { index in
            let name = program.screens[index].name
            let message = "\(quoted(name.value)) is only visible after \(outside): otherwise another screen always covers it"
            return Finding(.unreachableByHand, message, at: name.range, by: .run(way(to: ScreenID(index: index))))
        }
    }

    /// The subject of the messages: links, global transitions, or both.
    private var outside: String {
        switch (program.links.contains { !$0.isTransition }, program.links.contains(where: \.isTransition)) {
        case (true, true): "a deep link or a global transition"
        case (false, _): "a global transition"
        case (true, false): "a deep link"
        }
    }

    private func way(to screen: ScreenID) -> Replay? {
        if case .found(let replay) = inWindow.way(to: screen) { replay } else { nil }
    }

    /// The links that restart a flow and build a stack there, although users can't build it. Leaves
    /// out stacks with a screen that only links reach, because that screen has its own finding.
    private func impossibleStacks() -> [Finding] {
        let standing = byHand.standingScreens
        return program.links.indices.map(LinkID.init).filter { program[$0].restarts }.compactMap { id in
            var search = StateSearch(machine: byHand.machine, effort: Effort(1_000_000))
            guard let lead = search.run(until: { inWindow.machine.canOpen(program[id], in: $0) }) else { return nil }
            for branch in inWindow.machine.outcomes(of: .link(id), in: lead.end) {
                guard case .settled(let state, _) = branch.outcome, state.activeScreens.allSatisfy({ standing[$0.index] }),
                    byHand.distance(of: state.word(in: program)) == nil
                else { continue }
                var replay = lead
                replay.steps.append(Replay.Step(.link(id), branch, from: lead.end))
                let message =
                    "\(quoted(program[id].name.value)) opens \(quoted(state.description(in: program))), which users can't reach without deep "
                    + "links; use steps that users can follow, or add the missing transition"
                return Finding(.linkImpossibleStack, message, at: program[id].name.range, by: .run(replay))
            }
            return nil
        }
    }
}
