import FlowDiagnostics

extension RulePage {
    static let invariant = RulePage(
        .invariant, .stacks,
        """
        What a program declares in `invariants` doesn't hold of every stack that some sequence of actions builds. The trace is a
        shortest run that breaks it.

        Change the way that it shows, or the invariant.
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
