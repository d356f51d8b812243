extension Rule {
    /// A name that two things have.
    public static let ambiguousTarget = Rule("ambiguous-target", .error, "A name could mean two things.")
}

extension RulePage {
    static let ambiguousTarget = RulePage(
        .ambiguousTarget, .names,
        """
        Several flows have a tab or a child of that name, and the step could mean any of them. Say
        which: `flow.tab`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { 2️⃣home: { flow: home }, more: { flow: more } }
              more:
                screens:
                  more: { transitions: { open: { present: extra } } }
              extra:
                tabs: { 3️⃣home: { screen: news }, help: { screen: help } }
                screens:
                  news: { transitions: { close: dismiss } }
                  help: { transitions: { close: dismiss } }
              home:
                screens:
                  home: { transitions: { open: { push: detail } } }
                  detail: { transitions: { goHome: { select: 1️⃣home, reset: true } } }
            """,
            findings: [
                .init(
                    at: 1, "several flows have a tab 'home'; write which: 'main.home', 'extra.home'",
                    notes: [
                        .init(at: 2, "a tab 'home'"),
                        .init(at: 3, "a tab 'home'"),
                    ])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { home: { flow: home }, more: { flow: more } }
              more:
                screens:
                  more: { transitions: { open: { present: extra } } }
              extra:
                tabs: { home: { screen: news }, help: { screen: help } }
                screens:
                  news: { transitions: { close: dismiss } }
                  help: { transitions: { close: dismiss } }
              home:
                screens:
                  home: { transitions: { open: { push: detail } } }
                  detail: { transitions: { goHome: { select: main.home, reset: true } } }
            """))
}
