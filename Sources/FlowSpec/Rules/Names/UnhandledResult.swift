extension Rule {
    /// A result that nothing handles.
    public static let unhandledResult = Rule("unhandled-result", .error, "Nothing says what happens with a result.")
}

extension RulePage {
    static let unhandledResult = RulePage(
        .unhandledResult, .names,
        """
        A step, tab or child starts a flow, or asks the app, but nothing says what happens with one
        of the results. The user would finish the purchase, and nothing would happen: this is the
        delegate method that nobody implemented.

        Handle it in `on`; an empty list says that nothing happens. In a list of targets, and around
        the root, nothing can handle a result.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: 1️⃣checkout, on: { dismissed: [] } } } }
              checkout:
                results: { 2️⃣placed: {} }
                screens:
                  cart: { transitions: { placed: finish } }
            """,
            findings: [
                .init(
                    at: 1,
                    "'checkout' ends with a result, and 'on' doesn't say what happens with its result 'placed'; an empty list means nothing",
                    notes: [
                        .init(at: 2, "'placed' is declared here")
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
                  list: { transitions: { buy: { present: checkout, on: { placed: [], dismissed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { placed: finish } }
            """))
}
