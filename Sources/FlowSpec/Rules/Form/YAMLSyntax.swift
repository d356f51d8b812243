extension Rule {
    /// A text that libyaml refuses, or that isn't UTF-8.
    public static let yamlSyntax = Rule("yaml-syntax", .error, "The text isn't YAML.")
}

extension RulePage {
    static let yamlSyntax = RulePage(
        .yamlSyntax, .form,
        """
        The text isn't YAML, or isn't UTF-8. Most often a bracket or a quote isn't closed, or lines
        that belong together have different indentation.

        flowgen stops reading there, so it reports other findings of the file once this one is
        fixed. It doesn't report what the file may have declared as missing in the others.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens: 1️⃣{ list: {}, detail: {}
            """,
            findings: [
                .init(at: 1, "the bracket '{' is never closed; add '}' at the end of the mapping")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens: { list: { transitions: { open: { push: detail } } }, detail: {} }
            """))
}
