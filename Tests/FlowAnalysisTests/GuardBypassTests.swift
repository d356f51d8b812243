import Foundation
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis
@testable import FlowGraph

/// Paths that bypass a guard.
@Suite struct GuardBypassTests {
    /// The findings in a shop whose stack has only the list. The transitions of `list` lead to the
    /// orders.
    private func findings(_ list: String, _ rest: String = "", links: String = "", steps: String = "") throws -> [String] {
        let text = """
            guards: { signedIn: A, trial: B, locked: C }
            \(steps.isEmpty ? "" : "steps: { \(steps) }")
            flows:
              shop: { screens: { list: { transitions: { \(list) } } } }
              orders: { screens: { orders: { transitions: { close: dismiss, open: { present: order } } } } }
              order: { screens: { order: { transitions: { close: dismiss } } } }
            \(rest.isEmpty ? "" : "  \(rest)")
            \(links.isEmpty ? "" : "deepLinks: { \(links) }")
            """
        return try reported(specText(root: "shop", text), [.guardBypass]).map {
            String($0.prefix { $0 != "|" }).trimmingCharacters(in: .whitespaces)
        }
    }

    private func passes(_ clause: String, to screen: String = "orders") -> [String] {
        [
            "1️⃣ guard-bypass: the link 'l' shows '\(screen)' without checking '\(clause)', but every other path checks it; check it in "
                + "'l', or add 'requires' to '\(screen)'"
        ]
    }

    @Test(arguments: [
        ("open: { if: signedIn, then: { present: orders } }", "signedIn"),
        ("open: { if: { and: [signedIn, trial] }, then: { present: orders } }", "signedIn and trial"),
        ("open: { if: { or: [signedIn, trial] }, then: { present: orders } }", "signedIn or trial"),
        ("open: { if: { not: locked }, then: { present: orders } }", "not locked"),
        ("open: { if: locked, then: [], else: { present: orders } }", "not locked"),
        ("a: { if: { and: [signedIn, trial] }, then: { present: orders } }, b: { if: signedIn, then: { present: orders } }", "signedIn"),
    ])
    func `a link past a condition, however it is joined`(list: String, clause: String) throws {
        #expect(try findings(list, links: "1️⃣l: { open: { present: orders } }") == passes(clause))
    }

    @Test func `a guard that is asked but doesn't hold`() throws {
        let list = "open: { if: signedIn, then: { present: orders } }"
        let wrong = "1️⃣l: { open: { if: signedIn, then: [], else: { present: orders } } }"
        #expect(try findings(list, links: wrong) == passes("signedIn"))
        #expect(try findings(list, links: "l: { open: { if: signedIn, then: { present: orders } } }") == [])
        #expect(try findings(list, links: "l: { open: { if: { and: [signedIn, trial] }, then: { present: orders } } }") == [])
    }

    @Test func `a screen further on, and a step behind the guard`() throws {
        let list = "open: { if: signedIn, then: { present: orders } }"
        #expect(try findings(list, links: "1️⃣l: { open: { present: order } }") == passes("signedIn", to: "order"))
    }

    @Test func `shared steps`() throws {
        let found = try findings(
            "open: { if: signedIn, then: { take: toOrders } }", links: "1️⃣l: { open: { take: toOrders } }",
            steps: "toOrders: { present: orders }")
        #expect(found == passes("signedIn"))
    }

