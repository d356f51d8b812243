import FlowDiagnostics

extension RulePage {
    static let unknownTarget = RulePage(
        .unknownTarget, .names,
        """
        Something is named that isn't declared, or that is of another kind: a screen, flow, tab, child, guard, effect or result, or
        a `$name` that isn't in scope. In a coordinator by hand this is the delegate method that nobody calls.

        A screen of another flow can't be named: name its flow, whose first screen it begins with, or give the step a `start` or
        `stack`.
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
