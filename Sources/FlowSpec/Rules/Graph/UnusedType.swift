extension Rule {
    /// A type that no parameter has.
    public static let unusedType = Rule("unused-type", .warning, "No parameter has a declared type.")
}

extension RulePage {
    static let unusedType = RulePage(
        .unusedType, .graph,
        """
        No parameter has a type that `types` declares, so its list of members checks nothing. Most
        often the name is misspelt, or lacks the name of an enclosing type.

        Write it as the parameters do, or remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            types: { 1️⃣Ordering: [price, name] }
            flows:
              shop:
                screens:
                  list: { params: { order: Order = .price }, transitions: { byName: { replace: list, with: { order: .name } } } }
            """,
            findings: [
                .init(at: 1, "no parameter has the type 'Ordering'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            types: { Order: [price, name] }
            flows:
              shop:
                screens:
                  list: { params: { order: Order = .price }, transitions: { byName: { replace: list, with: { order: .name } } } }
            """))
}
