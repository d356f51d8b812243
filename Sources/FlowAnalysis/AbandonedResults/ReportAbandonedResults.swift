import FlowGraph
import FlowSpec

/// Flows that are cut off, so that a result that is waited for never comes.
extension Report {
    func abandonments() -> [Finding] {
        let results = analysis.abandonedResults(besides: TakerExcuses(excuses))
        return cutOff(results) + cutOff(without: results)
    }

    /// The steps that cut a flow off whose starter waits for its end.
    private func cutOff(_ ends: [AbandonedResult]) -> [Finding] {
        ends.map { end in
            let message =
                "this cuts \(quoted(program.name(of: end.target))) off, and the handler of its starter, which waits for its end, doesn't run"
            var finding = Finding(
                .abandonedResult, message, at: end.range,
                suggestions: [Suggestion("end it with 'finish' or 'dismiss', which run the starter's handler", at: end.range)],
                by: .run(end.replay))
            finding.diagnostic.notes = [Diagnostic.Note("it is started here", at: program[end.site].range)]
            return finding
        }
    }

    /// The flows that are cut off in other ways.
    private func cutOff(without ends: [AbandonedResult]) -> [Finding] {
        let known = Set(ends.map(\.occasion))
        // The flows with a start site that doesn't say that nothing happens when they are left.
        let unexpected = Set(program.sites.filter { $0.dismissed?.isEmpty != true }.map(\.target))
        return analysis.abandonments.compactMap { fact in
            let isExpected = !unexpected.contains(.flow(fact.flow))
            // Of one without results its starter misses nothing where both leave.
            let hasResults = !program[fact.flow].results.isEmpty
            // Of what the user leaves alone `unhandled-dismissal` speaks.
            let others = fact.causes.filter { cause in
                switch cause {
                case .back, .swipeDown: false
                case .tap: !isExpected
                case .transition: hasResults && !known.contains(cause)
                // A link takes the place of what shows on purpose; so does a `switch` of the app.
                case .link(let link):
                    hasResults && program[link].isTransition && !program[link].steps.switches && !known.contains(cause)
                }
            }
            guard !others.isEmpty || fact.isPassed else { return nil }
            let flow = program[fact.flow].name
            var causes: [String] = []
            // No more than are told.
            for cause in others where causes.count < 5 {
                let cause = place(of: cause)
                if !causes.contains(cause) { causes.append(cause) }
            }
            if fact.isPassed { causes.append("the back menu") }
            let shown = causes.prefix(4).joined(separator: ", ") + (causes.count > 4 ? ", …" : "")
            let message = "\(quoted(flow.value)) may be cut off before it ends, and its starter's handler doesn't run: by \(shown)"
            return Finding(.interruptedFlow, message, at: flow.range)
        }
    }

    /// What is done, and where.
    private func place(of occasion: Occasion) -> String {
        guard case .transition(_, let screen) = occasion else { return quoted(words(for: occasion)) }
        return "\(quoted(words(for: occasion))) of \(quoted(program[program[screen].flow].name.value))"
    }
}

extension [Step] {
    /// Whether some step of a list shows another child of a `switch` flow.
    fileprivate var switches: Bool {
        contains { step in
            if case .switchTo = step.action { return true }
            return step.action.choices.contains { $0.steps.switches }
        }
    }
}
