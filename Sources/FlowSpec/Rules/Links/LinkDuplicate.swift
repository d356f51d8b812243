extension Rule {
    /// Two patterns that match the same URLs.
    public static let linkDuplicate = Rule("link-duplicate", .error, "Two deep links have patterns that match the same URLs.")
}

extension RulePage {
    static let linkDuplicate = RulePage(
        .linkDuplicate, .links,
        """
        Two patterns match exactly the same URLs, whatever their placeholders are called, so that one of
        them never opens anything.

        Remove one of them.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: 1️⃣"shop://orders/{id:Int}", to: orders.order }
              first: { url: 2️⃣"shop://orders/{number:Int}", open: { select: orders } }
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
                    at: 2, "another pattern matches the same URLs, so that one of the two opens nothing",
                    notes: [.init(at: 1, "the other is here")])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: "shop://orders/{id:Int}", to: orders.order }
              first: { url: "shop://orders/first", open: { select: orders } }
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
