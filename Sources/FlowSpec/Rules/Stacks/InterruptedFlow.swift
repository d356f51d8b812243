extension Rule {
    /// A flow that can leave without any handler of its starter's.
    public static let interruptedFlow = Rule("interrupted-flow", .note, "A flow may be cut off before it ends.")
}

extension RulePage {
    static let interruptedFlow = RulePage(
        .interruptedFlow, .stacks,
        """
        A flow can be cut off, so that none of its starter's handlers runs, not even `dismissed`.
        This note lists what cuts it off if [abandoned-result](rules.md#abandoned-result) doesn't: a
        tap on the selected tab, the back button's menu past the flow and its starter, or a step
        that removes the starter too. It is about flows with results, and about those whose
        `dismissed` does something.

        Check that nothing stays open, such as a lock. A tab bar with `reselect: none` keeps the
        flow, and a presented flow has no back menu. If a starter has nothing to do at the end,
        `dismissed: []` says so.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            effects: { unlock: {} }
            flows:
              main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
              shop: { screens: { list: { transitions: { edit: { push: editor, on: { dismissed: { perform: unlock } } } } } } }
              1️⃣editor: { screens: { editor: {} } }
              me: { screens: { me: {} } }
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            effects: { unlock: {} }
            flows:
              main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
              shop: { screens: { list: { transitions: { edit: { present: editor, on: { dismissed: { perform: unlock } } } } } } }
              editor: { screens: { editor: {} } }
              me: { screens: { me: {} } }
            """))
}
