import FlowGraph
import Testing

@testable import FlowViews

/// Effects of a change that users notice. `RandomPairTests` compares others.
@Suite struct BehaviorTests {
    private let spec = """
        flowspec: 1
        app: A
        root: main
        guards: { known: Somebody is signed in, old: The version is old }
        flows:
          main:
            start: [{ if: old, start: update }, list]
            screens:
              list: { transitions: { orders: { push: orders }, cart: { push: cart } } }
              update: {}
              cart: { transitions: { orders: { push: orders } } }
          orders:
            requires: known
            otherwise: { present: auth, on: { ok: resume, dismissed: [] } }
            screens: { orders: { transitions: { open: { push: order } } }, order: {} }
          auth: { results: { ok: {} }, screens: { signIn: { transitions: { ok: finish, cancel: dismiss } } } }
        deepLinks: { orders: { url: a://orders, in: main, open: { push: orders } } }
        """

    private func difference(_ replacements: (String, String)...) throws -> Difference {
        var text = spec
        for (old, new) in replacements {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        return try Difference(from: spec, to: text)
    }

    @Test func `a guard that is removed from a flow no longer protects it`() throws {
        let difference = try difference(
            ("    requires: known\n    otherwise: { present: auth, on: { ok: resume, dismissed: [] } }\n", ""))
        #expect(
            difference.lines(.unprotected) == [
                "orders.orders: can be reached without 'known' [open link 'orders']",
                "orders.order: can be reached without 'known' [open link 'orders', orders.orders: open]",
            ])
        #expect(difference.lines(.protected) == [])
    }

    @Test func `resuming counts as the guard's consent, and app code that starts the flow doesn't`() throws {
        let resumed = try difference(("on: { ok: resume, dismissed: [] }", "on: { ok: [], dismissed: [] }"))
        #expect(resumed.lines(.unprotected) == [] && resumed.lines(.protected) == [])
        let entered = try difference(("    requires: known", "    entry: present\n    requires: known"))
        #expect(entered.lines(.unprotected).count == 2)
    }

    @Test func `a guard that keeps users out is noticed both ways`() throws {
        let open = try difference(("[{ if: old, start: update }, list]", "list"))
        #expect(open.lines(.unprotected).first == "main.list: can be reached while 'old' is true []")
        let closed = try Difference(from: spec.replacing("start: [{ if: old, start: update }, list]", with: "start: list"), to: spec)
        #expect(closed.lines(.protected).first == "main.list: can no longer be reached while 'old' is true")
    }

    @Test func `a link that leads elsewhere`() throws {
        let difference = try difference(("in: main, open: { push: orders }", "in: main, open: { push: cart }"))
        let lines = difference.lines(.link)
        let opened = "orders: opens \"if 'old' is true: main [update, cart]\" and \"if 'old' is false: main [list, cart]\" instead of "
        #expect(lines.count == 1 && lines[0].hasPrefix(opened + "\"if 'old' is true and 'known' is true: "), "\(lines)")
    }

    @Test func `findings that are new and gone, with the run that shows them`() throws {
        let difference = try difference(
            ("update: {}", "update: {}\n      stop: { back: none }"), ("cart: { push: cart }", "cart: { push: cart }, stop: { push: stop }")
        )
        #expect(!difference.passes(DiffChecks(newFindings: true)))
        #expect(difference.lines(.newFinding).contains { $0.hasSuffix("[main.list: stop]") }, "\(difference.text)")
        let back = Difference(from: difference.new, to: difference.old)
        #expect(back.passes(DiffChecks(newFindings: true)) && back.lines(.goneFinding).count == difference.lines(.newFinding).count)
    }
}
