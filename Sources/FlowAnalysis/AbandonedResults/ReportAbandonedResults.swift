import FlowDiagnostics
import FlowGraph
import FlowRules

/// Flows that are cut off, so that a result that is waited for never comes.
extension Report {
    func abandonments() -> [Finding] {
        let results = analysis.abandonedResults
        return cutOff(results) + cutOff(without: results)
    }

    /// The steps that cut a flow off whose starter waits for its end.
    private func cutOff(_ ends: [AbandonedResult]) -> [Finding] {
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
    private func cutOff(without ends: [AbandonedResult]) -> [Finding] {
        let known = Set(ends.map(\.occasion))
        // The flows with a start site that doesn't say that nothing happens when they are left.
        let unexpected = Set(program.sites.filter { $0.dismissed?.isEmpty != true }.map(\.target))
        return analysis.abandonments.compactMap { fact in
            let isExpected = !unexpected.contains(.flow(fact.flow))
            // Of what the user leaves alone `unhandled-dismissal` speaks.
            let others = fact.causes.filter { cause in
                switch cause {
                case .back, .swipeDown: false
                case .tap: !isExpected
                case .transition: !known.contains(cause)
                // It takes the place of what shows on purpose.
                case .link: false
                }
            }
            guard !others.isEmpty else { return nil }
            let flow = program[fact.flow].name
            var causes: [String] = []
            // No more than are told.
            for cause in others where causes.count < 5 {
                let cause = place(of: cause)
                if !causes.contains(cause) { causes.append(cause) }
            }
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
