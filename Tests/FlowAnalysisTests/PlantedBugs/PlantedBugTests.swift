import FlowSpec
import Testing

/// The typical mistakes that flowgen finds without invariants.
@Suite struct PlantedBugTests {
    @Test(arguments: ["Bank", "Shop"])
    func `the examples themselves are right`(name: String) throws {
        let findings = try Example(name).findings()
        #expect(findings.allSatisfy { $0.diagnostic.severity == .note }, "\(findings)")
    }

    @Test func `each bug is found, or missed, as the list says`() throws {
        for trial in try Trial.topics.get().flatMap(\.trials) {
            switch trial.bug.answer {
            case .found(let expected):
                #expect(trial.expected != nil, "\(trial.bug.wrong): not found as \(expected), but \(trial.findings)")
            case .missed:
                #expect(trial.findings.isEmpty, "\(trial.bug.wrong): said to be missed")
            }
        }
    }

    @Test func `nearly all that stacks tell is found with a run that shows it`() throws {
        let count = BugTally(try Trial.topics.get().flatMap(\.trials))
        #expect(count.all >= 60 && count.shown >= 57, "\(count)")
    }
}
