extension Rule {
    /// A result that no step finishes with.
    public static let resultNeverSent = Rule("result-never-sent", .warning, "No step finishes with a declared result.")
}

extension RulePage {
    static let resultNeverSent = RulePage(
        .resultNeverSent, .graph,
        """
        A flow declares a result, but no step finishes it with that result, so its handlers never
        run. Often the last screen still pops or dismisses where it should `finish`.

        Finish with the result, or remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: checkout, on: { placed: [], saved: [], dismissed: [] } } } }
              checkout:
                results: { placed: {}, 1️⃣saved: {} }
                screens:
                  cart: { transitions: { placed: finish } }
            """,
            findings: [
                .init(at: 1, "no step finishes the flow 'checkout' with its result 'saved'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: checkout, on: { placed: [], saved: [], dismissed: [] } } } }
              checkout:
                results: { placed: {}, saved: {} }
                screens:
                  cart: { transitions: { placed: finish, saved: finish } }
            """))
}
