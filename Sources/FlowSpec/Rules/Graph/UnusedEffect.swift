extension Rule {
    /// An effect that nothing performs.
    public static let unusedEffect = Rule("unused-effect", .warning, "Nothing performs an effect.")
}

extension RulePage {
    static let unusedEffect = RulePage(
        .unusedEffect, .graph,
        """
        Nothing performs an effect, so the app implements it for nothing.

        Perform it, or remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            effects: { 1️⃣share: { description: Shares the list } }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "nothing performs the effect 'share'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            effects: { share: { description: Shares the list } }
            flows:
              shop:
                screens:
                  list: { transitions: { open: [{ push: detail }, { perform: share }] } }
                  detail: {}
            """))
}
