import FlowDiagnostics
import FlowGraph
import FlowRules

/// Screens that stand where they shouldn't, and flows that are cut off.
extension Report {
    func slots() -> [Finding] {
        let (duplicates, noReturn) = (analysis.duplicates, analysis.noReturn)
        let twice = duplicates.found.map { fact in
            let message = "two \(quoted(name(of: fact.screen))) may stand on one stack, and the screen is 'unique'"
            return Finding(.duplicateScreen, message, at: fact.range, by: .run(fact.witness.replay))
        }
        let below = noReturn.found.map { fact in
            let message =
                "\(quoted(name(of: fact.screen))) allows no back, and the back menu of a screen above it leads to it or past it all the same"
            return Finding(.noReturnBelow, message, at: fact.range, by: .run(fact.witness.replay))
        }
        let pushes = analysis.pushesOverChildren.map { push in
            let (screen, child) = (quoted(name(of: push.screen)), quoted(program[push.child].name.value))
            let message = "\(screen) may be pushed over \(child), which is still on the stack"
            return Finding(.pushOverChild, message, at: push.range, by: .run(push.witness.replay))
        }
        return unknown(duplicates, "whether it may stand twice on one") + twice
            + unknown(noReturn, "whether a back menu leads to it or past it") + below + pushes
    }

    /// Names the screens that stand on more stacks than are looked at.
    private func unknown(_ facts: SlotFacts, _ question: String) -> [Finding] {
        facts.unknown.map { screen in
            let message = "\(quoted(name(of: screen))) stands on more stacks than are looked at, so that it isn't known \(question)"
            return Finding(.approximateAnalysis, message, at: program[screen].name.range)
        }
    }

    private func name(of screen: ScreenID) -> String {
        program[screen].name.value
    }

    func abandonments() -> [Finding] {
        let unheard = analysis.unheardEnds
        return cutOff(unheard) + cutOff(without: unheard)
    }

    /// The steps that cut a flow off whose starter waits for its end.
    private func cutOff(_ ends: [UnheardEnd]) -> [Finding] {
        ends.map { end in
            let message =
                "this cuts \(quoted(program[end.flow].name.value)) off, and the handler of its starter, which waits for its end, doesn't run"
            var finding = Finding(
                .abandonedResult, message, at: end.range,
                suggestions: [Suggestion("end it with 'finish' or 'dismiss', which run the starter's handler", at: end.range)],
                by: .run(end.replay))
            finding.diagnostic.notes = [Diagnostic.Note("it is started here", at: program[end.site].range)]
            return finding
        }
    }

    /// The flows that are cut off in other ways.
    private func cutOff(without ends: [UnheardEnd]) -> [Finding] {
        let known = Set(ends.map(\.occasion))
        return analysis.abandonments.compactMap { fact in
            let sites = program.sites.filter { $0.target == .flow(fact.flow) }
            let isExpected = sites.allSatisfy { $0.dismissed?.isEmpty == true }
            // Of what the user leaves alone `unhandled-dismissal` speaks.
            let others = fact.causes.filter { cause in
                switch cause {
                case .back, .swipeDown: false
                case .tap: !isExpected
                case .transition, .entry: !known.contains(cause)
                }
            }
            guard !others.isEmpty else { return nil }
            let flow = program[fact.flow].name
            var causes: [String] = []
            for cause in others.map(place) where !causes.contains(cause) { causes.append(cause) }
            let shown = causes.prefix(4).joined(separator: ", ") + (causes.count > 4 ? ", …" : "")
            let message = "\(quoted(flow.value)) may be cut off before it ends, and no handler runs: by \(shown)"
            var finding = Finding(.abandonedResult, message, at: flow.range)
            finding.diagnostic.severity = .note
            return finding
        }
    }

    /// What is done, and where.
    private func place(of occasion: Occasion) -> String {
        guard case .transition(_, let screen) = occasion else { return quoted(words(for: occasion)) }
        return "\(quoted(words(for: occasion))) of \(quoted(program[program[screen].flow].name.value))"
    }
}
