extension Rule {
    /// A transition that changes nothing wherever it is taken.
    public static let noEffect = Rule("no-effect", .warning, "A transition never does anything.")
}

extension RulePage {
    static let noEffect = RulePage(
        .noEffect, .stacks,
        """
        The user taps, and nothing happens, in every state in which they can: `dismissAll` where
        nothing is ever presented, `popToRoot` on the first screen of a stack, `popTo` with
        `else: stay` where the screen is never below, `select` of the tab that is selected, `switch`
        to the child that shows. Often such a step has replaced one that failed. The rule is about
        transitions of screens and flows, action tabs and transitions of the app.

        Each step must do nothing on each way through the list. A list without steps (`[]`), and the
        way on which a guard fails that has no `else`, are meant to do nothing and don't count. Steps
        that show something anew, `perform`, `alert` and what ends a flow always count as doing
        something; so does a step that fails, which is an error of its own.

        Remove the transition, or give it a step that changes something: `finish` ends a flow however
        it was started. If it does something in some states, see `sometimes-no-effect`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { read: { push: terms } } }
              terms:
                screens:
                  terms: { transitions: { 1️⃣close: dismissAll } }
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { read: { push: terms } } }
              terms:
                screens:
                  terms: { transitions: { close: pop } }
            """))
}
