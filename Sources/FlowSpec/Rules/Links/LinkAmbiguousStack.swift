extension Rule {
    /// Several shortest stacks for a deep link.
    public static let linkAmbiguousStack = Rule("link-ambiguous-stack", .error, "A deep link could build several stacks.")
}

extension RulePage {
    static let linkAmbiguousStack = RulePage(
        .linkAmbiguousStack, .links,
        """
        `to` builds the one shortest stack with the screen on top that a user could have built, and there
        are several, or several ways to it that go on differently. The message lists them.

        Say which one is meant: with `in`, the flow to begin with, and with `open`, the steps.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: "shop://orders/{id:Int}", to: 1️⃣orders.order }
            flows:
              main:
                tabs: { shop: { flow: shop }, orders: { flow: orders } }
              shop: { screens: { shop: {} } }
              orders:
                screens:
                  orders: { transitions: { 2️⃣mine: { push: mine }, 3️⃣all: { push: list } } }
                  mine: { transitions: { open: { push: order } } }
                  list: { transitions: { open: { push: order } } }
                  order: { params: { id: Int } }
            """,
            findings: [
                .init(
                    at: 1,
                    "several shortest stacks have 'orders.order' on top: 'orders [orders, mine, order]', 'orders [orders, list, order]'; say with 'open' and 'in' which one is meant",
                    notes: [.init(at: 2, "a way to it"), .init(at: 3, "a way to it")])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: "shop://orders/{id:Int}", in: orders, open: [{ push: mine }, { push: order }] }
            flows:
              main:
                tabs: { shop: { flow: shop }, orders: { flow: orders } }
              shop: { screens: { shop: {} } }
              orders:
                screens:
                  orders: { transitions: { mine: { push: mine }, all: { push: list } } }
                  mine: { transitions: { open: { push: order } } }
                  list: { transitions: { open: { push: order } } }
                  order: { params: { id: Int } }
            """))
}
