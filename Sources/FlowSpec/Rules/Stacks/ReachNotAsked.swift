extension Rule {
    /// A flow of the app's own code from which a `reach` isn't asked.
    public static let reachNotAsked = Rule("reach-not-asked", .note, "An invariant 'reach' isn't asked of some start.")
}

extension RulePage {
    static let reachNotAsked = RulePage(
        .reachNotAsked, .stacks,
        """
        An invariant `reach` is asked of each start that leads to the screen at all: of the window's
        root, and of each flow that the app's own code starts. No way leads to the screen from this
        start, not even a link, so that the invariant says nothing about it.

        Add a way to the screen. If the start isn't meant to have one, there is nothing to do; excuse
        the invariant with `allow`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            invariants:
              1️⃣listIsNear: { reach: shop.list, from: everywhere }
            flows:
              shop:
                screens:
                  list: { transitions: { showHelp: { push: help } } }
                  help: {}
              chat:
                entry: present
                screens:
                  messages: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            invariants:
              listIsNear: { reach: shop.list, from: everywhere }
            flows:
              shop:
                screens:
                  list: { transitions: { showHelp: { push: help } } }
                  help: {}
              chat:
                entry: present
                screens:
                  messages: { transitions: { browse: { present: shop } } }
            """))
}
