extension Rule {
    /// A cycle that presents more than it dismisses.
    public static let unboundedModals = Rule("unbounded-modals", .warning, "Presented layers can pile up without limit.")
}

extension RulePage {
    static let unboundedModals = RulePage(
        .unboundedModals, .stacks,
        """
        Presented layers can pile up without limit: a cycle of transitions presents more than it
        dismisses. The user must swipe away one sheet after the other.

        Two links with `whenModal: over`, or two transitions of the app, do so where each presents over
        what the other has presented: only the same is never presented over itself.

        Push within the presented flow, or `dismiss` before presenting again. An `allow` on a step
        excuses every cycle through it; on a flow or screen it excuses the cycles that present
        nowhere else.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { help: { present: help } } }
              help:
                screens:
                  topics: { transitions: { more: 1️⃣{ present: help } } }
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
                  list: { transitions: { help: { present: help } } }
              help:
                screens:
                  topics: { transitions: { more: { push: topic } } }
                  topic: {}
            """))
}
