import FlowDiagnostics

extension RulePage {
    static let unreachableScreen = RulePage(
        .unreachableScreen, .stacks,
        """
        A screen is on no stack that any sequence of actions can build: nothing pushes it, or all that does can never be taken. Its
        view controller is dead code, or the way to it was forgotten. Where a whole part of the app hangs on it, or on a flow that is
        never shown, that is said once, with the number of its screens.

        Add a way to it, or remove it. A screen that only code of the app shows is excused with `allow`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
                  1️⃣receipt: {}
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
                  list: { transitions: { open: { push: detail } } }
                  detail: { transitions: { buy: { push: receipt } } }
                  receipt: {}
            """))
}
