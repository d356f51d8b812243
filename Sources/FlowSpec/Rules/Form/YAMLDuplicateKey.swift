extension Rule {
    /// A key that a mapping has twice.
    public static let yamlDuplicateKey = Rule("yaml-duplicate-key", .error, "A mapping has a key twice.")
}

extension RulePage {
    static let yamlDuplicateKey = RulePage(
        .yamlDuplicateKey, .form,
        """
        A mapping has a key twice: two screens, flows or transitions of the same name. YAML
        libraries that allow this keep the last and drop the first, so a screen would vanish without
        a word.

        Rename or remove one of the two.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  2️⃣list: { transitions: { open: { push: list } } }
                  1️⃣list: {}
            """,
            findings: [
                .init(
                    at: 1, "this mapping has the key 'list' already; remove or rename one of the two",
                    notes: [
                        .init(at: 2, "the first 'list' is here")
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
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """))
}
