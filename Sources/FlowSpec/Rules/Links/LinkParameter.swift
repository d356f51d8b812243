extension Rule {
    /// Placeholders and parameters of a deep link that disagree.
    public static let linkParameter = Rule("link-parameter", .error, "The placeholders of a deep link's URLs and its parameters disagree.")
}

extension RulePage {
    static let linkParameter = RulePage(
        .linkParameter, .links,
        """
        A URL of the link doesn't say a value that the link needs, says one that it doesn't have, or
        says it with another type. Each URL of a link must give all its parameters, but for those that
        have a default.

        Use the same placeholders in all URLs, or give the missing one a default, as in `{page:Int=1}`
        or `{source:String?}`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: [ "shop://orders/{id:Int}", 1️⃣"shop://order" ], to: orders.order }
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
                .init(at: 1, "'id' isn't in this URL, and another URL of the link has it without a default")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            deepLinks:
              order: { url: [ "shop://orders/{id:Int}", "shop://order?id={id:Int}" ], to: orders.order }
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
