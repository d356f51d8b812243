import FlowDiagnostics

extension Rule {
    /// A presented flow without a way out.
    public static let noExit = Rule("no-exit", .warning, "A presented flow can't be left.")
}

extension RulePage {
    static let noExit = RulePage(
        .noExit, .stacks,
        """
        A flow is presented so that the user can't swipe it away, and no run ever leaves it:
        whatever they tap, its layer stays, and what is below never comes back. If the flow can be
        left, but each way out needs the same answer of one guard, a note says so: a user for whom
        the guard never gives that answer stays there.

        Let one of its screens `finish` or `dismiss`. If the layer is meant to be the end of the
        app, such as one that asks for an update, excuse the flow with `allow` and the reason.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: terms } } }
              1️⃣terms:
                presentation: fullScreen
                screens:
                  terms: { transitions: { showLink: { push: link } } }
                  link: {}
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
                  list: { transitions: { buy: { present: terms } } }
              terms:
                presentation: fullScreen
                screens:
                  terms: { transitions: { showLink: { push: link }, close: dismiss } }
                  link: {}
            """))
}
