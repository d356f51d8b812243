extension Rule {
    /// Two targets of one transition that take different types by one name.
    public static let argumentType = Rule("argument-type", .error, "A value's type doesn't fit its parameter.")
}

extension RulePage {
    static let argumentType = RulePage(
        .argumentType, .names,
        """
        A value plainly isn't of its parameter's type, or names a case that `types` doesn't list for
        it. Or two targets of one transition have parameters of the same name but with different
        types or defaults, and one argument of the method would have to serve both.

        Pass another value; in the second case rename one of the parameters, or give one of them in
        `with`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { params: { item: "Item = .first" }, transitions: { open: { push: detail, with: { item: $item, count: 1️⃣many } } } }
                  detail: { params: { item: Item, 2️⃣count: Int } }
            """,
            findings: [
                .init(
                    at: 1, "'\"many\"' can't be given to 'count': a string isn't a value of the type Int",
                    notes: [
                        .init(at: 2, "'count' is declared here")
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
                  list: { params: { item: "Item = .first" }, transitions: { open: { push: detail, with: { item: $item, count: 2 } } } }
                  detail: { params: { item: Item, count: Int } }
            """))
}
