import FlowSpec

/// A planted bug and flowgen's findings.
struct Trial: Sendable {
    var bug: PlantedBug
    /// The findings that the edit adds, without those about the app's invariants.
    var findings: [Finding]

    /// The expected finding, if it was reported.
    var expected: Finding? {
        guard case .found(let expected) = bug.answer else { return nil }
        return findings.first(where: expected.fits)
    }

    /// A trial of each bug in the list, by topic.
    static let topics = Result {
        let topics = try readTopics()
        var plain: [String: Set<String>] = [:]
        return try topics.map { topic in
            let trials = try topic.bugs.map { bug in
                var example = try Example(bug.example)
                let known = plain[bug.example] ?? Set(example.findings().map(\.name))
                plain[bug.example] = known
                try example.plant(bug)
                return Trial(bug: bug, findings: example.findings().filter { !$0.isOfInvariant && !known.contains($0.name) })
            }
            return (title: topic.title, trials: trials)
        }
    }
}

extension PlantedBug.Expected {
    /// True if a finding is the expected one.
    fileprivate func fits(_ finding: Finding) -> Bool {
        finding.diagnostic.rule.id == rule && finding.diagnostic.severity == severity && finding.file == file
            && finding.line.contains(line) && evidence.fits(finding.diagnostic)
    }
}

extension PlantedBug.Evidence {
    fileprivate func fits(_ finding: Diagnostic) -> Bool {
        switch self {
        case .trace(let count): finding.verdict == .confirmed(actions: count) && finding.trace?.actions.count == count
        case .proof: finding.verdict == .proved
        case .text: finding.verdict == nil
        }
    }
}

extension Finding {
    /// Identifies the finding, even if its line moved.
    fileprivate var name: String { "\(file) \(diagnostic.rule.id) \(line)" }

    fileprivate var isOfInvariant: Bool {
        [.invariant, .tooFar, .trap, .vacuousInvariant].contains(diagnostic.rule)
    }
}

extension Finding: CustomStringConvertible {
    var description: String {
        let verdict = diagnostic.verdict.map { " (\($0))" } ?? ""
        return "\(file):\(diagnostic.range.start.line): \(diagnostic.severity) \(diagnostic.rule.id)\(verdict): \(diagnostic.message)"
    }
}
