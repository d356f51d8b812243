extension Rule {
    /// A second root.
    public static let duplicateRoot = Rule("duplicate-root", .error, "Two files of one program name a root flow.")
}

extension RulePage {
    static let duplicateRoot = RulePage(
        .duplicateRoot, .names,
        """
        Two files of a program name its root flow, the one that the window shows. Keep `root` and
        `app` in one file.

        Two apps in one folder are two programs: give flowgen the files of one.
        """,
        wrong: RuleExample(
            files: [
                .init(
                    "App.flow.yaml",
                    """
                    flowspec: 1
                    app: Shop
                    root: 2️⃣shop
                    flows:
                      shop:
                        screens:
                          list: { transitions: { orders: { push: orders } } }
                    """),
                .init(
                    "Orders.flow.yaml",
                    """
                    flowspec: 1
                    app: Orders
                    root: 1️⃣orders
                    flows:
                      orders:
                        screens:
                          orders: { transitions: { open: { push: order } } }
                          order: {}
                    """),
            ],
            findings: [
                .init(
                    at: 1, "a program has one root, and another file names it too",
                    notes: [
                        .init(at: 2, "the first is here")
                    ])
            ]),
        right: RuleExample(
            files: [
                .init(
                    "App.flow.yaml",
                    """
                    flowspec: 1
                    app: Shop
                    root: shop
                    flows:
                      shop:
                        screens:
                          list: { transitions: { orders: { push: orders } } }
                    """),
                .init(
                    "Orders.flow.yaml",
                    """
                    flowspec: 1
                    flows:
                      orders:
                        screens:
                          orders: { transitions: { open: { push: order } } }
                          order: {}
                    """),
            ]))
}
