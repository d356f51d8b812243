extension Rule {
    /// An entry flow that can't be started, or not in that way.
    public static let misplacedEntry = Rule("misplaced-entry", .error, "A flow has 'entry' and can't be started in that way.")
}

extension RulePage {
    static let misplacedEntry = RulePage(
        .misplacedEntry, .names,
        """
        `entry` says how the app's own code starts a flow. Only a stack of screens can be pushed, since
        a tab bar or a switch is a container of its own; and the root is what the window shows, so
        nobody else starts it.

        Say how the flow is really started, or leave `entry` out.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            flows:
              account:
                entry: 1️⃣push
                tabs: { orders: { screen: orders }, profile: { screen: profile } }
                screens: { orders: {}, profile: {} }
            """,
            findings: [
                .init(at: 1, "'account' isn't a stack of screens, so it can't be pushed; write 'entry: present' or 'entry: embed'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            flows:
              account:
                entry: present
                tabs: { orders: { screen: orders }, profile: { screen: profile } }
                screens: { orders: {}, profile: {} }
            """))
}
