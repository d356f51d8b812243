extension Rule {
    /// A flow's parameter that nothing uses.
    public static let unusedParameter = Rule("unused-parameter", .warning, "Nothing uses a parameter of a flow.")
}

extension RulePage {
    static let unusedParameter = RulePage(
        .unusedParameter, .graph,
        """
        Nothing in a tabs or switch flow uses one of the flow's parameters, so callers pass a value
        that is dropped. In other flows the first screen has the parameters, and the app decides
        what to do with them.

        Pass it on to a tab or child as `$name` in `with`, or remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                params: { 1️⃣user: User = .guest }
                tabs: { list: { screen: list }, help: { screen: help } }
                screens:
                  list: {}
                  help: {}
            """,
            findings: [
                .init(at: 1, "the flow 'main' has this parameter, and nothing in it uses '$user'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                params: { user: User = .guest }
                tabs: { list: { screen: list, with: { user: $user } }, help: { screen: help } }
                screens:
                  list: { params: { user: User } }
                  help: {}
            """))
}
