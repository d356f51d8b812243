extension Rule {
    /// More tabs than iPhone shows in a bar.
    public static let tooManyTabs = Rule("too-many-tabs", .warning, "A tab bar has more tabs than iPhone shows.")
}

extension RulePage {
    static let tooManyTabs = RulePage(
        .tooManyTabs, .names,
        """
        A tab bar has more tabs than iPhone shows. From the fifth on they are in UIKit's More tab,
        where screens are in a navigation controller of UIKit's own, and no coordinator notices when
        they appear and disappear.

        Have at most five, or a bar of your own (`bar: custom`). If it is only for testers, say so
        with `allow`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs:
                  a: { screen: page }
                  b: { screen: page }
                  c: { screen: page }
                  d: { screen: page }
                  e: { screen: page }
                  1️⃣f: { screen: page }
                screens: { page: {} }
            """,
            findings: [
                .init(
                    at: 1,
                    "the flow 'main' has 6 tabs; on iPhone those from the fifth on are in UIKit's More tab, whose screens stand on a stack that isn't theirs; have at most 5"
                )
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs:
                  a: { screen: page }
                  b: { screen: page }
                  c: { screen: page }
                  d: { screen: page }
                  e: { screen: page }
                screens: { page: {} }
            """))
}
