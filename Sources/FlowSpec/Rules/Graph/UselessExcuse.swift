extension Rule {
    /// An `allow`, or an entry of `rules`, without which nothing would be different.
    public static let uselessExcuse = Rule("useless-excuse", .warning, "An excuse changes nothing.")
}

extension RulePage {
    static let uselessExcuse = RulePage(
        .uselessExcuse, .graph,
        """
        An `allow` excuses a place from a rule that finds nothing there. Or an entry of `rules`
        lowers a rule that finds nothing in the program, or a later entry overrides it. What it was
        for has been fixed or has moved, and the next mistake of the kind would be excused unseen.
        In steps that other places take, an `allow` excuses none of them from what the analysis of
        stacks finds: write it at each `take`.

        Remove it. An entry of `rules` that raises a rule's severity is a policy and may find
        nothing. flowgen doesn't report this while errors hide what a rule may find, nor for rules
        about stacks if these aren't analysed.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            rules: { 1️⃣unused-guard: off }
            flows:
              shop:
                screens:
                  list:
                    allow: { 2️⃣dead-end: Later there will be a way on }
                    transitions: { open: { push: detail } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "'unused-guard' is 'off', but finds nothing in the program"),
                .init(at: 2, "this place is excused from 'dead-end', which finds nothing here"),
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list:
                    transitions: { open: { push: detail } }
                  detail: {}
            """))
}
