extension Rule {
    /// Steps that take themselves.
    public static let takeLoop = Rule("take-loop", .error, "Steps take themselves, without end.")
}

extension RulePage {
    static let takeLoop = RulePage(
        .takeLoop, .names,
        """
        `take` puts other steps in its place. Steps that take themselves, directly or through others,
        would never end.

        Write out what one of them does.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { 2️⃣open: 3️⃣{ take: show }, show: { take: 1️⃣open } } }
                  detail: {}
            """,
            findings: [
                .init(
                    at: 1, "'open' takes itself here, without end",
                    notes: [
                        .init(at: 2, "'open' is declared here"), .init(at: 3, "taken here"),
                    ])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { take: show }, show: { push: detail } } }
                  detail: {}
            """))
}
