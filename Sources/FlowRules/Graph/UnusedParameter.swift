import FlowDiagnostics

extension RulePage {
    static let unusedParameter = RulePage(
        .unusedParameter, .graph,
        """
        Nothing in a tabs or switch flow uses a parameter of it, so that a value is asked for and dropped. Of other flows the first
        screen has the parameters, and what the app does with them there is its own affair.

        Forward it to a tab or child as `$name` in `with`, or remove it.
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
