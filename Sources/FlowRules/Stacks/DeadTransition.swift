import FlowDiagnostics

extension RulePage {
    static let deadTransition = RulePage(
        .deadTransition, .stacks,
        """
        A transition can never be taken: its screen may stand on a stack, but is never on top of one, since what covers it never
        goes away alone. The screen calls a method in vain.

        Let the user come back to the screen, or remove the transition. Of a screen that is on no stack at all only that is said
        (`unreachable-screen`).
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { search: { setStack: [filter, results] } } }
                  filter: { transitions: { 1️⃣apply: { push: results } } }
                  results: { back: none, transitions: { leave: { setStack: [list] } } }
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
                  list: { transitions: { search: { setStack: [filter, results] } } }
                  filter: { transitions: { apply: { push: results } } }
                  results: { transitions: { leave: { setStack: [list] } } }
            """))
}
