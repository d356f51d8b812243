import FlowGraph
import FlowSpec
import TestSupport
import Testing

/// Rule settings of a program that have no effect.
@Suite struct SuppressionTests {
    /// The findings about useless suppressions in a program of several files.
    private func useless(_ texts: [String], judging isJudged: (Rule) -> Bool = { _ in true }) -> [String] {
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        let marked = texts.map(MarkedText.init(_:))
        let files = marked.enumerated().map { number, text in
            readSpec(sources.add(Source(path: "\(number).flow.yaml", bytes: text.bytes)), in: sources, into: &diagnostics)
        }
        _ = link(files, into: &diagnostics)
        let findings = diagnostics.adopting(rulesOf: files, judging: isJudged).sorted.filter { $0.rule == .unusedSuppression }
        return findings.flatMap { finding in marked[finding.range.source.index].lines(for: [finding]) }
    }

    private let head = "flowspec: 1\napp: A\nroot: home\n"

    @Test func `an entry of rules that makes less of nothing`() {
        let text =
            head + "rules: { 1️⃣unused-guard: off, 2️⃣unused-effect: note, unused-flow: error, too-many-tabs: warning, dead-end: error }\n"
        let flows = "flows: { home: { screens: { home: {} } } }\n"
        #expect(
            useless([text + flows]) == [
                "1️⃣ unused-suppression: 'unused-guard' is set to 'off', but it finds nothing in the project; remove the entry",
                "2️⃣ unused-suppression: 'unused-effect' is set to 'note', but it finds nothing in the project; remove the entry",
            ])
        #expect(useless([text + "guards: { a: A }\neffects: { b: {} }\n" + flows]) == [])
    }

    @Test func `an entry of rules after which another counts`() {
        let first = head + "rules: { 1️⃣unused-flow: off }\nflows: { home: { screens: { home: {} } }, other: { screens: { other: {} } } }\n"
        let second = "flowspec: 1\nrules: { 2️⃣unused-flow: error }\n"
        #expect(
            useless([first, second]) == [
                "1️⃣ unused-suppression: 'unused-flow' is set to 'off', but a later entry overrides it; remove one of the "
                    + "entries | 2:10 'unused-flow' is set to 'error' here"
            ])
        #expect(useless([first, second.replacing("error", with: "off")]) == [])
    }

    @Test func `an allow where its rule finds nothing, on a flow, a screen and a step`() {
        let text =
            head + """
                flows:
                  home:
                    allow: { 1️⃣unused-flow: Why }
                    screens:
                      home:
                        allow: { 2️⃣unhandled-dismissal: Why }
                        transitions: { go: { push: home, allow: { 3️⃣unhandled-dismissal: Why } } }
                      list:
                        allow: { unhandled-dismissal: Why }
                        transitions: { go: { present: pick, on: { done: [] }, allow: { unhandled-dismissal: Why } } }
                  pick: { results: { done: {} }, screens: { pick: { transitions: { done: finish } } } }
                  other: { allow: { unused-flow: Why }, screens: { other: {} } }
                """
        #expect(
            useless([text]) == [
                "1️⃣ unused-suppression: 'unused-flow' is suppressed but finds nothing; remove it from 'allow'",
                "2️⃣ unused-suppression: 'unhandled-dismissal' is suppressed but finds nothing; remove it from 'allow'",
                "3️⃣ unused-suppression: 'unhandled-dismissal' is suppressed but finds nothing; remove it from 'allow'",
            ])
    }

    @Test func `a finding at the end of an suppressed place is in it`() {
        let text =
            head + """
                flows:
                  home:
                    screens:
                      home:
                        transitions:
                          go:
                            allow: { unhandled-dismissal: Why }
                            on: { done: [] }
                            present: pick
                  pick: { results: { done: {} }, screens: { pick: { transitions: { done: finish } } } }
                """
        #expect(useless([text]) == [])
    }

    @Test func `the rule can be given a severity, be off and be suppressed, and what says so isn't looked at`() {
        let flows = "flows: { home: { allow: { unused-suppression: Why, unused-flow: Why }, screens: { home: {} } } }\n"
        #expect(useless([head + flows]) == [])
        let rules = "rules: { unused-guard: off, unused-suppression: off }\n"
        #expect(useless([head + rules + "flows: { home: { screens: { home: {} } } }\n"]) == [])
        #expect(useless([head + "rules: { unused-suppression: note }\nflows: { home: { screens: { home: {} } } }\n"]) == [])
    }

    @Test func `rules that weren't looked at can't be suppressed in vain`() {
        let text =
            head + "rules: { 1️⃣unused-guard: off, dead-end: off }\nflows: { home: { allow: { dead-end: Why }, screens: { home: {} } } }\n"
        #expect(useless([text], judging: { _ in false }) == [])
        #expect(
            useless([text], judging: { $0 != .deadEnd }) == [
                "1️⃣ unused-suppression: 'unused-guard' is set to 'off', but it finds nothing in "
                    + "the project; remove the entry"
            ])
    }
}
