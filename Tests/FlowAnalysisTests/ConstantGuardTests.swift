import FlowSpec
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Findings that exist only while feature flags keep their answers.
@Suite struct ConstantGuardTests {
    private func findings(_ transitions: String, constant: [String]) -> [String] {
        let guards = ["a", "b"].map { "\($0): { description: A flag., constant: \(constant.contains($0)) }" }
        let text = """
            flowspec: 1
            app: Shop
            root: home
            guards: { \(guards.joined(separator: ", ")) }
            invariants: { homeIsNear: { reach: home.home, from: everywhere } }
            flows:
              home: { screens: { home: { transitions: { open: { present: sheet } } } } }
              sheet: { presentation: fullScreen, screens: { sheet: { transitions: { \(transitions) } } } }
            """
        var diagnostics = Diagnostics()
        linked(text).program.map { Analysis(of: $0).report(into: &diagnostics) }
        return diagnostics.all.filter { [.trap, .noExit, .deadEnd].contains($0.rule) }.map { "\($0.rule.id): \($0.message.prefix(60))" }
    }

    @Test(arguments: [
        ("close: { if: a, then: dismiss }", "false"), ("close: { if: { not: a }, then: dismiss }", "true"),
    ])
    func `one flag decides the only exit`(close: String, answer: String) {
        #expect(findings(close, constant: []) == [])
        #expect(findings(close, constant: ["b"]) == [])
        let found = findings(close, constant: ["a", "b"]).map { $0.prefix { $0 != "," } }
        #expect(found == ["trap: while 'a' is \(answer)", "dead-end: while 'a' is \(answer)"])
    }

    @Test func `two flags together`() {
        let both = "close: { if: a, then: dismiss }, leave: { if: b, then: dismiss }"
        #expect(findings(both, constant: ["a"]) == [])
        #expect(findings(both, constant: ["a", "b"]).allSatisfy { $0.contains("while 'a' is false and 'b' is false, ") })
        #expect(findings(both, constant: ["a", "b"]).count == 2)
    }
}
