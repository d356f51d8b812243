extension Rule {
    /// A file that is too large, too deep, or expands to too much.
    public static let yamlLimit = Rule("yaml-limit", .error, "The file is larger or deeper than FlowSpec allows.")
}

extension RulePage {
    static let yamlLimit = RulePage(
        .yamlLimit, .form,
        """
        A file has at most 64 MiB, 200 levels, and 1,000,000 keys and values, of which aliases repeat at
        most 100,000. A few lines of aliases within aliases can stand for more than a machine's
        memory; the limits keep a build from hanging on them.

        Split a file that is really so large. `include` joins the parts.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            a: &a [x, x, x, x, x, x, x, x, x, x]
            b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
            c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
            d: &d 2️⃣[*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
            e: [*d, *d, *d, *d, *d, *d, *d, 1️⃣*d, *d, *d]
            """,
            findings: [
                .init(
                    at: 1, "aliases repeat more than 100,000 keys and values in this file; use fewer aliases",
                    notes: [
                        .init(at: 2, "the anchor '&d' is here")
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
