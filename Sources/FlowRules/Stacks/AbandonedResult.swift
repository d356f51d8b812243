import FlowDiagnostics

extension Rule {
    /// A flow with results that can leave without any handler.
    public static let abandonedResult = Rule("abandoned-result", .warning, "A flow may be cut off before it ends.")
}

extension RulePage {
    static let abandonedResult = RulePage(
        .abandonedResult, .stacks,
        """
        A flow can be cut off: `dismissAll`, `popToRoot`, a `switch` or a tap on the selected tab
        removes it, and none of its starter's handlers runs, not even `dismissed`. Its coordinator
        is released all the same. If the starter does something at the flow's end and stays, flowgen
        names the step that cuts the flow off, with a run; for a flow with results, other ways are a
        note.

        `finish` or `dismiss` the flow instead. A starter with `dismissed: []` waits only for
        results.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: checkout, on: { placed: [], dismissed: { push: offer } } } } }
                  offer: {}
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { leave: 1️⃣dismissAll, placed: finish } }
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
                  list: { transitions: { buy: { present: checkout, on: { placed: [], dismissed: { push: offer } } } } }
                  offer: {}
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { leave: dismiss, placed: finish } }
            """))
}
