import FlowGraph
import Foundation
import Testing

@testable import FlowAnalysis

/// Flows with results that users can leave without one, if nothing handles that.
@Suite struct UnhandledDismissalTests {
    /// The findings for a checkout that a shop pushes.
    private func findings(_ screens: String, on handlers: String = "{ placed: [] }", start: String = "") throws -> [String] {
        let flows = """
            shop: { screens: { list: { transitions: { buy: { push: 1️⃣checkout, \(start)on: \(handlers) } } } } }
            checkout: { results: { placed: {} }, screens: { \(screens) } }
            help: { screens: { help: {} } }
            closed: { screens: { closed: { back: none } } }
            """
        return try reported(specText(root: "shop", flows: flows), [.unhandledDismissal])
    }

    private let found = [
        "1️⃣ unhandled-dismissal: users can go back from 'checkout' without a result, but 'dismissed' isn't handled; add it to 'on' "
            + "('dismissed: []' to ignore it)"
    ]

    @Test(arguments: [
        "{ replace: pay }", "{ setStack: [pay] }", "{ push: pay }", "[{ push: cart }, { push: pay }]", "{ push: help }",
    ])
    func `the flow's lowest screen allows no back, and what comes in its place or above it does`(next: String) throws {
        #expect(try findings("cart: { back: none, transitions: { placed: finish, next: \(next) } }, pay: {}") == found)
    }

    @Test func `nobody comes back past screens that allow none`() throws {
        let pay = "pay: { back: none }"
        #expect(try findings("cart: { back: none, transitions: { placed: finish, next: { replace: pay } } }, \(pay)") == [])
        #expect(try findings("cart: { back: none, transitions: { placed: finish, next: { push: closed } } }") == [])
        #expect(try findings("cart: { back: none, transitions: { placed: finish, next: { present: help } } }") == [])
    }

    @Test func `a screen that no run comes to leads nowhere`() throws {
        #expect(
            try findings("cart: { back: none, transitions: { placed: finish } }, pay: { transitions: { next: { replace: cart } } }") == [])
    }

    @Test func `a parent that says what happens`() throws {
        let screens = "cart: { back: none, transitions: { placed: finish, next: { replace: pay } } }, pay: {}"
        #expect(try findings(screens, on: "{ placed: [], dismissed: [] }") == [])
    }

    @Test func `what the text shows is said once`() throws {
        let screens = "cart: { back: none, transitions: { placed: finish, next: { replace: pay } } }, pay: {}"
        #expect(try findings(screens, start: "start: pay, ") == found)
    }

    @Test func `the run ends with the way back`() throws {
        let flows = """
            shop: { screens: { list: { transitions: { buy: { push: checkout, on: { placed: { push: list } } } } } } }
            checkout:
              results: { placed: {} }
              screens: { cart: { back: none, transitions: { placed: finish, next: [{ push: cart }, { push: pay }] } }, pay: {} }
            """
        let sample = try Sample(specText(root: "shop", flows: flows))
        let facts = sample.analysis.unhandledDismissals()
        #expect(
            facts.map { sample.lines($0.witness.replay) } == [
                [
                    "start → shop [list]", "shop.list: buy → shop [list, checkout:cart]",
                    "checkout.cart: next → shop [list, checkout:cart, cart, pay]", "back menu, 3 screens back → shop [list]",
                ]
            ])
        #expect(facts.map(\.witness.distance) == [3] && facts.allSatisfy { $0.witness.replay?.isShortest == true })
    }

    @Test(arguments: ["fullScreen", "formSheet", "{ style: pageSheet, dismissible: false }"])
    func `an external flow dismisses itself however it is presented`(presentation: String) throws {
        let flows = """
            shop: { screens: { list: { transitions: { buy: { present: 1️⃣checkout, on: { placed: [] } } } } } }
            checkout: { results: { placed: {} }, presentation: \(presentation), external: true }
            """
        let found = try reported(specText(root: "shop", flows: flows), [.unhandledDismissal])
        let how = presentation == "formSheet" ? "users can swipe away 'checkout'" : "the external flow 'checkout' can dismiss itself"
        #expect(
            found == [
                "1️⃣ unhandled-dismissal: \(how) without a result, but 'dismissed' isn't handled; add it to 'on' ('dismissed: []' to ignore it)"
            ])
    }
}
