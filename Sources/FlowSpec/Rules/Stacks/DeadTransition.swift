extension Rule {
    /// A transition whose screen is never on top.
    public static let deadTransition = Rule("dead-transition", .warning, "A transition can never be taken.")
}

extension RulePage {
    static let deadTransition = RulePage(
        .deadTransition, .stacks,
        """
        A transition can never be taken: its screen may be on a stack, but is never on top, since
        what covers it never goes away alone. The screen calls a method that does nothing.

        Let the user come back to the screen, or remove the transition. For a screen that is on no
        stack at all, flowgen reports only that (`unreachable-screen`).
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
