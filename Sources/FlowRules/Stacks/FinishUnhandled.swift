import FlowDiagnostics

extension RulePage {
    static let finishUnhandled = RulePage(
        .finishUnhandled, .stacks,
        """
        A `finish` may be taken where the flow can't end: a step before it has taken the flow away already, or nothing that could
        hear of the result has started it. The starter waits for ever.

        `finish` takes the flow's screens away itself: write it alone.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { push: checkout, on: { placed: [], dismissed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { placed: [pop, 1️⃣finish] } }
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
                  list: { transitions: { buy: { push: checkout, on: { placed: [], dismissed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { placed: finish } }
            """))
}
