extension Rule {
    /// A size beside a style that has none.
    public static let sizeWithoutEffect = Rule("size-without-effect", .warning, "Only a form sheet and a popover have a size.")
}

extension RulePage {
    static let sizeWithoutEffect = RulePage(
        .sizeWithoutEffect, .names,
        """
        A size has no effect, because UIKit gives the style a size of its own.

        Use `formSheet` or `popover`, or remove it; a sheet's height is one of its `detents`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { filter: { present: filter } } }
              filter:
                presentation: { style: pageSheet, 1️⃣size: { width: 400, height: 600 } }
                screens: { filter: { transitions: { close: dismiss } } }
            """,
            findings: [
                .init(at: 1, "only a form sheet and a popover have a size: 'formSheet' or 'popover'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { filter: { present: filter } } }
              filter:
                presentation: { style: formSheet, size: { width: 400, height: 600 } }
                screens: { filter: { transitions: { close: dismiss } } }
            """))
}
