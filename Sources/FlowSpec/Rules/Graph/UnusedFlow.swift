extension Rule {
    /// A flow that nothing starts.
    public static let unusedFlow = Rule("unused-flow", .warning, "Nothing starts a flow.")
}

extension RulePage {
    static let unusedFlow = RulePage(
        .unusedFlow, .graph,
        """
        No chain of steps from the root starts a flow. Its coordinator is generated and compiled,
        but never created. flowgen reports this only for a program without errors, since the wrong
        part may be what starts it.

        Start it from somewhere, or remove it. Use `allow` to excuse one that your app's code starts
        by hand.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail }, help: [] } }
                  detail: {}
              1️⃣help:
                screens: { help: {} }
            """,
            findings: [
                .init(at: 1, "no chain of steps from the root starts the flow 'help'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail }, help: { present: help } } }
                  detail: {}
              help:
                screens: { help: {} }
            """))
}
