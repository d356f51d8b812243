extension Rule {
    /// A step that cuts a flow off whose starter stays and waits for its end.
    public static let abandonedResult = Rule("abandoned-result", .warning, "A step cuts a flow off for whose end its starter waits.")
}

extension RulePage {
    static let abandonedResult = RulePage(
        .abandonedResult, .stacks,
        """
        A step such as `dismissAll`, `popToRoot` or `select` removes a flow, and none of its
        starter's handlers runs, not even `dismissed`. The starter does something at the flow's end
        and stays, so it waits in vain. Other ways to cut a flow off are notes of
        [interrupted-flow](rules.md#interrupted-flow).

        Transitions of the app count too, except for their `switch` and `restart`: these start over
        on purpose, and so does a deep link.

        `finish` or `dismiss` the flow instead. A starter with `dismissed: []` waits for nothing
        unless a result does something.
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
