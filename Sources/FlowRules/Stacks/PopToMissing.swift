import FlowDiagnostics

extension RulePage {
    static let popToMissing = RulePage(
        .popToMissing, .stacks,
        """
        `popTo` goes back to a screen that may not be in the flow's part of the stack, and says nothing of that case. UIKit's
        `popToViewController` raises an exception there, and the app is gone. The message says whether the screen is missing always
        or sometimes; the trace is a way on which it is.

        Write `else: push`, `else: root` or `else: stay` beside it, or change that way.
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
