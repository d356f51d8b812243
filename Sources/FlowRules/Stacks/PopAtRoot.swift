import FlowDiagnostics

extension RulePage {
    static let popAtRoot = RulePage(
        .popAtRoot, .stacks,
        """
        A `pop` may be taken where the stack holds one screen, or `pop: n` where the flow has no more than n. The run time refuses
        the whole list of steps there, so that nothing happens: a close button that doesn't close, or a form that is sent and stays.
        Often a screen is pushed in one place and is the first in another.

        Dismiss where the screen is presented, or give it the transition only where it is pushed: a flow of its own, or `like`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail }, alone: { setStack: [detail] } } }
                  detail: { transitions: { close: 1️⃣pop, all: { setStack: [list] } } }
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
                  list: { transitions: { open: { push: detail }, alone: { setStack: [list, detail] } } }
                  detail: { transitions: { close: pop, all: { setStack: [list] } } }
            """))
}
