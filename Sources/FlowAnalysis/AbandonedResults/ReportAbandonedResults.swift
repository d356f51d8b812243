import FlowGraph
import FlowSpec

/// Findings about flows that are removed while a caller waits for their result.
extension Report {
    func abandonments() -> [Finding] {
        let results = analysis.abandonedResults(besides: TakerSuppressions(suppressions))
        return cutOff(results) + cutOff(without: results)
    }

    /// The steps that remove a flow while its caller waits for its end.
    private func cutOff(_ ends: [AbandonedResult]) -> [Finding] {
        ends.map { end in
            let step = analysis.steps[end.range].map { quoted($0.action.keyword.rawValue) } ?? "a step"
            let message = "\(step) removes \(quoted(program.name(of: end.target))) before it ends, so its caller's handler doesn't run"
            var finding = Finding(
                .abandonedResult, message, at: end.range,
                suggestions: [Suggestion("end it with 'finish' or 'dismiss', which run the handler", at: end.range)],
                by: .run(end.replay))
            finding.diagnostic.notes = [
                Diagnostic.Note("\(quoted(program.name(of: end.target))) is started here", at: program[end.site].range)
            ]
            return finding
        }
    }

    /// The flows that are removed by other actions.
    private func cutOff(without ends: [AbandonedResult]) -> [Finding] {
        let known = Set(ends.map(\.occasion))
        // The flows with a site that doesn't declare an empty `dismissed`.
        let unexpected = Set(program.sites.filter { $0.dismissed?.isEmpty != true }.map(\.target))
        return analysis.abandonments.compactMap { fact in
            let isExpected = !unexpected.contains(.flow(fact.flow))
            // The caller of a flow without results misses nothing if both are removed.
            let hasResults = !program[fact.flow].results.isEmpty
            // The rule `unhandled-dismissal` reports dismissals by the user.
            let others = fact.causes.filter { cause in
                switch cause {
                case .back, .swipeDown: false
                case .tap: !isExpected
                case .transition: hasResults && !known.contains(cause)
                // Links and global `switch` steps replace the visible content on purpose.
                case .link(let link):
                    hasResults && program[link].isTransition && !program[link].steps.switches && !known.contains(cause)
                }
            }
            guard !others.isEmpty || fact.isPassed else { return nil }
            let flow = program[fact.flow].name
            var causes: [String] = []
            // One more than the message lists.
            for cause in others where causes.count < 5 {
                let cause = place(of: cause)
                if !causes.contains(cause) { causes.append(cause) }
            }
            if fact.isPassed { causes.append("the back menu") }
            let names = joinedList(atMostFour(causes), last: "and")
            let message = "\(names) can remove \(quoted(flow.value)) before it ends, so its caller's handler doesn't run"
            return Finding(.interruptedFlow, message, at: flow.range)
        }
    }

    /// The first four causes, with a word for the others.
    func atMostFour(_ causes: [String]) -> [String] { causes.count > 4 ? causes.prefix(4) + ["other actions"] : causes }

    private func place(of occasion: Occasion) -> String {
        guard case .transition(_, let screen) = occasion else { return quoted(words(for: occasion)) }
        return "\(quoted(words(for: occasion))) of \(quoted(program[program[screen].flow].name.value))"
    }
}

extension [Step] {
    /// True if a step shows another child of a `switch` flow.
    var switches: Bool {
        contains { step in
            if case .switchTo = step.action { return true }
            return step.action.choices.contains { $0.steps.switches }
        }
    }
}
