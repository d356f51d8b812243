extension Rule {
    /// A cycle that pushes more than it pops.
    public static let unboundedStack = Rule("unbounded-stack", .warning, "A stack can grow without limit.")
}

extension RulePage {
    static let unboundedStack = RulePage(
        .unboundedStack, .stacks,
        """
        A stack can grow without limit: a cycle of transitions pushes more than it pops. Each screen
        keeps its view controller, so memory grows too, and the user needs as many steps back. The
        trace leads to the cycle and once around it.

        `replace` the screen, or go back to the existing one with `popTo: …, else: push`. If the
        cycle is intended, as with similar items, excuse it with `allow` and the reason: on a step,
        which covers every cycle through that step, or on a flow or screen, which covers the cycles
        that push nowhere else. If everything in a part of the app pushes everything, flowgen shows
        five cycles, and says how many more steps are part of others.
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
