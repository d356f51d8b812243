extension Rule {
    /// Two patterns that match the same URL, of which neither is more specific.
    public static let linkAmbiguous = Rule("link-ambiguous", .error, "Two deep links match the same URL, and neither is more specific.")
}

extension RulePage {
    static let linkAmbiguous = RulePage(
        .linkAmbiguous, .links,
        """
        There are URLs that two patterns match, and neither matches only URLs that the other matches
        too. Which link opens would depend on the order of their declarations. The message shows such a
        URL.

        Make one of them match less, so that the other doesn't match its URLs, or matches all of them.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              text: { url: 1️⃣"shop://shop/{name}/new", open: { select: shop } }
              other: { url: 2️⃣"shop://shop/sale/{name}", open: { select: orders } }
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
                    at: 2, "another pattern matches 'shop://shop/sale/new' too, and neither is more specific; make one of them match less",
                    notes: [.init(at: 1, "the other is here")])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              text: { url: "shop://shop/{name}/new", open: { select: shop } }
              other: { url: "shop://shop/sale/{page:Int}", open: { select: orders } }
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
