extension Rule {
    /// A required key that isn't there.
    public static let missingKey = Rule("missing-key", .error, "A required key is missing.")
}

extension RulePage {
    static let missingKey = RulePage(
        .missingKey, .form,
        """
        An object lacks a key that it needs, or that another of its keys needs. Add it.

        Every file begins with `flowspec: 1`. It tells tools what they are reading, and tells a
        later flowgen which version of the language the file uses.
        """,
        wrong: RuleExample(
            """
            1️⃣app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "a FlowSpec needs the key 'flowspec': the integer 1")
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
