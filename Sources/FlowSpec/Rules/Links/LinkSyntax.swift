extension Rule {
    /// A URL of a deep link that is no pattern.
    public static let linkSyntax = Rule("link-syntax", .error, "A URL of a deep link is no pattern.")
}

extension RulePage {
    static let linkSyntax = RulePage(
        .linkSyntax, .links,
        """
        A pattern begins with a scheme and a host, as `shop://orders` or `https://shop.example/orders`
        do. After them follow segments, query items and a fragment; a placeholder such as `{id:Int}`
        stands for a whole one of these. [Links](links.md) has the grammar.

        The message says what is wrong at the marked characters.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              orders: { url: "shop://1️⃣", to: orders.orders }
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
                .init(at: 1, "the host is missing; it stands after '//', as 'orders' in 'shop://orders'")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              orders: { url: "shop://orders", to: orders.orders }
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
