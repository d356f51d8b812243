import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Runs to a screen that skip another one.
@Suite struct SkippedScreenTests {
    private static let checkout = """
          checkout:
            screens:
              cart: { transitions: { review: { push: consent }, EXPRESS } }
              consent: { transitions: { agree: [pop, { push: payment }] } }
              payment: { transitions: { paid: { setStack: [cart] } } }
        """

    private static let tabs = """
          checkout:
            tabs: { shop: { flow: shop }, help: { screen: help } }
            screens:
              help: {}

        """

    private func skipped(_ invariant: String, _ flows: String, links: String = "") throws -> [String] {
        let text = "flowspec: 1\napp: Shop\nroot: checkout\n\(links)invariants:\n  consentFirst: { \(invariant) }\nflows:\n\(flows)"
        let analysis = Analysis(of: try linkedMachine(text).program)
        return analysis.invariants.map { fact in
            switch fact.verdict {
            case .holds: fact.vacuity == nil ? "holds" : "vacuous"
            case .unknown: "unknown"
            case .violated(let witness):
                witness.replay.map { "\($0.isShortest ? "" : "?")\($0.actionTexts(in: analysis.program).joined(separator: ", "))" }
                    ?? "no run"
            }
        }
    }

    @Test(arguments: [
        ("", "since: checkout.cart", "holds"), ("express: { push: payment }", "since: checkout.cart", "checkout.cart: express"),
        ("again: { if: hasAgreed, then: { push: payment } }", "", "checkout.cart: again"),
    ])
    func `consent before payment`(express: String, since: String, expected: String) throws {
        let flows = Self.checkout.replacing("EXPRESS", with: express) + "\nguards: { hasAgreed: The user has agreed. }"
        let invariant = "screen: checkout.payment, via: checkout.consent" + (since.isEmpty ? "" : ", \(since)")
        #expect(try skipped(invariant, flows) == [expected])
    }

    @Test func `a screen that has left the stack counts until the next start`() throws {
        let flows = """
              checkout:
                screens:
                  cart: { transitions: { review: { replace: consent } } }
                  consent: { transitions: { agree: { replace: address } } }
                  address: { transitions: { pay: { replace: payment }, change: { replace: cart2 } } }
                  cart2: { transitions: { pay: { replace: payment } } }
                  payment: {}
            """
        let invariant = "screen: checkout.payment, via: checkout.consent"
        #expect(try skipped(invariant, flows) == ["holds"])
        #expect(try skipped(invariant + ", since: checkout.cart", flows) == ["holds"])
        let again = try skipped(invariant + ", since: checkout.cart2", flows)
        #expect(again == ["checkout.cart: review, checkout.consent: agree, checkout.address: change, checkout.cart2: pay"])
    }

    @Test func `a link skips it`() throws {
        let links = "deepLinks: { pay: { url: \"shop://pay\", in: checkout, open: [{ push: payment }] } }\n"
        let flows = Self.checkout.replacing("EXPRESS", with: "more: { push: consent }")
        #expect(try skipped("screen: checkout.payment, via: checkout.consent", flows, links: links) == ["open link 'pay'"])
    }

    @Test func `a handler continues below the other tab's screen`() throws {
        let flows =
            Self.tabs + """
                  shop:
                    screens:
                      list: { transitions: { edit: { push: edit, on: { dismissed: { present: survey } } } } }
                  edit:
                    screens: { form: {} }
                  survey:
                    screens: { form: {} }
                """
        let skipped = try skipped("screen: survey.form, via: shop.list, since: checkout.help", flows)
        #expect(skipped == ["shop.list: edit, tap 'help', tap 'shop', back"])
    }

    @Test func `the handler of a modal doesn't run in another tab`() throws {
        let flows =
            Self.tabs + """
                  shop:
                    screens:
                      cart: { transitions: { buy: { present: consent, on: { given: { present: payment } } } } }
                  consent:
                    results: { given: {} }
                    screens:
                      text: { transitions: { agree: { push: agree } } }
                      agree: { transitions: { agree: { finish: given } } }
                  payment:
                    screens: { form: {} }
                """
        #expect(try skipped("screen: payment.form, via: consent.agree, since: consent.text", flows) == ["holds"])
    }

    @Test func `a screen that is never on top`() throws {
        let flows = Self.checkout.replacing("EXPRESS", with: "") + "\n      help: {}"
        #expect(try skipped("screen: checkout.help, via: checkout.consent", flows) == ["vacuous"])
        #expect(try skipped("screen: checkout.payment, via: checkout.consent, since: checkout.help", flows) == ["vacuous"])
        #expect(try skipped("screen: checkout.payment, via: checkout.help", flows) == ["checkout.cart: review, checkout.consent: agree"])
    }
}
