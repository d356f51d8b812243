extension Rule {
    /// A `popTo` of a screen that may not be there.
    public static let popToMissing = Rule("pop-to-missing", .error, "A screen to go back to may not be on the stack.", isExcusable: true)
}

extension RulePage {
    static let popToMissing = RulePage(
        .popToMissing, .stacks,
        """
        `popTo` goes back to a screen that may not be in the flow's part of the stack, and nothing
        says what happens then. UIKit's `popToViewController` raises an exception there, and the app
        crashes. The message says whether the screen is always or sometimes missing; the trace is a
        run in which it is.

        Add `else: push`, `else: root` or `else: stay`, or change what the trace shows.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  cart: { transitions: { pay: { push: payment }, express: { push: receipt } } }
                  payment: { transitions: { paid: { push: receipt } } }
                  receipt: { transitions: { change: 1️⃣{ popTo: payment } } }
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
                  cart: { transitions: { pay: { push: payment }, express: { push: receipt } } }
                  payment: { transitions: { paid: { push: receipt } } }
                  receipt: { transitions: { change: { popTo: payment, else: root } } }
            """))
}
