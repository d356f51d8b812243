extension Rule {
    /// A pattern whose URLs more specific patterns take.
    public static let linkShadowed = Rule("link-shadowed", .error, "More specific deep links take all URLs of another.")
}

extension RulePage {
    static let linkShadowed = RulePage(
        .linkShadowed, .links,
        """
        Every URL that the pattern matches is matched by a more specific pattern as well, and the more
        specific one opens its link. This pattern never opens anything.

        Remove it, or one of the others.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              list: { url: 1️⃣"shop://list/{kind:new|old}", open: { select: orders } }
              new: { url: 2️⃣"shop://list/new", to: orders.orders }
              old: { url: 3️⃣"shop://list/old", to: shop.shop }
            flows:
              main:
                tabs: { shop: { flow: shop }, orders: { flow: orders } }
              shop: { screens: { shop: {} } }
              orders:
                screens:
                  orders: { transitions: { open: { push: order } } }
                  order: { params: { id: Int } }
            """,
            findings: [
                .init(
                    at: 1, "more specific patterns take every URL that this one matches, so that it opens nothing",
                    notes: [.init(at: 2, "this takes some of them"), .init(at: 3, "this takes some of them")])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              list: { url: "shop://list/{kind:new|old}", open: { select: orders } }
              new: { url: "shop://list/new", to: orders.orders }
            flows:
              main:
                tabs: { shop: { flow: shop }, orders: { flow: orders } }
              shop: { screens: { shop: {} } }
              orders:
                screens:
                  orders: { transitions: { open: { push: order } } }
                  order: { params: { id: Int } }
            """))
}
