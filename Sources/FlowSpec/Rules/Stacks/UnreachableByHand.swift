extension Rule {
    /// A screen that only links lead to.
    public static let unreachableByHand = Rule("unreachable-by-hand", .note, "Only a deep link leads to a screen.")
}

extension RulePage {
    static let unreachableByHand = RulePage(
        .unreachableByHand, .stacks,
        """
        Without deep links, no sequence of actions shows the screen: a user comes to it by a link only.
        The run shows the way. If more screens depend on it, they are counted in the same finding.

        That may be what you want, as for a screen that ends a registration by mail: then excuse it with
        `allow`. Otherwise the transition that leads there was forgotten.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: "shop://orders/{id:Int}", in: orders, open: { push: order } }
            flows:
              main: { tabs: { shop: { flow: shop }, orders: { flow: orders } } }
              shop: { screens: { shop: {} } }
              orders:
                screens:
                  orders: {}
                  1️⃣order: { params: { id: Int } }
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: "shop://orders/{id:Int}", in: orders, open: { push: order } }
            flows:
              main: { tabs: { shop: { flow: shop }, orders: { flow: orders } } }
              shop: { screens: { shop: {} } }
              orders:
                screens:
                  orders: { transitions: { open: { push: order } } }
                  order: { params: { id: Int } }
            """))
}
