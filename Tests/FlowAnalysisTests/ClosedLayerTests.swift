import Testing

/// Presented flows that users can't leave.
@Suite struct ClosedLayerTests {
    private func findings(_ flows: String, guards: String = "") throws -> [String] {
        let head =
            "flowspec: 1\napp: Shop\nroot: shop\n\(guards)flows:\n  shop: { screens: { list: { transitions: { buy: { present: terms } } } } }\n"
        return try reported(head + flows, [.noExit, .exitNeedsAnswer, .deadEnd, .unusedSuppression])
    }

    private static let never =
        "1️⃣ no-exit: users can't leave 'terms': they can't swipe it away, and no step dismisses or finishes it; add 'dismiss' or 'finish'"

    @Test(arguments: [
        ("show: { push: link }", [never]), ("show: { push: link }, close: dismiss", []), ("show: { push: link }, close: dismissAll", []),
        ("show: { present: web }", [never]), ("show: { present: web }, ask: { present: chat }", []),

    ])
    func `terms that lead back to the terms`(transitions: String, expected: [String]) throws {
        let found = try findings(
            """
              1️⃣terms:
                presentation: fullScreen
                screens:
                  terms: { transitions: { \(transitions) } }
                  link: {}
              web: { screens: { web: { transitions: { close: dismiss } } } }
              chat: { screens: { chat: { transitions: { leave: dismissAll } } } }
            """)
        #expect(found == expected)
    }

    @Test(arguments: [
        ("formSheet", nil), ("{ style: pageSheet, compact: fullScreen }", "compact width"),
        ("{ style: fullScreen, compact: pageSheet }", "regular width"),
    ])
    func `what one width lets the user swipe away`(presentation: String, stuck: String?) throws {
        let found = try findings(
            "  1️⃣terms: { presentation: \(presentation), screens: { terms: { transitions: { show: { push: link } } }, link: {} } }\n")
        #expect(found == (stuck.map { [Self.never.replacing("'terms':", with: "'terms' in \($0):")] } ?? []))
    }

    /// In windows that are always narrow, nobody gets to the column that presents the modal.
    @Test func `a modal that was presented before the window became narrow`() throws {
        let flows = """
            mail: { split: { primary: list, secondary: text } }
            list: { screens: { list: {} } }
            text: { screens: { text: { transitions: { agree: { present: terms } } } } }
            1️⃣terms:
              presentation: { style: formSheet, compact: fullScreen }
              screens: { terms: { transitions: { show: { push: link } } }, link: {} }
            """
        let found = try reported(specText(root: "mail", flows: flows), [.noExit])
        #expect(found == [Self.never.replacing("'terms':", with: "'terms' in compact width:")])
    }

    @Test(arguments: [
        (
            "{ replace: link }",
            [
                "1️⃣ no-exit: users can't leave 'terms' once they are on 'link': they can't swipe 'terms' away, and no later step "
                    + "dismisses or finishes it; add 'dismiss' or 'finish'"
            ]
        ),
        ("{ push: link }", []),
    ])
    func `a way out of the first screen only`(next: String, expected: [String]) throws {
        let found = try findings(
            """
              1️⃣terms:
                presentation: fullScreen
                screens:
                  terms: { transitions: { close: dismiss, next: \(next) } }
                  link: { transitions: { more: { push: more } } }
                  more: {}
            """)
        #expect(found == expected)
    }

    @Test(arguments: ["deepLinks: { home: { url: 'a://b', open: dismissAll } }", "transitions: { reset: dismissAll }"])
    func `what the app or a link does is no way out for users`(way: String) throws {
        let flows = "  1️⃣terms: { presentation: fullScreen, screens: { terms: { transitions: { show: { push: link } } }, link: {} } }\n"
        #expect(try findings(flows, guards: way + "\n") == [Self.never])
    }

    @Test func `a run that shows another tab below is a way out`() throws {
        let flows = """
            tabs: { tabs: { a: { flow: a }, b: { flow: b } } }
            a: { screens: { a: {} } }
            b: { screens: { b: { transitions: { buy: { present: terms } } } } }
            terms:
              presentation: fullScreen
              screens: { terms: { transitions: { go: [dismissAll, { select: tabs.a }], show: { push: link } } }, link: {} }
            """
        let found = try reported(specText(root: "tabs", flows: flows), [.noExit, .deadEnd])
        #expect(found == [])
    }

    @Test func `a run that fails below is no way out`() throws {
        let found = try findings(
            """
              1️⃣terms:
                presentation: fullScreen
                screens:
                  terms: { transitions: { show: { push: link }, close: [dismiss, { select: tabs.one }] } }
                  link: {}
              tabs: { tabs: { one: { flow: inner } } }
              inner: { screens: { inner: {} } }
            """)
        #expect(found == [Self.never])
    }

    @Test(arguments: [
        "terms: { external: true, presentation: fullScreen }",
        "terms: { presentation: fullScreen, switch: { old: old } }\n  old: { external: true }",
    ])
    func `of what the app writes by hand nothing is said`(terms: String) throws {
        #expect(try findings("  \(terms)\n") == [])
    }

