import Foundation
import Testing

/// Flows that are removed while their callers wait for a result.
@Suite struct AbandonedResultTests {
    private func findings(on handlers: String, _ steps: String, more: String = "") throws -> [String] {
        let flows = """
            shop:
              screens:
                list: { transitions: { buy: { present: 1️⃣terms, on: \(handlers) } } }
                thanks: {}
            2️⃣terms:
              results: { accepted: {} }
              screens:
                terms: { transitions: { accepted: finish, close: \(steps), help: { present: help } } }
            help: { screens: { help: { transitions: { all: \(more.isEmpty ? "dismiss" : more) } } } }
            """
        return try reported(specText(root: "shop", flows: flows), [.abandonedResult, .interruptedFlow])
    }

    private static let message =
        "'dismissAll' removes 'terms' before it ends, so its caller's handler doesn't run | 1️⃣ 'terms' is started here"

    @Test(arguments: ["{ accepted: { push: thanks } }", "{ accepted: [], dismissed: { push: thanks } }"])
    func `unaccepted terms are thrown away`(handlers: String) throws {
        #expect(try findings(on: handlers, "3️⃣dismissAll") == ["3️⃣ abandoned-result: \(Self.message)"])
        #expect(try findings(on: handlers, "[3️⃣dismissAll, popToRoot]") == ["3️⃣ abandoned-result: \(Self.message)"])
    }

    @Test func `from a layer above`() throws {
        let found = try findings(on: "{ accepted: [], dismissed: { push: thanks } }", "dismiss", more: "3️⃣dismissAll")
        #expect(found == ["3️⃣ abandoned-result: \(Self.message)"])
    }

    @Test func `a parent that waits for nothing, or is told`() throws {
        let note = "2️⃣ interrupted-flow: 'close' of 'terms' can remove 'terms' before it ends, so its caller's handler doesn't run"
        #expect(try findings(on: "{ accepted: { push: thanks }, dismissed: [] }", "dismissAll") == [note])
        #expect(try findings(on: "{ accepted: { push: thanks }, dismissed: [] }", "dismiss") == [])
    }

    @Test func `a link takes the place of what shows on purpose`() throws {
        let text = """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: terms, on: { accepted: { push: thanks }, dismissed: { push: thanks } } }, ask: { push: survey, on: { sent: [], dismissed: [] } } } }
                  thanks: {}
              terms: { results: { accepted: {} }, screens: { terms: { transitions: { accepted: finish, close: CLOSE } } } }
              survey: { results: { sent: {} }, screens: { question: { transitions: { sent: finish } } } }
            deepLinks:
              home: { in: shop, open: [] }
              thanks: { in: shop, open: { push: thanks } }
            """
        #expect(try reported(text.replacingOccurrences(of: "CLOSE", with: "dismiss"), [.abandonedResult, .interruptedFlow]) == [])
        // A link that removes the flow doesn't suppress other findings.
        let found = try reported(text.replacingOccurrences(of: "CLOSE", with: "1️⃣dismissAll"), [.abandonedResult, .interruptedFlow])
        #expect(found.count == 1 && found[0].hasPrefix("1️⃣ abandoned-result: 'dismissAll' removes 'terms'"))
    }

    @Test(arguments: [
        ("[]", []),
        (
            "{ push: thanks }",
            ["1️⃣ interrupted-flow: 'tap shop' can remove 'survey' before it ends, so its caller's handler doesn't run"]
        ),
    ])
    func `a tap on the selected tab`(dismissed: String, expected: [String]) throws {
        let flows = """
            main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
            shop: { screens: { list: { transitions: { ask: { push: survey, on: { sent: [], dismissed: \(dismissed) } } } }, thanks: {} } }
            me: { screens: { me: {} } }
            1️⃣survey: { results: { sent: {} }, screens: { question: { transitions: { sent: finish } } } }
            """
        let found = try reported(specText(root: "main", flows: flows), [.abandonedResult, .interruptedFlow])
        #expect(found == expected)
    }

    private func interrupted(_ flow: String, by causes: String, at mark: String = "1️⃣") -> [String] {
        ["\(mark) interrupted-flow: \(causes) can remove '\(flow)' before it ends, so its caller's handler doesn't run"]
    }

    @Test(arguments: [(true, "'tap shop'"), (false, nil)])
    func `a tap on the selected tab above a flow without results`(doesSomething: Bool, causes: String?) throws {
        let text = """
            effects: { unlock: {} }
            flows:
              tabs: { tabs: { shop: { flow: shop }, me: { flow: me } } }
              shop: { screens: { list: { transitions: { edit: { push: editor, on: { dismissed: \(doesSomething ? "{ perform: unlock }" : "[]") } } } } } }
              1️⃣editor: { screens: { edit: {} } }
              me: { screens: { me: {} } }
            """
        let found = try reported(specText(root: "tabs", text), [.abandonedResult, .interruptedFlow])
        #expect(found == (causes.map { interrupted("editor", by: $0) } ?? []))
    }

