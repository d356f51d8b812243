import FlowDiagnostics

extension Rule {
    /// A state without a way out.
    public static let deadEnd = Rule("dead-end", .warning, "Neither the user nor the screen can leave a state.")
}

extension RulePage {
    static let deadEnd = RulePage(
        .deadEnd, .stacks,
        """
        The user reaches a state that neither they nor the screen can leave: no transition, no back
        button, nothing to swipe down, no other tab. They must quit the app. A last screen with a
        back button is no dead end, nor is a sheet that can be swiped down. A screen that is presented
        by itself is none either: flowgen expects it to dismiss itself, as the system's sheets do.

        Give the screen a way out.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { push: receipt } } }
                  1️⃣receipt: { back: none }
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
                  list: { transitions: { buy: { push: receipt } } }
                  receipt: { back: none, transitions: { done: popToRoot } }
            """))
}
