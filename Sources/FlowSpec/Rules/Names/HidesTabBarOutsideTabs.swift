extension Rule {
    /// A screen that hides a tab bar that isn't there.
    public static let hidesTabBarOutsideTabs = Rule(
        "hides-tab-bar-outside-tabs", .warning, "A screen hides a tab bar but is never in one.")
}

extension RulePage {
    static let hidesTabBarOutsideTabs = RulePage(
        .hidesTabBarOutsideTabs, .names,
        """
        A screen has `hidesTabBar`, but is never inside a tabs flow. There is no bar to hide;
        perhaps the flow was meant to be a tab.

        Remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: { hidesTabBar: 1️⃣true }
            """,
            findings: [
                .init(at: 1, "the screen 'detail' is never in a tabs flow, so there is no tab bar to hide")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { shop: { flow: shop }, help: { screen: help } }
                screens: { help: {} }
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: { hidesTabBar: true }
            """))
}
