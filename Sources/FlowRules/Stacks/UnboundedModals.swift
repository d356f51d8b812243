import FlowDiagnostics

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
