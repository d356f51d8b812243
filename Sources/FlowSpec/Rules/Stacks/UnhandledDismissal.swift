extension Rule {
    /// A flow with results that the user can leave without one.
    public static let unhandledDismissal = Rule(
        "unhandled-dismissal", .warning, "The user can leave a flow without a result, and nothing says what happens then.")
}

extension RulePage {
    static let unhandledDismissal = RulePage(
        .unhandledDismissal, .stacks,
        """
        A flow can end without a result, and its starter doesn't say what happens then. The user
        swipes it away or goes back from it, from any screen on its stack, or an external flow
        dismisses itself. Hand-written coordinators forget this most often: the swipe calls no
        delegate method, and the starter waits for an answer that never comes.

        Add `dismissed` to `on`; `[]` says that nothing happens. A flow that mustn't be left that
        way has `dismissible: false`, or `back: none` on every screen.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: 1️⃣checkout, on: { placed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { placed: finish } }
            """,
            findings: [
                .init(
                    at: 1,
                    "the user can swipe away 'checkout' without a result, and nothing says what happens then; add 'dismissed' to 'on', '[]' for nothing"
                )
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: checkout, on: { placed: [], dismissed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { placed: finish } }
            """))
}
