extension Rule {
    /// A screen with `back: none` under others that lead back to it.
    public static let noReturnBelow = Rule("no-return-below", .warning, "The user can go back to a screen with 'back: none'.")
}

extension RulePage {
    static let noReturnBelow = RulePage(
        .noReturnBelow, .stacks,
        """
        A screen with `back: none` may be below others that allow back. Its own back button is
        hidden, but their menu and their swipe lead back to it: a completed payment could show
        again. The screen may be pushed, or be the first of its stack: there `back: none` hides
        nothing, so remove it if the user may come back. A `pop` to the screen isn't reported,
        since whoever writes it means that.

        Replace the screen instead of pushing over it, or remove the screens first: `setStack`.
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
