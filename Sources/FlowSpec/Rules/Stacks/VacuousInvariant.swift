extension Rule {
    /// An invariant that checks nothing.
    public static let vacuousInvariant = Rule("vacuous-invariant", .warning, "An invariant, or a name in it, checks nothing.")
}

extension RulePage {
    static let vacuousInvariant = RulePage(
        .vacuousInvariant, .stacks,
        """
        An invariant can't be broken, whatever the program does: it allows every stack that the
        app's screens can make, or what it mentions never occurs. It looks like a check but checks
        nothing. Where only a part of it can't be broken, the message names the screens and flows
        that never occur, and says that the rest is checked.

        State more precisely what you mean.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            invariants:
              1️⃣shape: { stack: shop, always: "..." }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            invariants:
              shape: { stack: shop, always: "list detail?" }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """))
}
