extension Rule {
    /// An invariant that some run breaks.
    public static let invariant = Rule("invariant", .error, "An invariant doesn't hold.", isExcusable: true)
}

extension RulePage {
    static let invariant = RulePage(
        .invariant, .stacks,
        """
        Something declared in `invariants` doesn't hold for every stack that a sequence of actions
        can build. The trace is a shortest run that breaks it, unless the finding says that a
        shorter run may exist.

        Change what the trace shows, or the invariant.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            invariants:
              1️⃣payNeedsCart: { screen: checkout.payment, above: checkout.cart }
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: checkout }, express: { present: checkout, start: payment } } }
              checkout:
                screens:
                  cart: { transitions: { pay: { push: payment } } }
                  payment: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            invariants:
              payNeedsCart: { screen: checkout.payment, above: checkout.cart }
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: checkout }, express: { present: checkout, stack: [payment] } } }
              checkout:
                screens:
                  cart: { transitions: { pay: { push: payment } } }
                  payment: {}
            """))
}
