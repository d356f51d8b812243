extension Rule {
    /// A transition that changes nothing in some state in which it can be taken.
    public static let sometimesNoEffect = Rule("sometimes-no-effect", .note, "A transition does nothing in some states.")
}

extension RulePage {
    static let sometimesNoEffect = RulePage(
        .sometimesNoEffect, .stacks,
        """
        There is a state in which the user taps, and nothing happens: each step that is taken there
        finds nothing to do. A flow that is presented in one place and pushed in another has a dead
        button in one of them if it is closed by `dismissAll`; so has the first screen of a flow
        whose screens all have a transition with `popToRoot`. The finding shows the shortest run to
        such a state, and the answers of guards that it needs.

        What doesn't count is the same as for `no-effect`: lists without steps, guards that fail,
        and steps that show something anew, such as a `select` with `reset: true`. A `select` of the
        selected tab without it does nothing, whatever is on the tab's stack.

        Offer the transition only where it does something, or write a step that does something
        everywhere, such as `finish` for a flow's end. If it is meant, write `allow` at the screen or
        the flow, or `sometimes-no-effect: off` below `rules`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { read: { push: terms }, show: { present: terms } } }
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
                  list:
                    transitions:
                      read: { push: terms, on: { closed: [], dismissed: [] } }
                      show: { present: terms, on: { closed: [], dismissed: [] } }
              terms:
                results: { closed: {} }
                screens:
                  terms: { transitions: { closed: finish } }
            """))
}
