extension Rule {
    /// Named steps that nothing takes.
    public static let unusedSteps = Rule("unused-steps", .warning, "No step takes these named steps.")
}

extension RulePage {
    static let unusedSteps = RulePage(
        .unusedSteps, .graph,
        """
        Nothing takes these steps, so they never happen, and names in them aren't looked up. Often a
        copy of them still stands where they should be taken.

        Take them with `take`, or remove them.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            steps: { 1️⃣help: { push: topics } }
            flows:
              shop:
                screens:
                  list: { transitions: { help: { push: topics } } }
                  topics: {}
            """,
            findings: [
                .init(at: 1, "nothing takes the steps 'help'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            steps: { openHelp: { push: topics } }
            flows:
              shop:
                screens:
                  list: { transitions: { help: { take: openHelp } } }
                  topics: {}
            """))
}
