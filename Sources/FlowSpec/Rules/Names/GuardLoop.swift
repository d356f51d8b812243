extension Rule {
    /// A guard whose `otherwise` leads to it again.
    public static let guardLoop = Rule("guard-loop", .error, "If a guard doesn't hold, it is asked again without end.")
}

extension RulePage {
    static let guardLoop = RulePage(
        .guardLoop, .names,
        """
        If a guard doesn't hold, what happens instead requires the same guard, so the same question
        would be asked forever.

        Write `resume`, which does what was held back without asking again.
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
                  list: { transitions: { open: 2️⃣{ push: orders } } }
                  orders: { requires: signedIn, otherwise: { present: login, on: { authenticated: { push: 1️⃣orders }, dismissed: [] } } }
              login:
                results: { authenticated: {} }
                screens: { login: { transitions: { authenticated: finish } } }
            """,
            findings: [
                .init(
                    at: 1,
                    "the 'otherwise' of 'orders' leads to 'orders' again, without end; write 'resume' to go on without asking once more",
                    notes: [
                        .init(at: 2, "for this step")
                    ])
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
                  orders: { requires: signedIn, otherwise: { present: login, on: { authenticated: resume, dismissed: [] } } }
              login:
                results: { authenticated: {} }
                screens: { login: { transitions: { authenticated: finish } } }
            """))
}