    @Test func `a single dead end is no second finding`() throws {
        let found = try findings("  terms: { presentation: fullScreen, screens: { 1️⃣terms: {} } }\n")
        #expect(
            found == [
                "1️⃣ dead-end: users can get stuck on 'terms': no transition, back button, swipe or tab leads away; add a transition that "
                    + "leaves 'terms'"
            ])
    }

    @Test func `a layer that is meant to be the end`() throws {
        let found = try findings(
            """
              terms:
                allow: { no-exit: Only an update helps }
                presentation: fullScreen
                screens: { terms: { transitions: { show: { push: link } } }, link: {} }
            """)
        #expect(found == [])
    }

    @Test(arguments: [
        ("{ if: agrees, then: dismiss }", ["1️⃣ exit-needs-answer: users can leave 'terms' only if 'agrees' is true"]),
        ("{ if: agrees, then: { push: link }, else: dismiss }", ["1️⃣ exit-needs-answer: users can leave 'terms' only if 'agrees' is false"]),
        ("[{ if: agrees, then: { push: link } }, dismiss]", []),
        (
            "{ if: agrees, then: dismiss, else: { if: other, then: dismiss } }",
            ["1️⃣ exit-needs-answer: users can leave 'terms' only if 'agrees' is true, or 'other' is true"]
        ),
        (
            "{ if: { or: [agrees, other] }, then: dismiss }",
            ["1️⃣ exit-needs-answer: users can leave 'terms' only if 'agrees' is true or 'other' is true"]
        ),
        ("{ if: agrees, then: dismiss, else: dismiss }", []),
        ("{ if: agrees, then: { if: { not: agrees }, then: dismiss } }", [never]),
        ("{ if: { and: [agrees, { not: agrees }] }, then: dismiss }", [never]),
        (
            "{ perform: send, on: { sent: dismiss, failed: [] } }",
            ["1️⃣ exit-needs-answer: users can leave 'terms' only if 'send' returns 'sent'"]
        ),
    ])
    func `a layer with a guard before its exit`(step: String, expected: [String]) throws {
        let found = try findings(
            """
              1️⃣terms:
                presentation: fullScreen
                screens:
                  terms: { transitions: { done: \(step), show: { push: link } } }
                  link: {}
            """,
            guards: "guards: { agrees: The user agrees, other: Another one }\neffects: { send: { results: { sent: {}, failed: {} } } }\n")
        #expect(found == expected)
    }

    /// The rest of a list after `pop`, and a handler, are other events than the transition.
    @Test(arguments: [
        "close: [pop, { perform: send, on: { sent: dismiss, failed: [] } }]",
        "close: [{ perform: send, on: { sent: { push: form, on: { done: dismissAll, dismissed: [] } }, failed: [] } }]",
    ])
    func `a layer with an answer before the steps that continue on another screen`(close: String) throws {
        let found = try findings(
            """
              1️⃣terms:
                presentation: fullScreen
                screens: { terms: { transitions: { show: { push: text } } }, text: { transitions: { \(close) } } }
              form: { results: { done: {} }, screens: { form: { transitions: { done: finish } } } }
            """, guards: "effects: { send: { results: { sent: {}, failed: {} } } }\n")
        #expect(found == ["1️⃣ exit-needs-answer: users can leave 'terms' only if 'send' returns 'sent'"])
    }

    @Test func `the layer is left from a flow that was pushed in it, by its parent's handler`() throws {
        let found = try findings(
            """
              terms:
                presentation: fullScreen
                screens: { terms: { transitions: { ask: { push: form, on: { sent: dismiss, dismissed: [] } } } } }
              form: { results: { sent: {} }, screens: { form: { transitions: { sent: finish } } } }
            """)
        #expect(found == [])
    }

    @Test(arguments: [
        ("{ if: agrees, then: { finish: done } }", ["1️⃣ exit-needs-answer: users can leave 'tour' only if 'agrees' is true"]),
        (
            "{ if: agrees, then: { finish: done }, else: { push: more } }",
            ["1️⃣ exit-needs-answer: users can leave 'tour' only if 'agrees' is true"]
        ),
        ("{ if: agrees, then: { finish: done }, else: { push: help } }", []),
        ("{ perform: send, on: { sent: { finish: done }, failed: [] } }", []),
    ])
    func `a child of the window's switch flow with a guard before its end`(step: String, expected: [String]) throws {
        let text = """
            guards: { agrees: The user agrees }
            effects: { send: { results: { sent: {}, failed: {} } } }
            flows:
              app: { switch: { tour: tour, shop: shop }, on: { tour.done: { switch: shop } } }
              1️⃣tour:
                results: { done: {} }
                screens:
                  first: { transitions: { next: \(step) } }
                  more: {}
                  help: { transitions: { close: { finish: done } } }
              shop:
                transitions: { leave: { if: agrees, then: { switch: tour } } }
                screens:
                  list: { transitions: { show: { push: product } } }
                  product: { transitions: { rate: { push: rating } } }
                  rating: { transitions: { done: { push: thanks } } }
                  thanks: {}
            """
        let found = try reported(specText(root: "app", text), [.noExit, .exitNeedsAnswer])
        #expect(found == expected)
    }
}
