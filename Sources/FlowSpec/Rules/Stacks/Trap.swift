extension Rule {
    /// A state from which there is no way to a screen that an invariant `reach` names.
    public static let trap = Rule(
        "trap", .error, "A screen that must stay reachable can't be reached from some state.", isExcusable: true)
}

extension RulePage {
    static let trap = RulePage(
        .trap, .stacks,
        """
        An invariant `reach` declares that the user can come to a screen from everywhere, but from
        some state they can't. The app continues, and home is gone. Only what the user and the
        screens do counts: no link, and no transition of the app. iPhone and iPad are asked
        separately where users can do different things there.

        flowgen checks only screens that such an invariant names: in most apps launch or sign-in
        rightly never come back. Of the flows that the app's own code starts, those are asked that
        lead to the screen at all; `reach-not-asked` names the others.

        The trace leads to a state from which there is no way; add one, or weaken the invariant.
        Guards are the app's free choice, so a way may need one to hold.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: app
            invariants:
              1️⃣homeIsNear: { reach: home.home, from: everywhere }
            flows:
              app:
                switch: { home: home, locked: locked }
              home:
                screens:
                  home: { transitions: { lock: { switch: locked } } }
              locked:
                screens:
                  locked: { transitions: { help: { push: help } } }
                  help: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: app
            invariants:
              homeIsNear: { reach: home.home, from: everywhere }
            flows:
              app:
                switch: { home: home, locked: locked }
              home:
                screens:
                  home: { transitions: { lock: { switch: locked } } }
              locked:
                screens:
                  locked: { transitions: { help: { push: help }, unlock: { switch: home } } }
                  help: {}
            """))
}
