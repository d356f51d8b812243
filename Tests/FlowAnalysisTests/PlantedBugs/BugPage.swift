import FlowSpec

/// The page of the documentation that lists the planted bugs.
func bugPage(_ topics: [(title: String, trials: [Trial])]) -> String {
    let tally = BugTally(topics.flatMap(\.trials))
    return """
        # Planted bugs

        What does flowgen find in an app if its author makes a mistake and declares nothing about what
        should hold? \(tally.all) mistakes that apps make were planted in two correct ones, the examples
        [Bank](../Examples/Sources/Bank) and [Shop](../Examples/Sources/Shop), one at a time. flowgen finds
        \(tally.shown) with a run that shows them, or with a proof that no run does what was meant, and
        \(tally.inText) in the text alone; it misses \(tally.missed). What the apps' own invariants find doesn't count.

        [`Tests/Fixtures/PlantedBugs`](../Tests/Fixtures/PlantedBugs) has the bugs with the edits that plant
        them. A test plants each, looks for the finding, and compares this page. Line numbers are those of
        the edited file; "and 2 more" are further findings with the same cause.


        """ + topics.map(section).joined(separator: "\n")
}

private func section(title: String, trials: [Trial]) -> String {
    "## \(title)\n\n| what is wrong | result | flowgen says |\n|---|---|---|\n"
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
