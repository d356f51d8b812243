import Foundation
import Testing

/// Flows that are cut off while their starters wait for them.
@Suite struct AbandonedResultTests {
    private func findings(on handlers: String, _ steps: String, more: String = "") throws -> [String] {
        try reported(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: 1️⃣terms, on: \(handlers) } } }
                  thanks: {}
              2️⃣terms:
                results: { accepted: {} }
                screens:
                  terms: { transitions: { accepted: finish, close: \(steps), help: { present: help } } }
              help: { screens: { help: { transitions: { all: \(more.isEmpty ? "dismiss" : more) } } } }
            """, [.abandonedResult])
    }

    private static let message =
        "this cuts 'terms' off, and the handler of its starter, which waits for its end, doesn't run | 1️⃣ it is started here"

    @Test(arguments: ["{ accepted: { push: thanks } }", "{ accepted: [], dismissed: { push: thanks } }"])
    func `unaccepted terms are thrown away`(handlers: String) throws {
        #expect(try findings(on: handlers, "3️⃣dismissAll") == ["3️⃣ abandoned-result: \(Self.message)"])
        #expect(try findings(on: handlers, "[3️⃣dismissAll, popToRoot]") == ["3️⃣ abandoned-result: \(Self.message)"])
    }

    @Test func `from a layer above`() throws {
        let found = try findings(on: "{ accepted: [], dismissed: { push: thanks } }", "dismiss", more: "3️⃣dismissAll")
        #expect(found == ["3️⃣ abandoned-result: \(Self.message)"])
    }

    @Test func `a starter that waits for nothing, or is told`() throws {
        let note = "2️⃣ abandoned-result: 'terms' may be cut off before it ends, and no handler runs: by 'close' of 'terms'"
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
        #expect(try reported(text.replacingOccurrences(of: "CLOSE", with: "dismiss"), [.abandonedResult]) == [])
        // What links do hides nothing else.
        let found = try reported(text.replacingOccurrences(of: "CLOSE", with: "1️⃣dismissAll"), [.abandonedResult])
        #expect(found.count == 1 && found[0].hasPrefix("1️⃣ abandoned-result: this cuts 'terms' off"))
    }

    @Test(arguments: [
        ("[]", []),
        ("{ push: thanks }", ["1️⃣ abandoned-result: 'survey' may be cut off before it ends, and no handler runs: by 'tap shop'"]),
    ])
    func `a tap on the selected tab`(dismissed: String, expected: [String]) throws {
        let found = try reported(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
              shop: { screens: { list: { transitions: { ask: { push: survey, on: { sent: [], dismissed: \(dismissed) } } } }, thanks: {} } }
              me: { screens: { me: {} } }
              1️⃣survey: { results: { sent: {} }, screens: { question: { transitions: { sent: finish } } } }
            """, [.abandonedResult])
        #expect(found == expected)
    }
}
