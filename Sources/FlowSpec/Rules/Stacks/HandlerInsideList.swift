extension Rule {
    /// Steps after one whose handler takes their place.
    public static let handlerInsideList = Rule(
        "handler-inside-list", .warning, "A handler may run in place of the steps that follow.")
}

extension RulePage {
    static let handlerInsideList = RulePage(
        .handlerInsideList, .stacks,
        """
        Steps follow a `dismiss` or `pop` that may run the `dismissed` of the starter, whoever that
        is: of the flow itself, or of the tab bar or flow that is presented around it. If that has
        steps, they replace the rest of the list: two places decide what happens next, and which one
        wins depends on who started the flow. The finding shows a run and names the starters.

        Make the step the last of its list, or let `dismissed` do nothing.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { edit: { present: editor, on: { dismissed: { present: help } } } } }
                  help: {}
              editor:
                screens:
                  editor: { transitions: { close: [1️⃣dismiss, { present: shop }] } }
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
                  list: { transitions: { edit: { present: editor, on: { dismissed: { present: help } } } } }
                  help: {}
              editor:
                screens:
                  editor: { transitions: { close: dismiss } }
            """))
}
