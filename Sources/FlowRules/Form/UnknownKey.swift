import FlowDiagnostics

extension RulePage {
    static let unknownKey = RulePage(
        .unknownKey, .form,
        """
        A key isn't one of its object's, or can't stand beside another one. A key that isn't understood would otherwise be left out
        in silence: with `transitons` a screen would have no way out.

        Spell it as proposed, or look it up in the [reference](reference.md).
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list:
                    1️⃣transitons: { open: { push: detail } }
                  detail: {}
            """,
            findings: [
                .init(at: 1, "'transitons' isn't a key of a screen; did you mean 'transitions'?")
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
                  detail: {}
            """))
}
