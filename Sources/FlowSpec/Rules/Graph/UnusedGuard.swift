extension Rule {
    /// A guard that nothing asks.
    public static let unusedGuard = Rule("unused-guard", .warning, "Nothing asks a guard.")
}

extension RulePage {
    static let unusedGuard = RulePage(
        .unusedGuard, .graph,
        """
        Nothing asks a guard, so the app implements a question for nothing. Often a `requires` was
        forgotten, and everybody can see what it should hold back.

        Ask it, or remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            guards: { 1️⃣signedIn: Somebody has signed in }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "nothing asks the guard 'signedIn'")
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
                  list: { transitions: { open: { if: signedIn, then: { push: detail } } } }
                  detail: {}
            """))
}
