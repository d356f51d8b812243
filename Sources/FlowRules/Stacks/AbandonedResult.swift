import FlowDiagnostics

extension RulePage {
    static let abandonedResult = RulePage(
        .abandonedResult, .stacks,
        """
        A flow with results can be cut off: `dismissAll`, `popToRoot`, a `switch` or a tap on the selected tab takes it away, and
        none of its starter's handlers runs, not even `dismissed`. Its coordinator is released all the same.

        Nothing is wrong as long as the starter waits for nothing. Where it does, `finish` or `dismiss` the flow instead.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: checkout, on: { placed: [], dismissed: [] } } } }
              1️⃣checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { leave: dismissAll, placed: finish } }
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
                  list: { transitions: { buy: { present: checkout, on: { placed: [], dismissed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { leave: dismiss, placed: finish } }
            """))
}
