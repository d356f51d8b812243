import FlowDiagnostics

extension RulePage {
    static let guardWithoutOtherwise = RulePage(
        .guardWithoutOtherwise, .names,
        """
        Something `requires` a guard, and nothing says what happens where it doesn't hold: a step to it then does nothing, and the
        user taps a button in vain.

        Say it in `otherwise`, most often by presenting the flow after which the guard holds, and `resume`. `otherwise: []` says
        that nothing is meant.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            guards: { signedIn: Somebody has signed in }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: orders } } }
                  orders: { requires: 1️⃣signedIn }
            """,
            findings: [
                .init(
                    at: 1,
                    "where 'signedIn' doesn't hold, a step to here does nothing; say what happens in 'otherwise', '[]' if that is meant")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            guards: { signedIn: Somebody has signed in }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: orders } } }
                  orders: { requires: signedIn, otherwise: { present: login } }
              login:
                screens: { login: {} }
            """))
}
