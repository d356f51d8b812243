extension Rule {
    /// A screen above a child flow that its starter pushes.
    public static let pushOverChild = Rule(
        "push-over-child", .warning, "A flow pushes its own screen over a child that is still on the stack.")
}

extension RulePage {
    static let pushOverChild = RulePage(
        .pushOverChild, .stacks,
        """
        A flow pushes one of its own screens over a child flow that is still on the stack: a list of
        steps continues, or a handler runs, while the child's screens are on top. The stack no
        longer shows who owns what is above them, and going back leads into the child again.

        Push your own screen first, or let the child push what belongs above it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: [{ push: offers }, 1️⃣{ push: detail }] } }
                  detail: {}
              offers:
                screens:
                  offers: {}
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
                  list: { transitions: { open: [{ push: detail }, { push: offers }] } }
                  detail: {}
              offers:
                screens:
                  offers: {}
            """))
}
