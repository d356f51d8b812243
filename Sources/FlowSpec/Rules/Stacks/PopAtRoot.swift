extension Rule {
    /// A `pop` where the stack may hold one screen.
    public static let popAtRoot = Rule("pop-at-root", .error, "A pop may find no screen to remove.", isExcusable: true)
}

extension RulePage {
    static let popAtRoot = RulePage(
        .popAtRoot, .stacks,
        """
        A `pop` may run when the stack has only one screen, or `pop: n` when the flow has no more
        than n. The runtime then refuses the whole list of steps, so nothing happens: a close button
        that doesn't close, or a form that is sent and stays. Often a screen is pushed in one place
        and is the first in another.

        Dismiss if the screen is presented, or give it the transition only where it is pushed: in a
        flow of its own, or with `like`.
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
