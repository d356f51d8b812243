import FlowDiagnostics

extension RulePage {
    static let noReturnBelow = RulePage(
        .noReturnBelow, .stacks,
        """
        A screen with `back: none` may stand below others that allow back. Its own back button is hidden, but the menu of theirs and
        their swipe lead to it again: a payment that is done could be seen again.

        Replace the screen instead of pushing over it, or take the screens off first: `setStack`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  cart: { transitions: { pay: { push: payment } } }
                  1️⃣payment: { back: none, transitions: { paid: { push: receipt } } }
                  receipt: {}
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
                  cart: { transitions: { pay: { push: payment } } }
                  payment: { back: none, transitions: { paid: { replace: receipt } } }
                  receipt: {}
            """))
}
