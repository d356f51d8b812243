import FlowDiagnostics

extension RulePage {
    static let unboundedStack = RulePage(
        .unboundedStack, .stacks,
        """
        A stack can grow without end: a cycle of transitions pushes more than it pops. Each screen keeps its view controller, so
        that memory grows too, and the user needs as many steps back. The trace leads to the cycle and once around it.

        `replace` the screen, or go back to the one that is there with `popTo: …, else: push`. Where it is meant, as with similar
        items, excuse it with `allow` and the reason: on a step, which covers every cycle through that step, or on a flow or screen,
        which covers the cycles that push nowhere else. Of a part of the app in which everything pushes everything, five cycles are
        shown, and how many steps more have part in others.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: { transitions: { similar: 1️⃣{ push: detail } } }
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
                  list: { transitions: { open: { push: detail } } }
                  detail: { transitions: { similar: { replace: detail } } }
            """))
}
