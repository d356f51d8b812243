import FlowSpec
import Foundation
import TestSupport
import Testing

/// Randomly changed specs, and the reader's findings about their form.
///
/// With `FLOWGEN_MUTANTS`, the specs and verdicts are written to that file, and
/// Scripts/check-schema compares them with the schema's verdicts. `SEED` repeats a run.
@Suite struct MutatedSpecTests {
    private struct Mutant: Encodable {
        var text: String
        var isAccepted: Bool
        var findings: [String]
    }

    private struct Report: Encodable {
        var seed: UInt64
        var mutants: [Mutant]
    }

    /// The rules that a schema can check: only the form of a spec.
    private static let form: Set<Rule> = [.unknownKey, .missingKey, .wrongType, .unknownValue, .unsupportedVersion, .invalidIdentifier]

    /// Specs in which YAML's plain `true` is a name.
    private static let withNamesThatAreBooleans = [
        "flowspec: 1\ntypes: { Answer: [true, false] }\n",
        "flowspec: 1\napp: true\n",
        "flowspec: 1\nimports: [true]\n",
        "flowspec: 1\nflows: { home: { screens: { list: { title: true, transitions: { go: { present: true, anchor: true } } } } } }\n",
    ]

    @Test func `a changed spec is YAML, and its form is right or has findings`() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = SeededNumbers.seed()
        var mutation = SpecMutation(of: try #require(tree(of: wholeLanguage)), seed: seed)
        var report = Report(seed: seed, mutants: [])
        let path = environment["FLOWGEN_MUTANTS"]
        let count = path == nil ? 500 : 2000
        while report.mutants.count < count {
            let tree = mutation.mutant()
            guard tree.isSound, !tree.hasEarlyStart else {
                continue
            }
            report.mutants.append(judge(tree.yaml()))
        }
        report.mutants += Self.withNamesThatAreBooleans.map(judge)
        for (index, mutant) in report.mutants.enumerated() {
            let foreign = mutant.findings.filter { $0.contains("yaml-") }
            #expect(foreign.isEmpty, "seed \(seed), spec \(index):\n\(mutant.text)")
        }
        // If nearly all specs were right, or nearly all wrong, the test would show little.
        let accepted = report.mutants.count { $0.isAccepted }
        #expect((count / 4...count / 4 * 3).contains(accepted), "seed \(seed)")
        if let path {
            try JSONEncoder().encode(report).write(to: URL(fileURLWithPath: path))
        }
    }

    private func tree(of text: String) -> SpecTree? {
        var diagnostics = Diagnostics()
        return parseYAML(Source(path: "test.flow.yaml", bytes: Array(text.utf8)), id: SourceID(index: 0), into: &diagnostics).map(
            SpecTree.init)
    }

    private func judge(_ text: String) -> Mutant {
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        _ = readSpec(sources.add(Source(path: "test.flow.yaml", bytes: Array(text.utf8))), in: sources, into: &diagnostics)
        let findings = diagnostics.sorted
        return Mutant(
            text: text, isAccepted: !findings.contains { Self.form.contains($0.rule) },
            findings: findings.map { "\($0.range.start.line):\($0.range.start.column) \($0.rule.id): \($0.message)" })
    }
}
