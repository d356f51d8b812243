import FlowDiagnostics

extension RulePage {
    static let yamlSyntax = RulePage(
        .yamlSyntax, .form,
        """
        The text isn't YAML, or isn't UTF-8. Most often a bracket or a quote isn't closed, or lines that belong together are
        indented differently.

        Reading ends there: other findings of the file come once this one is mended. What the file may have declared isn't missed in
        the others.
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
