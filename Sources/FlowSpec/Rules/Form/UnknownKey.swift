extension Rule {
    /// A key that its object doesn't have.
    public static let unknownKey = Rule("unknown-key", .error, "An object doesn't have this key.")
}

extension RulePage {
    static let unknownKey = RulePage(
        .unknownKey, .form,
        """
        An object doesn't have this key, or doesn't have it together with another one. If flowgen
        ignored unknown keys, the mistake would go unnoticed: with `transitons` a screen would have
        no way out.

        Spell it as proposed, or look it up in the [reference](reference.md).
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list:
                    1️⃣transitons: { open: { push: detail } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "'transitons' isn't a key of a screen; did you mean 'transitions'?")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """))
}
