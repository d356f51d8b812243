import FlowGraph
import FlowSpec
import PushdownSystems

/// Findings about screens and transitions that are never reached.
extension Report {
    /// Screens on no stack, and transitions of screens that are never on top. There is no run to
    /// show, because the search covered all states.
    func unreachable() -> [Finding] {
        let distances = analysis.consistent.screenDistances
        let standing = analysis.consistent.standingScreens
        let others = program.flows.filter { !unusedFlows.contains($0.name.range) }.flatMap { flow in
            let covered = flow.screens.filter {
                distances[$0.index] == nil && standing[$0.index] && !program[$0].attributes.isPlaceholder
            }
            guard flow.screens.isEmpty else { return covered.flatMap(buried) }
            return flow.transitions.map { dead($0, "no screen of \(quoted(flow.name.value)) is ever visible") }
        }
        return unreachable(standing: standing) + others
    }

    /// Screens that no step names; used if the stacks aren't known.
    func unnamed() -> [Finding] { unreachable(standing: NamedScreens(of: program).named) }

    private func unreachable(standing: [Bool]) -> [Finding] {
        let silent = program.flows.indices.map(FlowID.init).filter { unusedFlows.contains(program[$0].name.range) }
        return HiddenParts(of: program, hidden: standing.map { !$0 }, leavingOut: silent).all.map(unreachable)
    }

    private func unreachable(_ part: HiddenParts.Part) -> Finding {
        let first = part.screens.count == 1 ? Target.screen(part.screens[0]) : part.first
        let name = program.declaredName(of: first)
        let title = quoted(name.value)
        let message: String
        switch first {
        case .screen where part.screens.count == 1:
            message = "\(title) is unreachable: no transition that can run shows it; add one, or remove \(title)"
        case .screen:
            let others = part.screens.count == 2 ? "another screen" : "\(part.screens.count - 1) other screens"
            message =
                "\(title) and \(others) are unreachable: no transition that can run shows \(title); add one, or remove the screens"
        case .flow:
            message =
                "the flow \(title) and \(part.screens.count) screens are unreachable: no transition that can run starts \(title); add "
                + "one, or remove the flow and the screens"
        }
        return Finding(.unreachableScreen, message, at: name.range, verdict: .proved)
    }

    /// Findings about a screen that other screens cover forever.
    private func buried(_ screen: ScreenID) -> [Finding] {
        let name = program[screen].name
        let reason = "\(quoted(name.value)) is always covered by another screen"
        guard !program[screen].transitions.isEmpty else {
            return [Finding(.unreachableScreen, reason, at: name.range, verdict: .proved)]
        }
        return program[screen].transitions.map { dead($0, reason) }
    }

    private func dead(_ transition: TransitionID, _ reason: String) -> Finding {
        let name = program[transition].name
        return Finding(.deadTransition, "\(quoted(name.value)) can never run: \(reason)", at: name.range, verdict: .proved)
    }
}

extension Analysis {
    /// For each screen, by its index, true if it is on any stack.
    var standingScreens: [Bool] {
        // An empty column shows its placeholder, but is on no stack of the analysis.
        var standing = program.screens.map(\.attributes.isPlaceholder)
        let symbols = system.rewriting.alphabet.symbols.all
        for node in system.automaton.nodes.elements where !node.isProcedure {
            standing[symbols[node.symbol].screen.index] = true
        }
        return standing
    }
}
