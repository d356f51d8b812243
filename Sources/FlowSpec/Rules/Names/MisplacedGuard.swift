extension Rule {
    /// A guarded target where no guard is asked.
    public static let misplacedGuard = Rule("misplaced-guard", .error, "A screen or flow that requires a guard is shown without asking it.")
}

extension RulePage {
    static let misplacedGuard = RulePage(
        .misplacedGuard, .names,
        """
        A screen or flow that `requires` a guard is the root, a tab or child, the first of a flow,
        or what `popTo` falls back to. No guard is asked there, so it would be shown to somebody who
        may not see it.

        Show it by a step, which asks the guard.
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
                  list: { transitions: { open: { push: orders }, back: { popTo: 1️⃣orders, else: push } } }
                  orders: { requires: 2️⃣signedIn, otherwise: [] }
            """,
            findings: [
                .init(
                    at: 1,
                    "'orders' requires the guard 'signedIn', and as a fallback of 'popTo' it would be shown without it; only a step that shows it asks",
                    notes: [
                        .init(at: 2, "that is said here")
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
                  list: { transitions: { open: { push: orders }, back: { setStack: [list, orders] } } }
                  orders: { requires: signedIn, otherwise: [] }
            """))
}
