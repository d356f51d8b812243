extension Rule {
    /// A screen that is like one that is like another.
    public static let likeChain = Rule("like-chain", .error, "A screen is like one that is itself like another.")
}

extension RulePage {
    static let likeChain = RulePage(
        .likeChain, .names,
        """
        A screen is `like` one that is itself `like` another. One level is allowed, so that a reader
        finds the view controller in one place.

        Name the screen whose view controller it is.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { shop: { flow: shop }, saved: { flow: saved } }
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
              saved:
                screens:
                  saved: { transitions: { open: { push: first }, other: { push: second } } }
                  first: { like: 2️⃣shop.detail }
                  second: { like: 1️⃣saved.first }
            """,
            findings: [
                .init(
                    at: 1, "'saved.first' is itself like 'shop.detail'; name the screen that has the view controller",
                    notes: [
                        .init(at: 2, "that is said here")
                    ])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { shop: { flow: shop }, saved: { flow: saved } }
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
              saved:
                screens:
                  saved: { transitions: { open: { push: first }, other: { push: second } } }
                  first: { like: shop.detail }
                  second: { like: shop.detail }
            """))
}
