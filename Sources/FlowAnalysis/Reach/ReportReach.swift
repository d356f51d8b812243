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
        return unreachable(standing: standing) + others + unreachableAtWidths()
    }

    /// Screens that no step names; used if the stacks aren't known.
    func unnamed() -> [Finding] { unreachable(standing: NamedScreens(of: program).named) }

    private func unreachable(standing: [Bool]) -> [Finding] {
        parts(hidden: standing.map { !$0 }).map { unreachable($0) }
    }

    private func parts(hidden: [Bool]) -> [HiddenParts.Part] {
        let silent = program.flows.indices.map(FlowID.init).filter { unusedFlows.contains(program[$0].name.range) }
        return HiddenParts(of: program, hidden: hidden, leavingOut: silent).all
    }

    /// Screens in columns and tabs that users of narrow windows never see. A placeholder is only
    /// visible beside other columns. Wide windows show all columns, and a tab that they lack is a
    /// menu of others.
    private func unreachableAtWidths() -> [Finding] {
        guard program.hasPartsOfWidths else { return [] }
        let everywhere = analysis.consistent.screenDistances
        return analysis.userMoves.filter { $0.width == .compact && !$0.alone.isCut }.flatMap { moves in
            let hidden = zip(everywhere, moves.alone.screenDistances).map { $0 != nil && $1 == nil }
            let lost = program.screens.indices.map { hidden[$0] && !program.screens[$0].attributes.isPlaceholder }
            return parts(hidden: lost).map { unreachable($0, at: moves.width) }
        }
    }

    private func unreachable(_ part: HiddenParts.Part, at width: Width? = nil) -> Finding {
        let first = part.screens.count == 1 ? Target.screen(part.screens[0]) : part.first
        let name = program.declaredName(of: first)
        let title = quoted(name.value)
        let (subject, cause, rest) =
            switch first {
            case .screen where part.screens.count == 1: ("\(title) is", "shows it", title)
            case .screen:
                (
                    "\(title) and \(part.screens.count == 2 ? "another screen" : "\(part.screens.count - 1) other screens") are",
                    "shows \(title)", "the screens"
                )
            case .flow:
                (
                    "the flow \(title) and \(part.screens.count) screens are", "\(width == nil ? "starts" : "shows") \(title)",
                    "the flow and the screens"
                )
            }
        let place = width.map { " in \($0.name)" } ?? ""
        let remedy = width == nil ? "add one, or remove \(rest)" : "add one"
        let message = "\(subject) unreachable\(place): no transition that can run \(cause); \(remedy)"
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
