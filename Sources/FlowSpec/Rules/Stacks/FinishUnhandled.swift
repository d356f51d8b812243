extension Rule {
    /// A `finish` of a flow that may not be the one on top, or that nobody started to hear of its
    /// end.
    public static let finishUnhandled = Rule(
        "finish-unhandled", .error, "A flow may finish where nothing handles its result.", isExcusable: true)
}

extension RulePage {
    static let finishUnhandled = RulePage(
        .finishUnhandled, .stacks,
        """
        A `finish` may run when the flow can't end: a step before it has already removed the flow,
        or the flow was started by something that can't handle the result. The starter waits
        forever.

        `finish` removes the flow's screens itself, so write it alone.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { push: checkout, on: { placed: [], dismissed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { placed: [pop, 1️⃣finish] } }
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
                  list: { transitions: { buy: { push: checkout, on: { placed: [], dismissed: [] } } } }
              checkout:
                results: { placed: {} }
                screens:
                  cart: { transitions: { placed: finish } }
            """))
}
