import FlowSpec

/// The documentation page that lists the planted bugs.
func bugPage(_ topics: [(title: String, trials: [Trial])]) -> String {
    let tally = BugTally(topics.flatMap(\.trials))
    return """
        # Planted bugs

        See which navigation mistakes flowgen finds in an app without invariants. \(tally.all) typical mistakes are
        planted in two correct examples, [Bank](../Examples/Sources/Bank) and
        [Shop](../Examples/Sources/Shop), one at a time. flowgen finds \(tally.shown) with a trace or a
        proof, finds \(tally.inText) in the text of the specs alone, and misses \(tally.missed). Findings of the
        examples' own invariants don't count.

        A `popTo` without `else` fails if its screen isn't on the stack. A `pop` fails if too few screens
        are on the stack. In hand-written UIKit a failing `popTo` crashes. In generated code the transition
        does nothing and `onEvent` reports it. flowgen generates nothing until you fix the error.

        [`Tests/Fixtures/PlantedBugs`](../Tests/Fixtures/PlantedBugs) contains the mistakes, as edits of the
        examples. A test plants each one, looks for the finding, and compares this page. Line numbers are
        for the edited file. "and 2 more" counts further findings with the same cause.


        """ + topics.map(section).joined(separator: "\n")
}

private func section(title: String, trials: [Trial]) -> String {
    "## \(title)\n\n| mistake | effect on users | flowgen's finding |\n|---|---|---|\n"
        + trials.map { "| \($0.bug.wrong) | \($0.bug.suffers) | \(answer(to: $0)) |\n" }.joined()
}

private func answer(to trial: Trial) -> String {
    switch trial.bug.answer {
    case .missed(let reason): return "**nothing.** \(reason)"
    case .found(let expected):
        guard let finding = trial.expected else { return "?" }
        let rule = "\(expected.severity) [`\(expected.rule)`](rules.md#\(expected.rule))"
        let place = "`\(finding.file):\(finding.diagnostic.range.start.line)`"
        let others = trial.findings.count > 1 ? ", and \(trial.findings.count - 1) more" : ""
        return "\(rule), \(words(for: expected.evidence))\(place)\(others)"
    }
}

private func words(for evidence: PlantedBug.Evidence) -> String {
    switch evidence {
    case .trace(let count): "\(count) \(count == 1 ? "action" : "actions"), "
    case .proof: "proved, "
    case .text: ""
    }
}
