import FlowGraph
import TestSupport
import Testing

@testable import FlowSpec

/// Unused declarations, and the rules that a program configures.
@Suite struct UnusedTests {
    private let unused = """
        flowspec: 1
        app: Shop
        root: main
        guards: { asked: It is, 1️⃣never: It isn't }
        effects: { done: {}, 2️⃣undone: {} }
        flows:
          main:
            params: { user: User = .guest, 3️⃣rest: Int = 0 }
            tabs: { home: { flow: home, with: { user: $user } }, go: { action: { if: asked, then: { perform: done } } } }
          home:
            params: { user: User, rest: Int = 0 }
            screens:
              home: { effects: { 4️⃣shake: {} }, transitions: { a: { present: ends, on: { one: [], two: [], dismissed: [] } } } }
          ends: { results: { one: {}, 5️⃣two: {} }, screens: { ends: { transitions: { one: finish } } } }
          6️⃣alone: { screens: { alone: { transitions: { a: { present: pair } } } } }
          7️⃣pair: { screens: { pair: { transitions: { a: { present: alone } } } } }
        """

    @Test func `a right program is told what it doesn't use`() {
        let (program, findings) = linked([unused])
        let expected = [
            "1️⃣ unused-guard: the guard 'never' is never checked; remove it",
            "2️⃣ unused-effect: the effect 'undone' is never performed; remove it",
            "3️⃣ unused-parameter: the flow 'main' never uses its parameter '$rest'; remove it",
            "4️⃣ unused-effect: the effect 'shake' is never performed; remove it",
            "5️⃣ result-never-sent: no step finishes the flow 'ends' with its result 'two'; remove the result",
            "6️⃣ unused-flow: the flow 'alone' is never started: no step from the root leads to it; add a step that starts it, or remove it",
            "7️⃣ unused-flow: the flow 'pair' is never started: no step from the root leads to it; add a step that starts it, or remove it",
        ]
        #expect(findings == expected)
        #expect(program != nil)
    }

    @Test func `a wrong program isn't, since what is wrong may be what uses it`() {
        let findings = linked([unused.replacing("{ present: alone }", with: "{ present: 8️⃣alon }")]).findings
        #expect(findings == ["8️⃣ unknown-target: 'alon' is neither a screen of the flow 'pair' nor a flow; did you mean 'alone'?"])
    }

    /// The findings of a spec under its own rules, as `rule severity`.
    private func adopted(_ text: String) -> [String] {
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        let id = sources.add(Source(path: "A.flow.yaml", bytes: MarkedText(text).bytes))
        let file = readSpec(id, in: sources, into: &diagnostics)
        _ = link([file], into: &diagnostics)
        return diagnostics.adopting(rulesOf: [file]).all.sorted { $0.range.start < $1.range.start }.map { "\($0.rule.id) \($0.severity)" }
    }

    @Test func `a program gives rules severities and suppressions places`() {
        let all = [
            "unused-guard warning", "unused-effect warning", "unused-parameter warning", "unused-effect warning",
            "result-never-sent warning",
        ]
        #expect(adopted(unused) == all + ["unused-flow warning", "unused-flow warning"])
        let strict = unused.replacing("flows:\n", with: "rules: { unused-flow: error, unused-effect: off, unused-guard: note }\nflows:\n")
        let severities = [
            "unused-guard note", "unused-parameter warning", "result-never-sent warning", "unused-flow error", "unused-flow error",
        ]
        #expect(adopted(strict) == severities)
        let suppressed = strict.replacing("alone: { screens", with: "alone: { allow: { unused-flow: It comes later }, screens")
            .replacing("two: {} }, screens: { ends: {", with: "two: {} }, allow: { result-never-sent: Not yet }, screens: { ends: {")
        #expect(adopted(suppressed) == ["unused-guard note", "unused-parameter warning", "unused-flow error"])
    }

    @Test func `a suppression of a step covers only that step`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { present: pick, on: { done: [] }, allow: { unhandled-dismissal: Nothing happens } }
                    b: { present: pick, on: { done: { present: pick, on: { done: [] } }, dismissed: [] } }
                    c: { present: pick, on: { done: { present: pick, on: { done: [] } }, dismissed: [] }, allow: { unhandled-dismissal: Nothing } }
            pick: { results: { done: {} }, screens: { pick: { transitions: { done: finish } } } }
            """
        #expect(adopted(specText(flows: flows)) == ["unhandled-dismissal warning"])
    }

    @Test func `errors can't be suppressed`() {
        var diagnostics = Diagnostics()
        let place = SourceRange.start(of: sampleID)
        diagnostics.report(.unknownTarget, "an error", at: place)
        let severities = [SeverityDeclaration(rule: Located(.unknownTarget, at: place), severity: nil)]
        let suppressions = [SuppressionDeclaration(rule: Located(.unknownTarget, at: place), reason: "it is meant", place: place)]
        #expect(diagnostics.adopting(severities: severities, suppressions: suppressions).hasErrors)
    }
}
