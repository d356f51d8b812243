import FlowAnalysis
import FlowGraph
import Testing

@testable import CompareAnalysis

/// What the generated code is told of steps.
@Suite struct VerdictTests {
    private func verdicts(_ flows: String) throws -> (proved: [String], changes: [String: String]) {
        let text = "flowspec: 1\napp: Shop\nroot: app\nflows:\n" + flows
        let program = try linkedMachine(text).program
        let verdicts = Analysis(of: program).verdicts
        let bytes = Array(text.utf8)
        let proved = verdicts.proved.map { String(decoding: bytes[$0.start.offset..<$0.end.offset], as: UTF8.self) }
        let changes = verdicts.changes.map { (program[$0].name.value, "\($1.before) → \($1.after)") }
        return (proved.sorted(), Dictionary(uniqueKeysWithValues: changes))
    }

    private let flows = """
          app:
            screens:
              list: { transitions: { open: { push: item }, buy: { push: receipt } } }
              item: { transitions: { pay: { push: receipt }, home: { popTo: list } } }
              receipt: { transitions: { edit: { popTo: item }, all: [{ popTo: list }, { popTo: list }], end: [] } }
              never: { transitions: { go: { popTo: item } } }
        """

    @Test func `proved and shown`() throws {
        let found = try verdicts(flows)
        #expect(found.proved == ["{ popTo: list }", "{ popTo: list }", "{ popTo: list }"])
        #expect(found.changes["open"] == "app [list] → app [list, item]")
        #expect(found.changes["home"] == "app [list, item] → app [list]")
        #expect(found.changes["all"] == "app [list, receipt] → app [list]")
        // Nothing comes of these where they are first possible, or ever.
        #expect(found.changes["end"] == nil && found.changes["go"] == nil && found.changes["edit"] == nil)
    }

    @Test func `nothing where the analysis is not exact`() throws {
        let found = try verdicts(
            """
              app: { tabs: { one: { flow: one }, two: { flow: two } } }
              one: { screens: { a: { transitions: { go: [{ select: app.two }, { present: help }] } } } }
              two: { screens: { b: {} } }
              help: { screens: { help: {} } }
            """)
        #expect(found.proved.isEmpty && found.changes.isEmpty)
    }
}
