import FlowDiagnostics
import FlowGraph

/// What can never be seen or done.
extension Report {
    /// Reports screens on no stack, and transitions of screens that are never on top. There is no run to show; the set that was searched holds all.
    mutating func unreachable() {
        let distances = analysis.screenDistances
        let standing = analysis.standingScreens
        let unused = Set(diagnostics.all.filter { $0.rule == .unusedFlow }.map(\.range))
        for flow in program.flows where !unused.contains(flow.name.range) {
            for screen in flow.screens where distances[screen.index] == nil {
                if standing[screen.index] { buried(screen) } else { unreachable(screen) }
            }
            if flow.screens.isEmpty {
                for transition in flow.transitions { dead(transition, "no screen of \(quoted(flow.name.value)) is ever on top") }
            }
        }
    }

    private mutating func unreachable(_ screen: ScreenID) {
        let name = program[screen].name
        let message = "\(quoted(name.value)) is on no stack that can be built: nothing shows it, or what does can never be taken"
        diagnostics.add(Diagnostic(.unreachableScreen, message, at: name.range, verdict: .proved))
    }

    /// A screen that others cover for ever.
    private mutating func buried(_ screen: ScreenID) {
        let name = program[screen].name
        let reason = "\(quoted(name.value)) stands on stacks, but is never on top: what covers it never goes away alone"
        guard !program[screen].transitions.isEmpty else {
            diagnostics.add(Diagnostic(.unreachableScreen, reason, at: name.range, verdict: .proved))
            return
        }
        for transition in program[screen].transitions { dead(transition, reason) }
    }

    private mutating func dead(_ transition: TransitionID, _ reason: String) {
        let name = program[transition].name
        diagnostics.add(
            Diagnostic(.deadTransition, "\(quoted(name.value)) can never be taken: \(reason)", at: name.range, verdict: .proved))
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
