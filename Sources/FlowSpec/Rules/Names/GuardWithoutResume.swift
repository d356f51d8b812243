extension Rule {
    /// A requirement whose `otherwise` ends without what was held back, whatever its result.
    public static let guardWithoutResume = Rule("guard-without-resume", .note, "What a guard held back is never done.")
}

extension RulePage {
    static let guardWithoutResume = RulePage(
        .guardWithoutResume, .names,
        """
        A guard doesn't hold, and `otherwise` presents a flow. When the flow ends, no handler does
        anything: the user has signed in to see the orders, say, and must ask for them again.

        Write `resume` as the handler of the result after which the guard holds. If the user is to
        tap again, leave the note.
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
                  orders: { requires: signedIn, otherwise: { present: login, on: { 1️⃣done: [], dismissed: [] } } }
              login:
                results: { done: {} }
                screens: { login: { transitions: { done: finish } } }
            """,
            findings: [
                .init(at: 1, "the step that 'signedIn' held back isn't done after 'done'; 'resume' does it")
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
                  orders: { requires: signedIn, otherwise: { present: login, on: { done: resume, dismissed: [] } } }
              login:
                results: { done: {} }
                screens: { login: { transitions: { done: finish } } }
            """))
}
