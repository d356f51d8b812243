extension Rule {
    /// A state without a way out.
    public static let deadEnd = Rule("dead-end", .warning, "The user comes to few screens and can't leave them.")
}

extension RulePage {
    static let deadEnd = RulePage(
        .deadEnd, .stacks,
        """
        From some state the user comes to at most three of the app's screens, whatever they and the
        screens do: no transition, back button, swipe or tab leads to another one. They must quit
        the app. Often it is a single screen without a way out; a help sheet over it doesn't help.
        Links and transitions of the app don't count. iPhone and iPad are asked separately.

        The end of a way isn't always a dead end. A last screen with a back button is none, nor is a
        sheet that can be swiped down. A screen that is presented by itself is none either: flowgen
        expects it to dismiss itself, as the system's sheets do. Two or three screens are none if the
        app or a switch flow's child begins with one of them; if a layer holds them, `no-exit` says so.

        Give the screen a way out. A way that needs an answer of the app counts.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { push: receipt } } }
                  1️⃣receipt: { back: none }
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
                  list: { transitions: { buy: { push: receipt } } }
                  receipt: { back: none, transitions: { done: popToRoot } }
            """))
}
