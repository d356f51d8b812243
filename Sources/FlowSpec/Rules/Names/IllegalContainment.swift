extension Rule {
    /// A container where UIKit doesn't take it.
    public static let illegalContainment = Rule("illegal-containment", .error, "A container can't hold this flow or screen.")
}

extension RulePage {
    static let illegalContainment = RulePage(
        .illegalContainment, .names,
        """
        A flow or screen would be in a container that can't hold it: a tabs, switch or single-screen
        flow on a navigation stack, a push from a screen that isn't on a stack, a flow inside
        itself. UIKit raises for some of these, and shows nothing for others.

        Present what can't be pushed, or give the screen a stack flow of its own.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { more: { push: 1️⃣account } } }
              2️⃣account:
                tabs: { me: { screen: me }, help: { screen: help } }
                screens: { me: { transitions: { close: dismiss } }, help: { transitions: { close: dismiss } } }
            """,
            findings: [
                .init(
                    at: 1, "'account' is a tabs flow, and UIKit takes no tab bar controller on a navigation stack; present it",
                    notes: [
                        .init(at: 2, "'account' is declared here")
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
                  list: { transitions: { more: { present: account } } }
              account:
                tabs: { me: { screen: me }, help: { screen: help } }
                screens: { me: { transitions: { close: dismiss } }, help: { transitions: { close: dismiss } } }
            """))
}
