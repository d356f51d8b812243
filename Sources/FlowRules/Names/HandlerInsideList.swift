import FlowDiagnostics

extension Rule {
    /// Steps after one whose handler takes their place.
    public static let handlerInsideList = Rule(
        "handler-inside-list", .warning, "A handler may run in place of the steps that follow.")
}

extension RulePage {
    static let handlerInsideList = RulePage(
        .handlerInsideList, .names,
        """
        Steps follow a `dismiss` or `pop` that may run the `dismissed` of the flow's starter. If
        that has steps, they replace the rest of the list: two places decide what happens next, and
        which one wins depends on who started the flow.

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
                  list: { transitions: { edit: { present: 2️⃣editor, on: { dismissed: { present: help } } } } }
                  help: {}
              editor:
                screens:
                  editor: { transitions: { close: [1️⃣dismiss, { present: shop }] } }
            """,
            findings: [
                .init(
                    at: 1,
                    "'dismiss' may run the 'dismissed' of what started this, whose steps then take the place of those that follow; make it the last step, or let 'dismissed' do nothing",
                    notes: [
                        .init(at: 2, "started here")
                    ])
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
