extension Rule {
    /// A key of a `with` that nothing takes.
    public static let unknownArgument = Rule("unknown-argument", .error, "A value is for a parameter that doesn't exist.")
}

extension RulePage {
    static let unknownArgument = RulePage(
        .unknownArgument, .names,
        """
        `with` passes a value for a parameter that none of the step's targets has. The value would
        be lost, and the caller would have to pass the parameter that was meant.

        Spell it as the parameter, or remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { params: { item: "Item = .first" }, transitions: { open: { push: detail, with: { 1️⃣itm: $item } } } }
                  detail: { params: { item: Item, count: Int } }
            """,
            findings: [
                .init(at: 1, "no target here has a parameter named 'itm'; did you mean 'item'?")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { params: { item: "Item = .first" }, transitions: { open: { push: detail, with: { item: $item } } } }
                  detail: { params: { item: Item, count: Int } }
            """))
}
