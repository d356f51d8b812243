extension Rule {
    /// A `dismiss` where the flow may be in the window's own layer.
    public static let dismissAtBase = Rule("dismiss-at-base", .error, "A dismiss may find nothing presented.", isExcusable: true)
}

extension RulePage {
    static let dismissAtBase = RulePage(
        .dismissAtBase, .stacks,
        """
        A `dismiss` may run when the flow isn't in a presented layer, but in the window's. UIKit's
        `dismiss` does nothing there. Often a flow is presented in one place and pushed, or a tab,
        in another.

        Write `pop` if it is pushed, or `finish`, which ends the flow however it was started.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { read: { push: terms }, show: { present: terms } } }
              terms:
                screens:
                  terms: { transitions: { close: 1️⃣dismiss } }
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list:
                    transitions:
                      read: { push: terms, on: { closed: [], dismissed: [] } }
                      show: { present: terms, on: { closed: [], dismissed: [] } }
              terms:
                results: { closed: {} }
                screens:
                  terms: { transitions: { closed: finish } }
            """))
}
