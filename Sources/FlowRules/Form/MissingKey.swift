import FlowDiagnostics

extension RulePage {
    static let missingKey = RulePage(
        .missingKey, .form,
        """
        A key isn't there that its object needs, or that another key needs beside it. Add it.

        Every file begins with `flowspec: 1`. It tells tools what they read, and a later flowgen in which version of the language
        the file is written.
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
