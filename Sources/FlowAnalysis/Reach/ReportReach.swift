import FlowGraph
import FlowSpec
import PushdownSystems

/// What can never be seen or done.
extension Report {
    /// Screens on no stack, and transitions of screens that are never on top. There is no run to
    /// show; the set that was searched holds all.
    func unreachable() -> [Finding] {
        let distances = analysis.consistent.screenDistances
        let standing = analysis.consistent.standingScreens
        let others = program.flows.filter { !unusedFlows.contains($0.name.range) }.flatMap { flow in
            let covered = flow.screens.filter { distances[$0.index] == nil && standing[$0.index] }
            guard flow.screens.isEmpty else { return covered.flatMap(buried) }
            return flow.transitions.map { dead($0, "no screen of \(quoted(flow.name.value)) is ever on top") }
        }
        return unreachable(standing: standing) + others
    }

    /// Screens that no step names on any way: all that is known where the stacks aren't.
    func unnamed() -> [Finding] { unreachable(standing: NamedScreens(of: program).named) }

    private func unreachable(standing: [Bool]) -> [Finding] {
        let silent = program.flows.indices.map(FlowID.init).filter { unusedFlows.contains(program[$0].name.range) }
        return HiddenParts(of: program, hidden: standing.map { !$0 }, leavingOut: silent).all.map(unreachable)
    }

    private func unreachable(_ part: HiddenParts.Part) -> Finding {
        let why = "nothing shows it, or what does can never be taken"
        if part.screens.count == 1, let screen = part.screens.first {
            let name = program[screen].name
            let message = "\(quoted(name.value)) is on no stack that can be built: \(why)"
            return Finding(.unreachableScreen, message, at: name.range, verdict: .proved)
        }
        switch part.first {
        case .screen(let screen):
            let name = program[screen].name
            let others = part.screens.count == 2 ? "another screen" : "\(part.screens.count - 1) other screens"
            let message = "\(quoted(name.value)) is on no stack that can be built: \(why); \(others) can't be reached because of it"
            return Finding(.unreachableScreen, message, at: name.range, verdict: .proved)
        case .flow(let flow):
            let name = program[flow].name
            let message = "\(quoted(name.value)) is never shown: nothing starts it, or what does can never be taken; "
            let count = "\(part.screens.count) screens can't be reached because of it"
            return Finding(.unreachableScreen, message + count, at: name.range, verdict: .proved)
        }
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
        let symbols = system.rewriting.alphabet.symbols.all
        for node in system.automaton.nodes.elements where !node.isProcedure {
            standing[symbols[node.symbol].screen.index] = true
        }
        return standing
    }
}
