import FlowDiagnostics
import FlowGraph

/// What can never be seen or done.
extension Report {
    /// Screens on no stack, and transitions of screens that are never on top. There is no run to show; the set that was searched holds all.
    func unreachable() -> [Finding] {
        let distances = analysis.screenDistances
        let standing = analysis.standingScreens
        return program.flows.filter { !unusedFlows.contains($0.name.range) }.flatMap { flow in
            let hidden = flow.screens.filter { distances[$0.index] == nil }
            guard flow.screens.isEmpty else { return hidden.flatMap { standing[$0.index] ? buried($0) : [unreachable($0)] } }
            return flow.transitions.map { dead($0, "no screen of \(quoted(flow.name.value)) is ever on top") }
        }
    }

    private func unreachable(_ screen: ScreenID) -> Finding {
        let name = program[screen].name
        let message = "\(quoted(name.value)) is on no stack that can be built: nothing shows it, or what does can never be taken"
        return Finding(.unreachableScreen, message, at: name.range, verdict: .proved)
    }

    /// A screen that others cover for ever.
    private func buried(_ screen: ScreenID) -> [Finding] {
        let name = program[screen].name
        let reason = "\(quoted(name.value)) stands on stacks, but is never on top: what covers it never goes away alone"
        guard !program[screen].transitions.isEmpty else {
            return [Finding(.unreachableScreen, reason, at: name.range, verdict: .proved)]
        }
        return program[screen].transitions.map { dead($0, reason) }
    }

    private func dead(_ transition: TransitionID, _ reason: String) -> Finding {
        let name = program[transition].name
        return Finding(.deadTransition, "\(quoted(name.value)) can never be taken: \(reason)", at: name.range, verdict: .proved)
    }
}

extension Analysis {
    /// Whether each screen stands on any stack, by its index.
    var standingScreens: [Bool] {
        var standing = Array(repeating: false, count: program.screens.count)
        for node in system.automaton.nodes where node.symbol >= 0 {
            standing[system.rules.alphabet.symbols[node.symbol].screen.index] = true
        }
        return standing
    }
}
