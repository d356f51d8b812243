extension Rule {
    /// Detents beside a style that has none.
    public static let detentsWithoutSheet = Rule("detents-without-sheet", .warning, "Only a sheet has detents and a grabber.")
}

extension RulePage {
    static let detentsWithoutSheet = RulePage(
        .detentsWithoutSheet, .names,
        """
        Detents or a grabber have no effect, because the style isn't a sheet.

        Use a sheet's style, or remove them.
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
                presentation: { style: fullScreen, 1️⃣detents: [medium] }
                screens: { filter: { transitions: { close: dismiss } } }
            """,
            findings: [
                .init(at: 1, "only a sheet has detents and a grabber: 'automatic', 'pageSheet' or 'formSheet'")
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
                presentation: { style: pageSheet, detents: [medium] }
                screens: { filter: { transitions: { close: dismiss } } }
            """))
}
