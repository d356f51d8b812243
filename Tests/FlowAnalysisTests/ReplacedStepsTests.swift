import FlowSpec
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Lists that stop because the caller of a flow they end performs other steps.
@Suite struct ReplacedStepsTests {
    private func findings(_ flows: String, precisions: [Precision] = Precision.levels) throws -> [String] {
        let text = "flowspec: 1\napp: Shop\nroot: home\nguards: { g: A }\nflows:\n" + flows
        return try reported(text, [.handlerInsideList], precisions: precisions).map { line in
            let parts = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
            let notes = parts.filter { $0.contains("started here") }.map { $0.prefix(1) }
            return ([line.prefix { $0 != ":" }] + notes).joined(separator: " ")
        }
    }

    /// A screen that starts a flow, whose screen continues after the flow has ended.
    private func app(start: String, _ rest: String) -> String {
        """
          home:
            screens:
              list: { transitions: { edit: \(start) } }
              help: {}
        \(rest)
          offer: { screens: { offer: {} } }
        """
    }

    private let editor = "  editor: { screens: { editor: { transitions: { close: [1️⃣dismiss, { present: offer }] } } } }"

    @Test(arguments: [
        ("editor", ""), ("sheet", "  sheet: { tabs: { a: { flow: editor }, b: { flow: offer } } }"),
        ("sheet", "  sheet: { switch: { a: editor, b: offer } }"),
        ("sheet", "  sheet: { screens: { first: { transitions: { edit: { push: editor } } } } }"),
        ("sheet", "  sheet: { split: { primary: { flow: editor }, secondary: { flow: offer } } }"),
    ])
    func `whoever has presented what ends`(target: String, between: String) throws {
        let start = "{ present: 2️⃣\(target), on: { dismissed: { push: help } } }"
        #expect(try findings(app(start: start, between + "\n" + editor)) == ["1️⃣ handler-inside-list 2️⃣"])
        #expect(try findings(app(start: start.replacing("{ push: help }", with: "[]"), between + "\n" + editor)) == [])
    }

    @Test(arguments: Precision.levels.prefix(2)) func `the nearest caller runs nothing`(precision: Precision) throws {
        let sheet = "  sheet: { screens: { first: { transitions: { edit: { push: editor } } } } }"
        let starts = "{ present: sheet }, next: [{ push: help }, { present: 2️⃣sheet, on: { dismissed: { push: offer } } }]"
        #expect(try findings(app(start: starts, sheet + "\n" + editor), precisions: [precision]) == ["1️⃣ handler-inside-list 2️⃣"])
    }

    @Test func `a flow that is pushed, with another screen in the first one's place`() throws {
        let pushed = """
              editor:
                screens:
                  door: { transitions: { enter: { replace: editor } } }
                  editor: { transitions: { close: [1️⃣pop, { present: offer }], more: { push: more } } }
                  more: { transitions: { close: [pop, { present: offer }], far: [{ pop: 2 }, { present: offer }] } }
            """
        let start = "{ push: 2️⃣editor, on: { dismissed: { push: help } } }"
        #expect(try findings(app(start: start, pushed)) == ["1️⃣ handler-inside-list 2️⃣"])
    }

    @Test func `a step that another list leads to`() throws {
        let asked = """
              editor:
                screens:
                  editor: { transitions: { pick: { push: picker, on: { picked: [1️⃣dismiss, { present: offer }], dismissed: [] } } } }
              picker: { results: { picked: {} }, screens: { picker: { transitions: { picked: finish } } } }
            """
        let start = "{ present: 2️⃣editor, on: { dismissed: { push: help } } }"
        #expect(try findings(app(start: start, asked)) == ["1️⃣ handler-inside-list 2️⃣"])
    }

    @Test func `each place that starts the flow is named, unless its step is the last`() throws {
        let starts = "{ present: 2️⃣editor, on: { dismissed: { push: help } } }, again: { present: 3️⃣editor, on: { dismissed: popToRoot } }"
        #expect(try findings(app(start: starts, editor)) == ["1️⃣ handler-inside-list 2️⃣ 3️⃣"])
        let last = "  editor: { screens: { editor: { transitions: { close: { if: g, then: dismiss, else: [dismiss] } } } } }"
        #expect(try findings(app(start: starts, last)) == [])
    }
}
