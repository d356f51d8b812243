extension Rule {
    /// Files that include each other.
    public static let includeCycle = Rule("include-cycle", .error, "Files include each other in a circle.")
}

extension RulePage {
    static let includeCycle = RulePage(
        .includeCycle, .names,
        """
        Files include each other in a circle. flowgen reads a file once however many includes lead
        to it, and two includes of one file are no mistake. But in a circle nobody can tell which
        file is the whole program.

        Remove the include that the message names. A flow may refer to every flow of the program,
        whichever file includes which.
        """,
        wrong: RuleExample(
            files: [
                .init(
                    "App.flow.yaml",
                    """
                    flowspec: 1
                    app: Shop
                    root: shop
                    include: [2️⃣Orders.flow.yaml]
                    flows:
                      shop:
                        screens:
                          list: { transitions: { orders: { push: orders } } }
                    """),
                .init(
                    "Orders.flow.yaml",
                    """
                    flowspec: 1
                    include: [1️⃣App.flow.yaml]
                    flows:
                      orders:
                        screens:
                          orders: { transitions: { open: { push: order } } }
                          order: {}
                    """),
            ],
            findings: [
                .init(
                    at: 1,
                    "files include each other in a circle: 'App.flow.yaml' → 'Orders.flow.yaml' → 'App.flow.yaml'; leave this include out",
                    notes: [
                        .init(at: 2, "'Orders.flow.yaml' is included here")
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
                    include: [Orders.flow.yaml]
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
