extension Rule {
    /// A handler for what can't happen.
    public static let unknownResult = Rule("unknown-result", .error, "A handler is for a result that doesn't exist.")
}

extension RulePage {
    static let unknownResult = RulePage(
        .unknownResult, .names,
        """
        A handler is for a result that the started flow or effect doesn't have, or for the dismissal
        of a pushed screen. It would never run.

        Spell it as the flow's result, or remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: checkout, on: { 1️⃣plased: [], placed: [], dismissed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { placed: finish } }
            """,
            findings: [
                .init(at: 1, "'checkout' has no result 'plased'; did you mean 'placed'?")
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
                  cart: { transitions: { placed: finish } }
            """))
}
