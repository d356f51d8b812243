import FlowDiagnostics

extension RulePage {
    static let unusedFlow = RulePage(
        .unusedFlow, .graph,
        """
        Nothing that begins at the root starts a flow, by whatever chain of steps. Its coordinator is generated, compiled and never
        made. Given where a program has no errors, since what is wrong may be what starts it.

        Start it from somewhere, or remove it. One that code of the app starts by hand is excused with `allow`.
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
                .init(at: 1, "nothing that begins at the root starts the flow 'help'")
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
