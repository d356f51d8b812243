extension Rule {
    /// A stack of a deep link that no user can build.
    public static let linkImpossibleStack = Rule("link-impossible-stack", .error, "A deep link builds a stack that no user can build.")
}

extension RulePage {
    static let linkImpossibleStack = RulePage(
        .linkImpossibleStack, .links,
        """
        With `to`, there is no stack with the screen on top that a user could have built from the root,
        a tab or a child with the values that the link has; the message says what is missing. With
        `in`, the flow doesn't stand in the window by itself, or in a place that a link can't open. With
        `open`, the steps lead to a stack that no transitions lead to.

        Give the link the missing value, name the flow that shows the screen in `in`, or add the
        transition that leads there.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: "shop://order", to: 1️⃣orders.order }
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
                    at: 1,
                    "the shortest stack with 'orders.order' on top, 'orders [orders, order]', needs 'id: Int', which the link doesn't have; a URL gives it by '{id:Int}'"
                )
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: "shop://orders/{id:Int}", to: orders.order }
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
