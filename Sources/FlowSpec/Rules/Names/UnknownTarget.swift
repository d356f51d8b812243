extension Rule {
    /// A name that nothing has.
    public static let unknownTarget = Rule("unknown-target", .error, "A name that a step or a tab uses isn't declared.")
}

extension RulePage {
    static let unknownTarget = RulePage(
        .unknownTarget, .names,
        """
        A name isn't declared, or belongs to something of another kind: a screen, flow, tab, child,
        guard, effect or result, or a `$name` that isn't in scope. In a hand-written coordinator
        this is the delegate method that nobody calls.

        You can't name a screen of another flow: name its flow, which begins with its first screen,
        or give the step a `start` or `stack`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: 1️⃣detial } } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "'detial' is neither a screen of the flow 'shop' nor a flow; did you mean 'detail'?")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """))
}
