extension Rule {
    /// A popover without a place to come from.
    public static let popoverAnchor = Rule("popover-anchor", .error, "A popover has no anchor.")
}

extension RulePage {
    static let popoverAnchor = RulePage(
        .popoverAnchor, .names,
        """
        A popover is attached to a view or a bar button item, but the step names no parameter that
        passes it; UIKit raises if neither is set. Or these steps have no method, so nothing can
        pass it.

        Name the parameter: `anchor: button`. The screen passes the view or item when it calls the
        transition.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { more: { present: 1️⃣menu } } }
              menu:
                presentation: popover
                screens: { menu: {} }
            """,
            findings: [
                .init(
                    at: 1,
                    "'menu' is presented as a popover, which is attached to a view or an item; name the parameter that passes it, 'anchor: …'"
                )
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { more: { present: menu, anchor: $button } } }
              menu:
                presentation: popover
                screens: { menu: {} }
            """))
}
