extension Rule {
    /// A deep link that never does anything.
    public static let deadLink = Rule("dead-link", .warning, "A deep link never opens anything.")
}

extension RulePage {
    static let deadLink = RulePage(
        .deadLink, .stacks,
        """
        A user who opens the link sees nothing happen, whatever the app shows. Either the link waits
        for a child of a `switch` flow that nothing ever shows in the window, or its steps change
        nothing in any state in which it can be opened: `[]`, or a `dismissAll` beside
        `whenModal: refuse`. A link that calls the app with `perform` does something.

        Add the `switch` that shows the child, or the steps that show what the link is for; or remove
        the link.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: app
            deepLinks:
              1️⃣list: { url: "shop://list", to: main.list }
              2️⃣home: { url: "shop://home", open: dismissAll, whenModal: refuse }
            flows:
              app: { switch: { launch: launch, main: main } }
              launch: { screens: { launch: { transitions: { begin: { present: main } } } } }
              main: { screens: { list: {} } }
            """,
            findings: [
                .init(at: 1), .init(at: 2),
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: app
            deepLinks:
              list: { url: "shop://list", to: main.list }
              home: { url: "shop://home", open: dismissAll }
            flows:
              app: { switch: { launch: launch, main: main } }
              launch: { screens: { launch: { transitions: { begin: { switch: main } } } } }
              main: { screens: { list: { transitions: { help: { present: help } } } } }
              help: { screens: { help: {} } }
            """))
}
