import FlowSpec
import TestSupport
import Testing

@testable import FlowViews

/// The findings that a baseline recognizes.
@Suite struct BaselineTests {
    private struct Run {
        var sources = SourceTable()
        var findings: [Diagnostic] = []

        /// Findings with one message, each between a digit's marker and the next.
        init(_ text: String, _ messages: [(Int, String)], path: String = "A.flow.yaml") {
            let text = MarkedText(text)
            let id = sources.add(Source(path: path, bytes: text.bytes))
            findings = messages.compactMap { digit, message in
                text.range(digit, digit + 1, in: id).map { Diagnostic(.unknownTarget, message, at: $0) }
            }
        }

        var baseline: Baseline {
            Baseline(recording: findings, in: sources, path: \.path)
        }

        /// The messages that aren't in a baseline, and the number of its entries that match no
        /// finding.
        func compared(with known: Baseline) -> (new: [String], gone: Int) {
            let (new, gone) = known.compare(findings, in: sources, path: \.path)
            return (new.map(\.message), gone.reduce(0) { $0 + $1.count })
        }
    }

    private let old = Run("flows:\n  a:\n    go: { push: 1️⃣x2️⃣ }\n    to: 3️⃣y4️⃣\n", [(1, "'x' is nothing"), (3, "'y' is nothing")])

    @Test func `a baseline is JSON by file, keys, rule and message`() {
        #expect(
            String(decoding: old.baseline.bytes, as: UTF8.self) == """
                {
                  "baseline": 1,
                  "findings": [
                    {
                      "file": "A.flow.yaml",
                      "keys": "flows.a.go.push",
                      "rule": "unknown-target",
                      "message": "'x' is nothing",
                      "count": 1
                    },
                    { "file": "A.flow.yaml", "keys": "flows.a.to", "rule": "unknown-target", "message": "'y' is nothing", "count": 1 }
                  ]
                }

                """)
        #expect(Run("", []).baseline.bytes == Array("{ \"baseline\": 1, \"findings\": [] }\n".utf8))
    }

    @Test func `a finding is known after lines were moved, indented and laid out otherwise`() {
        #expect(old.compared(with: old.baseline) == ([], 0))
        let moved = Run(
            "# new\n\nflows:\n   b: {}\n   a: { to: 3️⃣y4️⃣,\n     go: {\n       push: 1️⃣x2️⃣ } }\n",
            [(1, "'x' is nothing; did you mean 'b'?"), (3, "'y' is nothing: it may be wrong")])
        #expect(moved.compared(with: old.baseline) == ([], 0))
    }

    @Test func `another rule, file, key or fact is new`() {
        for other in [
            Run("flows:\n  b:\n    go: { push: 1️⃣x2️⃣ }\n", [(1, "'x' is nothing")]),
            Run("flows:\n  a:\n    go: { push: 1️⃣x2️⃣ }\n", [(1, "'z' is nothing")]),
            Run("flows:\n  a:\n    go: { push: 1️⃣x2️⃣ }\n", [(1, "'x' is nothing")], path: "B.flow.yaml"),
        ] {
            let (new, gone) = other.compared(with: old.baseline)
            #expect(new.count == 1)
            #expect(gone == 2)
        }
        var graver = old
        graver.findings[0].rule = .unusedFlow
        #expect(graver.compared(with: old.baseline) == (["'x' is nothing"], 1))
        graver = old
        graver.findings[0].severity = .note
        graver.findings[0].verdict = .proved
        #expect(graver.compared(with: old.baseline) == ([], 0))
    }

    @Test func `of alike findings as many are known as there were`() {
        let text = "a:\n- 1️⃣x2️⃣\n- 3️⃣x4️⃣\n- 5️⃣x6️⃣\n"
        let two = Run(text, [(1, "'x' is nothing"), (3, "'x' is nothing")])
        let three = Run(text, [(1, "'x' is nothing"), (3, "'x' is nothing"), (5, "'x' is nothing")])
        #expect(two.baseline.entries.map(\.count) == [2])
        #expect(three.compared(with: two.baseline) == (["'x' is nothing"], 0))
        #expect(two.compared(with: three.baseline) == ([], 1))
        // Manually merged entries.
        #expect(three.compared(with: Baseline(two.baseline.entries + two.baseline.entries)) == ([], 1))
    }

    @Test func `colons and semicolons in quotes and apostrophes belong to the fact`() {
        let facts = ["'a: b; c' isn't 'd: e'; but it may be", "it isn't: 'x'", "a 'b' c"].map { message in
            Run("k: 1️⃣v2️⃣\n", [(1, message)]).baseline.entries.map(\.message)
        }
        #expect(facts == [["'a: b; c' isn't 'd: e'"], ["it isn't"], ["a 'b' c"]])
    }

    @Test func `a file that isn't YAML has no keys, and a file that can't be read is never known`() throws {
        #expect(Run("a: [1️⃣b2️⃣\n", [(1, "wrong")]).baseline.entries.map(\.keys) == [""])
        var unreadable = old
        unreadable.findings = [Diagnostic(.unreadableFile, "gone", at: .start(of: sampleID))]
        #expect(unreadable.baseline.entries == [])
        var entry = try #require(old.baseline.entries.first)
        (entry.keys, entry.rule, entry.message) = ("flows", Rule.unreadableFile.id, "gone")
        #expect(unreadable.compared(with: Baseline([entry])) == (["gone"], 1))
    }

    @Test func `10,000 findings in one mapping`() {
        let (text, places) = manyLines(10_000)
        var run = Run("", [])
        run.sources = SourceTable()
        _ = run.sources.add(Source(path: "A.flow.yaml", bytes: text.bytes))
        run.findings = places.map { Diagnostic(.unknownKey, "it isn't a key", at: $0) }
        #expect(Set(run.baseline.entries.map(\.keys)).count == 10_000)
        #expect(run.compared(with: run.baseline) == ([], 0))
    }
}