    @Test func `the back menu leads past a flow and the one that started it`() throws {
        func findings(inner: String) throws -> [String] {
            let text = """
                effects: { unlock: {}, log: {} }
                flows:
                  shop: { screens: { list: { transitions: { a: { push: outer, on: { dismissed: { perform: unlock } } }, b: { push: inner, on: { dismissed: { perform: unlock } } } } } } }
                  outer: { screens: { o: { transitions: { n: { push: inner, on: { dismissed: \(inner) } } } } } }
                  1️⃣inner: { screens: { i: {} } }
                """
            return try reported(specText(root: "shop", text), [.abandonedResult, .interruptedFlow])
        }
        #expect(try findings(inner: "{ perform: log }") == interrupted("inner", by: "the back menu"))
        #expect(try findings(inner: "[]") == [], "the back menu interrupts only an inner above outer")
    }

    @Test(arguments: [
        ("dismissAll", true), ("{ if: late, then: dismissAll }", true), ("{ select: me }", false), ("{ select: shop, reset: true }", false),
        ("{ switch: main }", false), ("{ switch: main, reset: true }", false), ("{ restart: app }", false),
        ("[dismissAll, { switch: welcome }]", false),
    ])
    func `transitions of the app count, unless they start over`(steps: String, cutsOff: Bool) throws {
        let isSelect = steps.contains("select")
        let text = """
            guards: { late: L }
            transitions: { reset: \(steps) }
            flows:
              app: { switch: { main: tabs, welcome: welcome } }
              welcome: { screens: { welcome: { transitions: { go: { switch: main } } } } }
              tabs: { tabs: { shop: { flow: shop }, me: { flow: me } } }
              shop:
                screens:
                  list: { transitions: { buy: { \(isSelect ? "push" : "present"): terms, on: { accepted: { push: thanks }, dismissed: { push: thanks } } } } }
                  thanks: {}
              terms: { results: { accepted: {} }, screens: { terms: { back: none, transitions: { accepted: finish } } } }
              me: { screens: { me: {} } }
            """
        let found = try reported(specText(root: "app", text), [.abandonedResult, .interruptedFlow])
        #expect(found.contains { $0.contains(" abandoned-result: ") } == cutsOff)
        #expect(found.isEmpty == (steps.contains("switch") || steps.contains("restart")))
    }

    @Test func `what the app's transition takes away without need is a note`() throws {
        let text = """
            transitions: { reset: dismissAll }
            flows:
              shop: { screens: { list: { transitions: { buy: { present: terms, on: { accepted: [], dismissed: [] } } } } } }
              1️⃣terms: { results: { accepted: {} }, screens: { terms: { transitions: { accepted: finish } } } }
            """
        let found = try reported(specText(root: "shop", text), [.abandonedResult, .interruptedFlow])
        #expect(found == interrupted("terms", by: "'reset'"))
    }

    @Test func `a flow without results whose parent leaves with it`() throws {
        let text = """
            transitions: { reset: [dismissAll, { switch: auth }] }
            flows:
              main: { switch: { shop: shop, auth: auth } }
              auth: { screens: { auth: { transitions: { done: { switch: shop } } } } }
              shop: { screens: { list: { transitions: { edit: { present: editor, on: { dismissed: { push: list } } } } } } }
              editor: { screens: { edit: { transitions: { signOut: { switch: auth } } } } }
            """
        let found = try reported(specText(root: "main", text), [.abandonedResult, .interruptedFlow])
        #expect(found == [])
    }

    @Test func `a screen that is presented by itself`() throws {
        let flows = """
            shop:
              screens:
                list: { transitions: { pick: { present: picker, on: { dismissed: { push: thanks } } } } }
                picker: { transitions: { help: { present: help } } }
                thanks: {}
            help: { screens: { help: { transitions: { all: 1️⃣dismissAll } } } }
            """
        let found = try reported(specText(root: "shop", flows: flows), [.abandonedResult])
        #expect(found.map { String($0.prefix { $0 != "," }) } == ["1️⃣ abandoned-result: 'dismissAll' removes 'shop.picker' before it ends"])
    }

    @Test func `a suppression for the note hides no step that cuts the flow off`() throws {
        let flows = """
            main: { switch: { shop: shop, auth: auth } }
            auth: { screens: { auth: { transitions: { done: { switch: shop } } } } }
            shop: { screens: { list: { transitions: { ask: { present: survey, on: { sent: [], dismissed: { push: thanks } } } } }, thanks: {} } }
            survey:
              allow: { interrupted-flow: Who signs out answers nothing }
              results: { sent: {} }
              screens: { question: { transitions: { sent: finish, signOut: { switch: auth }, out: STEPS } } }
            """
        let text = specText(root: "main", flows: flows)
        #expect(
            try reported(text.replacingOccurrences(of: "STEPS", with: "[]"), [.abandonedResult, .interruptedFlow, .unusedSuppression]) == []
        )
        let found = try reported(text.replacingOccurrences(of: "STEPS", with: "dismissAll"), [.abandonedResult])
        #expect(found.count == 1)
    }
}
