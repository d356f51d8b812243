import FlowGraph
import FlowSpec

/// What only links lead to, found by an analysis of the app without them.
extension Report {
    /// Screens that nobody comes to by hand, and links that build stacks of other screens that
    /// nobody could have built.
    func linkedOnly() -> [Finding] {
        guard !program.links.isEmpty, !inWindow.isCut, !byHand.isCut else { return [] }
        return unreachableByHand() + coveredByHand() + impossibleStacks()
    }

    private func unreachableByHand() -> [Finding] {
        let hidden = zip(inWindow.standingScreens, byHand.standingScreens).map { $0 && !$1 }
        return HiddenParts(of: program, hidden: hidden, leavingOut: []).all.compactMap { part in
            guard let first = part.screens.first else { return nil }
            let name: Located<String>
            let nearest: ScreenID
            switch part.first {
            case .screen(let screen): (name, nearest) = (program[screen].name, screen)
            case .flow(let flow): (name, nearest) = (program[flow].name, first)
            }
            let count = part.screens.count - 1
            let others = count == 0 ? "" : "; so it is with \(count == 1 ? "another screen" : "\(count) other screens") that it leads to"
            let message = "only \(outside) to \(quoted(name.value)): no transition that a user takes shows it\(others)"
            return Finding(.unreachableByHand, message, at: name.range, by: .run(way(to: nearest)))
        }
    }

    /// Screens that are on top after a link only: by hand something always covers them.
    private func coveredByHand() -> [Finding] {
        let (standing, linked, tops) = (byHand.standingScreens, inWindow.screenDistances, byHand.screenDistances)
        return program.screens.indices.filter { standing[$0] && linked[$0] != nil && tops[$0] == nil }.map { index in
            let name = program.screens[index].name
            let message = "only \(outside) to \(quoted(name.value)) as the top screen: by hand something always covers it"
            return Finding(.unreachableByHand, message, at: name.range, by: .run(way(to: ScreenID(index: index))))
        }
    }

    /// What leads on from outside the screens.
    private var outside: String {
        switch (program.links.contains { !$0.isTransition }, program.links.contains(where: \.isTransition)) {
        case (true, true): "links and transitions of the app lead"
        case (false, _): "a transition of the app leads"
        case (true, false): "a link leads"
        }
    }

    private func way(to screen: ScreenID) -> Replay? {
        if case .found(let replay) = inWindow.way(to: screen) { replay } else { nil }
    }

    /// The links that let a flow begin anew and build a stack in it. A screen that only links lead
    /// to is on no other stack, and that is said of the screen.
    private func impossibleStacks() -> [Finding] {
        let standing = byHand.standingScreens
        return program.links.indices.map(LinkID.init).filter { program[$0].beginsAnew }.compactMap { id in
            guard let lead = wayToOpen(program[id]) else { return nil }
            for branch in inWindow.machine.outcomes(of: .link(id), in: lead.end) {
                guard case .settled(let state, _) = branch.outcome, state.activeScreens.allSatisfy({ standing[$0.index] }),
                    byHand.distance(of: state.word(in: program)) == nil
                else { continue }
                var replay = lead
                replay.steps.append(Replay.Step(.link(id), branch, from: lead.end))
                let message =
                    "\(quoted(program[id].name.value)) leads to \(quoted(state.description(in: program))), which nobody can build without "
                    + "links; take the way that a user takes, or add the transition that leads there"
                return Finding(.linkImpossibleStack, message, at: program[id].name.range, by: .run(replay))
            }
            return nil
        }
    }

    /// The nearest state in which a link can be opened, with the run to it.
    private func wayToOpen(_ link: DeepLink) -> Replay? {
        var search = StateSearch(machine: byHand.machine, effort: Effort(1_000_000))
        return search.run { inWindow.machine.canOpen(link, in: $0) }
    }
}
