extension Rule {
    /// A `select` whose bar may be covered or absent.
    public static let selectWithoutTabs = Rule(
        "select-without-tabs", .error, "A select may not find its tab bar around what is on top.", isExcusable: true)
}

extension RulePage {
    static let selectWithoutTabs = RulePage(
        .selectWithoutTabs, .stacks,
        """
        A `select` may run when its tab bar isn't around what is on top: a presented layer covers
        it, or the flow was started outside it. The tab would change behind a sheet, unseen.

        Dismiss first: `[dismissAll, { select: … }]`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { home: { flow: home }, cart: { flow: cart } }
              home:
                screens:
                  home: { transitions: { offer: { present: offer } } }
              cart:
                screens:
                  cart: { transitions: { open: { push: item } } }
                  item: {}
              offer:
                screens:
                  offer: { transitions: { buy: 1️⃣{ select: cart } } }
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { home: { flow: home }, cart: { flow: cart } }
              home:
                screens:
                  home: { transitions: { offer: { present: offer } } }
              cart:
                screens:
                  cart: { transitions: { open: { push: item } } }
                  item: {}
              offer:
                screens:
                  offer: { transitions: { buy: [dismissAll, { select: cart }] } }
            """))
}
