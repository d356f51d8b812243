extension Rule {
    /// A flow that is declared twice.
    public static let duplicateFlow = Rule("duplicate-flow", .error, "A flow is declared twice in one program.")
}

extension RulePage {
    static let duplicateFlow = RulePage(
        .duplicateFlow, .names,
        """
        Two flows have the same name. Names of flows are unique in a program, across all its files,
        since every file may start every flow by its name.

        Rename one. Declare a flow that two files need only once.
        """,
        wrong: RuleExample(
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
                      2️⃣orders:
                        screens:
                          archive: {}
                    """),
                .init(
                    "Orders.flow.yaml",
                    """
                    flowspec: 1
                    flows:
                      1️⃣orders:
                        screens:
                          orders: { transitions: { open: { push: order } } }
                          order: {}
                    """),
            ],
            findings: [
                .init(
                    at: 1, "the flow 'orders' is declared twice; the names of flows are unique in a program",
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
                          list: { transitions: { orders: { push: orders }, archive: { push: archive } } }
                      archive:
                        screens:
                          archive: {}
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
