import FlowDiagnostics

extension RulePage {
    static let uselessExcuse = RulePage(
        .uselessExcuse, .graph,
        """
        An `allow` excuses a place from a rule that finds nothing there, or an entry of `rules` makes less of a rule that finds nothing in the
        program, or is followed by another that counts instead. What it was written for has been mended or has gone elsewhere, and the
        next mistake of the kind would be excused unseen.

        Remove it. An entry of `rules` that makes a rule graver is a policy and may find nothing. Nothing is said while errors hide what a rule
        may find, nor of rules about stacks where these aren't analysed.
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
