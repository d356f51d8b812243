extension Rule {
    /// Two things that would be one Swift name.
    public static let nameClash = Rule("name-clash", .error, "Two things would have the same name in Swift.")
}

extension RulePage {
    static let nameClash = RulePage(
        .nameClash, .names,
        """
        Two things would get the same name: in Swift, after capitalisation and the templates of
        `names`; in the program, for guards and effects; or in one scope. Or a name is one that the
        generated types [need themselves](generated-code.md#reserved-names).

        flowgen reports it in one line at the right place; the Swift compiler would report a
        redeclaration in a file that nobody wrote. Rename one.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { 1️⃣start: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "a transition can't be called 'start': a coordinator or a router has a member of that name; choose another")
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
