extension Rule {
    /// A language version that this tool doesn't know.
    public static let unsupportedVersion = Rule("unsupported-version", .error, "This flowgen doesn't know the file's version of FlowSpec.")
}

extension RulePage {
    static let unsupportedVersion = RulePage(
        .unsupportedVersion, .form,
        """
        `flowspec:` names a version of the language that this flowgen doesn't know. The rest of the
        file isn't read, because all of it could mean something else.

        Write the version that the message names, or use a newer flowgen.
        """,
        wrong: RuleExample(
            """
            flowspec: 1️⃣2
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "this flowgen doesn't know version '2' of FlowSpec; it knows version 1")
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
