extension Rule {
    /// A screen that no stack holds.
    public static let unreachableScreen = Rule("unreachable-screen", .warning, "No run shows a screen on a stack.")
}

extension RulePage {
    static let unreachableScreen = RulePage(
        .unreachableScreen, .stacks,
        """
        A screen is on no stack that any sequence of actions can build: nothing pushes it, or
        nothing that does can ever run. Its view controller is dead code, or the way to it was
        forgotten. If a whole part of the app depends on it, or on a flow that never shows, flowgen
        reports that once, with the number of its screens.

        Add a way to it, or remove it. Use `allow` to excuse a screen that only your app's code
        shows. In a module without a root (`--library`) no stacks are analyzed, and an app that uses
        the module may leave its screens unused, so nothing is reported of them.
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
                  detail: {}
                  1️⃣receipt: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: { transitions: { buy: { push: receipt } } }
                  receipt: {}
            """))
}
