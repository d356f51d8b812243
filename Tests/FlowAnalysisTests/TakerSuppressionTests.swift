import FlowSpec
import Foundation
import Testing

/// An 'allow' covers only steps that its author can see. In reusable steps, it applies to no place
/// that runs them.
@Suite struct TakerSuppressionTests {
    private let useless =
        "unused-suppression: 'pop-to-missing' can't be suppressed in reused steps: its findings depend on the 'take' that runs the "
        + "steps; add 'allow' to the 'take'"

    /// The findings in a shop in which two screens run the same steps, each with or without the
    /// text `ALLOW`.
    private func findings(steps: String, detail: String = "", other: String = "", rest: String = "") throws -> [String] {
        let allow = "allow: { pop-to-missing: It is there }"
        return try reported(
            """
            flowspec: 1
            app: Shop
            root: shop
            steps: { home: \(steps) }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail }, more: { push: other } } }
                  detail: { transitions: { home: { take: home, DETAIL } } }
                  other: { transitions: { home: 3️⃣{ take: home, OTHER } } }
                  archive: { \(rest) }
            """.replacingOccurrences(of: ", DETAIL", with: detail.isEmpty ? "" : ", \(allow)")
                .replacingOccurrences(of: ", OTHER", with: other.isEmpty ? "" : ", \(allow)")
                .replacingOccurrences(of: "ALLOW", with: "allow: { 2️⃣pop-to-missing: It is there }"),
            [.popToMissing, .unusedSuppression])
    }

    private let found = "1️⃣ pop-to-missing: 'popTo: archive' always fails: 'archive' isn't on the stack"

    @Test func `in the steps it counts for nobody`() throws {
        let all = try findings(steps: "1️⃣{ popTo: archive, ALLOW }")
        #expect(all == [found, "2️⃣ \(useless) | 3️⃣ the steps are used here"])
    }

    @Test func `where the steps are taken it counts for that place alone`() throws {
        #expect(try findings(steps: "1️⃣{ popTo: archive }", detail: "x") == [found])
        #expect(try findings(steps: "1️⃣{ popTo: archive }", detail: "x", other: "x") == [])
    }

    @Test func `also of a step in a list inside the steps, of a handler and of steps that take others`() throws {
        let lists = [
            "{ alert: { title: A, actions: { yes: { title: Y, do: 1️⃣{ popTo: archive } } } } }",
            "{ perform: ask, on: { yes: 1️⃣{ popTo: archive } } }",
        ]
        for list in lists {
            let text = """
                flowspec: 1
                app: Shop
                root: shop
                effects: { ask: { results: { yes: {} } } }
                steps: { home: { take: inner }, inner: \(list) }
                flows:
                  shop:
                    screens:
                      list: { transitions: { open: { push: detail }, more: { push: other } } }
                      detail: { transitions: { home: { take: home, allow: { pop-to-missing: Why } } } }
                      other: { transitions: { home: { take: home } } }
                      archive: {}
                """
            #expect(try reported(text, [.popToMissing, .unusedSuppression]) == [found])
            let both = text.replacingOccurrences(of: "{ take: home } }", with: "{ take: home, allow: { pop-to-missing: Why } } }")
            #expect(try reported(both, [.popToMissing, .unusedSuppression]) == [])
        }
    }

    @Test func `a screen that is like another takes its steps over`() throws {
        let flows = """
            shop:
              screens:
                list: { transitions: { open: { push: detail }, more: { push: archive }, go: { push: other } } }
                detail: { transitions: { home: 1️⃣{ popTo: archive, allow: { pop-to-missing: Why } } } }
                archive: { transitions: { open: { push: detail } } }
            other: { screens: { detail: { like: shop.detail }, archive: {} } }
            """
        let text = specText(root: "shop", flows: flows)
        #expect(
            try reported(text, [.popToMissing, .unusedSuppression]) == [
                "1️⃣ pop-to-missing: 'popTo: archive' can fail: 'archive' isn't on the stack"
            ])
        let suppressed = text.replacingOccurrences(of: "like: shop.detail", with: "like: shop.detail, allow: { pop-to-missing: Why }")
        #expect(try reported(suppressed, [.popToMissing, .unusedSuppression]) == [])
    }

    @Test func `a step that a guard holds back takes what otherwise does`() throws {
        func findings(inOtherwise: String, atStep: String) throws -> [String] {
            let text = """
                guards: { signedIn: S }
                flows:
                  main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
                  shop: { screens: { list: { transitions: { open: { present: orders }, help: { present: help } } } } }
                  me: { screens: { me: {} } }
                  orders: { requires: signedIn, otherwise: 1️⃣{ select: me\(inOtherwise) }, screens: { orders: { transitions: { close: dismiss } } } }
                  help: { screens: { help: { transitions: { open: 3️⃣{ present: orders\(atStep) } } } } }
                """
            return try reported(specText(root: "main", text), [.selectWithoutTabs, .unusedSuppression])
        }
        let found = "1️⃣ select-without-tabs: 'select' can fail: the top screen isn't in the tab bar 'main'"
        #expect(try findings(inOtherwise: "", atStep: "") == [found])
        #expect(try findings(inOtherwise: "", atStep: ", allow: { select-without-tabs: Why }") == [])
        #expect(try findings(inOtherwise: ", allow: { select-without-tabs: Why }", atStep: "").count == 2)
    }

    @Test(arguments: [
        (Rule.abandonedResult, "dismissAll"), (.pushOverChild, "[{ push: help }, { push: end }]"), (.unboundedStack, "{ push: one }"),
        (.popAtRoot, "{ pop: 9 }"), (.dismissAtBase, "[dismissAll, dismiss]"),
    ])
    func `whatever is found where steps are taken`(rule: Rule, steps: String) throws {
        func count(_ first: String, _ second: String, inSteps: String = "") throws -> Int {
            let text = """
                guards: { late: L }
                steps: { steps: { if: late, then: \(steps)\(inSteps) } }
                flows:
                  shop: { screens: { list: { transitions: { a: { present: one, on: { dismissed: { push: end } } } } }, end: {} } }
                  one: { screens: { one: { transitions: { go: { take: steps\(first) }, gone: { take: steps\(second) } } }, end: {} } }
                  help: { screens: { help: {} } }
                """
            return try reported(specText(root: "shop", text), [rule]).count
        }
        let allow = ", allow: { \(rule.id): Why }"
        #expect(
            try [count("", ""), count(allow, ""), count("", allow), count(allow, allow), count("", "", inSteps: allow)] == [1, 1, 1, 0, 1])
    }

    @Test func `what the steps say of themselves is suppressed in them`() throws {
        let text = """
            steps: { buy: { present: checkout, on: { placed: [] }, allow: { unhandled-dismissal: Nothing to do } } }
            flows:
              shop: { screens: { list: { transitions: { buy: { take: buy }, again: { take: buy } } } } }
              checkout: { results: { placed: {} }, screens: { cart: { transitions: { placed: finish } } } }
            """
        let found = try reported(specText(root: "shop", text), [.unhandledDismissal, .unusedSuppression])
        #expect(found == [])
    }
}
