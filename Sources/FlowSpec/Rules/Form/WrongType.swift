extension Rule {
    /// A value of the wrong YAML type.
    public static let wrongType = Rule("wrong-type", .error, "A value has the wrong type.")
}

extension RulePage {
    static let wrongType = RulePage(
        .wrongType, .form,
        """
        A value is a text, number, list or mapping, but another of these is expected. The message
        says which.

        In YAML the notation decides: `open: push` is a text, `open: { push: detail }` a step with
        its target. An empty mapping is written `{}`. Put a number or a word like `true` in quotes
        if you mean a text.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: 1️⃣push } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "'push' needs the name of a screen or flow: 'push: …'")
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
