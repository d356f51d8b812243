import FlowDiagnostics

extension Rule {
    /// A guarded target where no guard is asked.
    public static let misplacedGuard = Rule("misplaced-guard", .error, "A screen or flow that requires a guard is shown without asking it.")
}

extension RulePage {
    static let misplacedGuard = RulePage(
        .misplacedGuard, .names,
        """
        A screen or flow that `requires` a guard is the root, a tab or child, the first of a flow,
        or in a list of targets. No guard is asked there, so it would be shown to somebody who may
        not see it.

        Show it by a step of its own, which asks the guard.
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
                  list: { transitions: { open: { push: orders }, jump: { setStack: [list, 1️⃣orders] } } }
                  orders: { requires: 2️⃣signedIn, otherwise: [] }
            """,
            findings: [
                .init(
                    at: 1,
                    "'orders' requires the guard 'signedIn', and as one of a list it would be shown without it; only a step that shows it alone asks",
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
                  list: { transitions: { open: { push: orders }, jump: [popToRoot, { push: orders }] } }
                  orders: { requires: signedIn, otherwise: [] }
            """))
}
