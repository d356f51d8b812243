import FlowDiagnostics

extension RulePage {
    static let trap = RulePage(
        .trap, .stacks,
        """
        From some state a screen can't be reached any more that an invariant `reach` declares to be reachable from everywhere. The
        app goes on, and home is gone. Only screens that such an invariant names are looked at: in most apps it is right that launch
        or sign-in never come back.

        The trace leads to a state from which there is no way; add one, or weaken the invariant. Guards are taken as the app
        pleases, so that a way may need one to hold.
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
