import FlowAnalysis
import FlowSpec
import Testing

@testable import CompareAnalysis

/// User actions that do nothing.
@Suite struct NoEffectTests {
    private func findings(_ flows: String, head: String = "") throws -> [String] {
        try reported("flowspec: 1\napp: Shop\nroot: shop\n\(head)flows:\n\(flows)", [.noEffect, .sometimesNoEffect])
            .map { String($0.prefix { $0 != ";" && $0 != "|" }) }
    }

    /// A flow that is pushed and presented, and that `close` ends.
    private func terms(_ close: String, _ rest: String = "") -> String {
        """
          shop: { screens: { list: { transitions: { read: { push: terms }, show: { present: terms } } } } }
          terms: { screens: { terms: { transitions: { 1️⃣close: \(close)\(rest) } } } }
        """
    }

    private let nothingPresented = "1️⃣ sometimes-no-effect: 'close' has no effect in some states: nothing is presented"
    private let first = "1️⃣ no-effect: 'close' never has an effect: whenever it runs, 'terms' is already the first screen of its flow"

    @Test func `a word in place of one that fails, in some states or in all`() throws {
        #expect(try findings(terms("dismissAll")) == [nothingPresented])
        #expect(try findings(terms("popToRoot")) == [first])
        let onTop = "1️⃣ no-effect: 'close' never has an effect: whenever it runs, 'terms' is already on top"
        #expect(try findings(terms("{ popTo: terms }")) == [onTop])
        let both =
            "1️⃣ sometimes-no-effect: 'close' has no effect in some states: 'terms' is already the first screen of its flow, and nothing "
            + "is presented"
        #expect(try findings(terms("[popToRoot, dismissAll]")) == [both])
        #expect(try findings(terms("pop")) == [])
        #expect(try findings(terms("dismiss")) == [])
    }

    @Test(arguments: [
        ("{ if: g, then: dismissAll }", true), ("{ if: g, then: [], else: dismissAll }", true),
        ("{ if: { not: g }, then: { present: shop }, else: dismissAll }", true), ("[dismissAll, { if: g, then: { push: more } }]", true),
        ("{ if: g, then: { if: { not: g }, then: dismissAll } }", false), ("[]", false), ("{ if: g, then: [] }", false),
        ("[dismissAll, { perform: e }]", false), ("{ alert: { title: T, actions: { ok: { do: dismissAll } } } }", false),
        ("{ setStack: [terms] }", false), ("{ replace: terms }", false), ("[popToRoot, { push: more }]", false),
        ("{ popTo: more, else: stay }", true), ("{ popTo: more, else: root }", true), ("{ popTo: more, else: push }", false),
    ])
    func `only ways on which steps are taken in vain count`(close: String, isFound: Bool) throws {
        let more = ", more: { push: more } } }, more: { transitions: { back: { popTo: terms }"
        let found = try findings(terms(close, more), head: "guards: { g: A }\neffects: { e: {} }\n")
        #expect(found.map { $0.contains("'close'") } == (isFound ? [true] : []))
    }

    @Test func `a copy whose transition is taken in vain, where the original's does something`() throws {
        let flows = """
              shop:
                screens:
                  list: { transitions: { original: { push: terms }, other: { push: copy } } }
                  terms: { transitions: { go: { perform: e }, 1️⃣again: { take: go } } }
                  copy: { like: shop.terms, transitions: { 2️⃣go: { popTo: copy } } }
            """
        #expect(
            try findings(flows, head: "effects: { e: {} }\n") == [
                "1️⃣ sometimes-no-effect: 'again' has no effect in some states: 'copy' is already on top",
                "2️⃣ no-effect: 'go' never has an effect: whenever it runs, 'copy' is already on top",
            ])
    }

    @Test func `all that can be shown, or nothing that ever is`() throws {
        let flow = """
              shop:
                screens:
                  list: { transitions: { detail: { push: detail } } }
                  detail: { transitions: { 1️⃣home: { popTo: help, else: stay }, 2️⃣up: { popTo: list, else: stay } } }
                  help: { transitions: { on: { push: detail } } }
            """
        let never = "1️⃣ no-effect: 'home' never has an effect: whenever it runs, 'help' isn't on the stack"
        #expect(try findings(flow) == [never])
        let sometimes = flow.replacing("detail: { push: detail }", with: "detail: { push: detail }, help: { push: help }")
        #expect(try findings(sometimes) == ["1️⃣ sometimes-no-effect: 'home' has no effect in some states: 'help' isn't on the stack"])
    }

    @Test func `a tab that is selected, and a child that shows`() throws {
        let flow = """
              shop:
                tabs: { list: { flow: list }, me: { flow: me }, 3️⃣new: { action: { select: me } } }
              list: { screens: { list: { transitions: { a: { select: me }, 1️⃣b: { select: list }, c: { select: list, reset: true } } } } }
              me: { screens: { me: {} } }
            """
        #expect(
            try findings(flow) == [
                "3️⃣ sometimes-no-effect: 'new' has no effect in some states: the tab 'me' is already selected",
                "1️⃣ no-effect: 'b' never has an effect: whenever it runs, the tab 'list' is already selected",
            ])
        let child = """
              shop: { switch: { list: list, me: me } }
              list: { screens: { list: { transitions: { a: { switch: me }, 1️⃣b: { switch: list }, c: { switch: list, reset: true } } } } }
              me: { screens: { me: {} } }
            """
        #expect(
            try findings(child) == [
                "1️⃣ no-effect: 'b' never has an effect: whenever it runs, the child 'list' is already visible"
            ])
    }

    @Test func `a flow's transition on its first screen, and a result that a container handles`() throws {
        let flow = """
              shop:
                transitions: { 1️⃣home: popToRoot }
                screens: { list: { transitions: { open: { push: detail } } }, detail: {} }
            """
        #expect(
            try findings(flow) == [
                "1️⃣ sometimes-no-effect: 'home' has no effect in some states: 'list' is already the first screen of its flow"
            ])
        let result = """
              shop: { tabs: { list: { flow: list }, me: { flow: list } }, on: { list.done: HERE, me.done: [] } }
              list: { results: { done: {} }, screens: { list: { transitions: { 1️⃣done: finish } } } }
            """
        #expect(try findings(result.replacing("HERE", with: "{ select: list }")).count == 1)
        #expect(try findings(result.replacing("HERE", with: "[]")) == [])
    }

    @Test func `what the app itself does in vain`() throws {
        let flow = "  shop: { screens: { list: {} } }\n"
        #expect(
            try findings(flow, head: "transitions: { 1️⃣reset: dismissAll }\n") == [
                "1️⃣ no-effect: 'reset' never has an effect: nothing changes in any state that it can be opened in"
            ])
        #expect(try findings(flow, head: "transitions: { more: { present: shop } }\n") == [])
    }

    @Test func `a run ends where nothing changes, with the answers that it takes`() throws {
        let flows = terms("{ if: g, then: dismissAll, else: { present: shop } }")
        let text = "flowspec: 1\napp: Shop\nroot: shop\nguards: { g: A }\nflows:\n" + flows
        let analysis = Analysis(of: try linkedMachine(text.replacing("1️⃣", with: "")).program)
        let trace = try #require(analysis.reportedFindings.first { $0.rule == .sometimesNoEffect }?.trace)
        #expect(trace.actions.map(\.text) == ["shop.list: read", "terms.terms: close"])
        #expect(trace.actions.last?.needs == ["'g' is true"])
        #expect(trace.ending == "nothing changes")
    }
}
