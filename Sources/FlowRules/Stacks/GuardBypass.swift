import FlowDiagnostics

extension RulePage {
    static let guardBypass = RulePage(
        .guardBypass, .stacks,
        """
        A screen or flow that `requires` a guard could be shown without asking it. No spec without
        links allows this: each step that shows the target asks, and the places where nothing asks
        are refused (`misplaced-guard`). So there is no wrong example.
        """,
        wrong: nil,
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
                  orders: { requires: signedIn, otherwise: { present: login, on: { authenticated: resume, dismissed: [] } } }
              login:
                results: { authenticated: {} }
                screens: { login: { transitions: { authenticated: finish } } }
            """))
}
