extension Rule {
    /// A requirement that says nothing of what happens otherwise.
    public static let guardWithoutOtherwise = Rule(
        "guard-without-otherwise", .warning, "Nothing says what happens if a required guard doesn't hold.")
}

extension RulePage {
    static let guardWithoutOtherwise = RulePage(
        .guardWithoutOtherwise, .names,
        """
        Something `requires` a guard, but nothing says what happens if the guard doesn't hold. A
        step to it then does nothing, and the user taps a button in vain.

        Say it in `otherwise`. Most often that presents a flow after which the guard holds, and then
        does `resume`. `otherwise: []` says that nothing should happen.
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
                    "if 'signedIn' doesn't hold, a step to here does nothing; say what happens in 'otherwise', or '[]' if you mean that")
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