    @Test func `two links`() throws {
        let list = "open: { if: signedIn, then: { present: orders } }"
        let found = try findings(
            list,
            links:
                "1️⃣l: { open: { present: orders } }, m: { open: { if: signedIn, then: { present: orders } } }, 2️⃣n: { open: { present: order } }"
        )
        #expect(
            found.count == 2 && found[0] == passes("signedIn")[0]
                && found[1].hasPrefix("2️⃣ guard-bypass: the link 'n' shows 'order' without checking"))
    }

    @Test func `a switch and a guarded start`() throws {
        let text = """
            guards: { signedIn: A }
            flows:
              app: { switch: { auth: auth, main: main }, start: [{ if: signedIn, start: main }, auth], on: { auth.ok: restart } }
              auth: { results: { ok: {} }, screens: { auth: { transitions: { ok: finish } } } }
              main: { screens: { home: { transitions: { out: { switch: auth } } } } }
            deepLinks: { 1️⃣l: { open: { switch: main } } }
            """
        let found = try reported(specText(root: "app", text), [.guardBypass]).map {
            $0.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)
        }
        #expect(found == passes("signedIn", to: "home"))
    }

    @Test func `what else shows needs the guard not to hold, what otherwise shows needs nothing`() throws {
        let links = "1️⃣l: { open: { present: orders } }"
        #expect(
            try findings("open: { if: locked, then: { present: order }, else: { present: orders } }", links: links) == passes("not locked"))
        let account =
            "account: { requires: signedIn, otherwise: { present: orders }, screens: { account: { transitions: { close: dismiss } } } }"
        #expect(try findings("open: { present: account }", account, links: links) == [])
    }

    private let two = "a: { if: signedIn, then: { present: orders } }, b: { if: signedIn, then: { present: orders } }"

    @Test func `one step of several forgets a guard that protects something`() throws {
        let open = two + ", c: 1️⃣{ present: orders }"
        let secret = "secret: { requires: signedIn, otherwise: [], screens: { secret: { transitions: { close: dismiss } } } }"
        #expect(
            try findings(open + ", d: { present: secret }", secret) == [
                "1️⃣ guard-bypass: 'present' shows 'orders' without checking 'signedIn', but 2 other steps check it; check it before "
                    + "'present', or add 'requires' to 'orders'"
            ])
        #expect(try findings(open) == [], "a tour that is shown once, and again in the settings")
        #expect(try findings(open + ", e: { present: orders }, d: { present: secret }", secret) == [], "two steps can intend it")
    }

    @Test func `tabs that one step shows without the guard`() throws {
        let steps = ["a: { if: signedIn, then: ", "b: { if: signedIn, then: ", "c: 1️⃣"].enumerated().map { number, start in
            "\(start){ present: bar }\(number < 2 ? " }" : "")"
        }
        let bar = """
            bar: { tabs: { one: { flow: more }, two: { screen: two }, three: { screen: two } }, start: three, screens: { two: {} } }
              more: { screens: { more: {} } }
            """
        let found = try findings(steps.joined(separator: ", ") + ", d: { if: signedIn, then: { present: order } }", bar)
        #expect(found.map { $0.prefix { $0 != ":" } } == ["1️⃣ guard-bypass"])
    }

    @Test func `a step that only those come to who have been asked`() throws {
        let gate =
            "gate: { requires: signedIn, otherwise: [], screens: { gate: { transitions: { close: dismiss, show: { present: orders } } } } }"
        #expect(try findings(two + ", c: { present: gate }", gate) == [])
        let one = "a: { if: signedIn, then: { present: orders } }, c: { present: gate }"
        #expect(try findings(one, gate, links: "1️⃣l: { open: { present: orders } }") == passes("signedIn"))
    }

    @Test func `tabs that begin with the third have no screen to begin with`() throws {
        let flows = """
            tabs: { tabs: { one: { screen: a }, two: { screen: a }, three: { screen: a } }, start: three, screens: { a: {} } }
            """
        let program = try linkedMachine(specText(root: "tabs", flows: flows)).program
        #expect(program.startScreens(of: FlowID(index: 0)).isEmpty && program.waysOut(of: FlowID(index: 0)).isEmpty)
    }

    @Test func `an answer decides what it can, and leaves the rest to other guards`() {
        let (one, other) = (Condition(GuardID(index: 0)), Condition(GuardID(index: 1)))
        let yes = GuardAnswers([GuardAnswer(asked: GuardID(index: 0), holds: true)])
        let no = GuardAnswers([GuardAnswer(asked: GuardID(index: 0), holds: false)])
        #expect(yes.decide(one) == .known(true) && no.decide(one) == .known(false))
        #expect(yes.decide(other) == .open(other))
        #expect(yes.decide(.not(one)) == .known(false))
        #expect(yes.decide(.all([one, other])) == .open(other) && no.decide(.all([one, other])) == .known(false))
        #expect(yes.decide(.any([one, other])) == .known(true) && no.decide(.any([one, .not(other)])) == .open(.not(other)))
    }
}
