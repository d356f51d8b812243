extension Rule {
    /// Two specs whose generated files would have one name.
    public static let duplicateFile = Rule(
        "duplicate-file", .error, "Two specs of one program would give Swift files of the same name.")
}

extension RulePage {
    static let duplicateFile = RulePage(
        .duplicateFile, .names,
        """
        Two specs of one program have the same name in different folders, ignoring case. Their Swift
        files would have the same name too, and a Swift module can't have two files of one name.

        Rename one of them. If FlowRuntime's sources are part of the output, the name `FlowRuntime`
        is taken too.
        """,
        wrong: RuleExample(
            files: [
                .init(
                    "App.flow.yaml",
                    """
                    flowspec: 1
                    app: Shop
                    root: shop
                    include: [A/Orders.flow.yaml, B/Orders.flow.yaml]
                    flows:
                      shop:
                        screens:
                          list: { transitions: { orders: { push: orders }, archive: { push: archive } } }
                    """),
                .init(
                    "A/Orders.flow.yaml",
                    """
                    2️⃣flowspec: 1
                    flows:
                      orders:
                        screens:
                          orders: { transitions: { open: { push: order } } }
                          order: {}
                    """),
                .init(
                    "B/Orders.flow.yaml",
                    """
                    1️⃣flowspec: 1
                    flows: { archive: { screens: { archive: {} } } }
                    """),
            ],
            findings: [
                .init(
                    at: 1, "another spec of the program gives 'Orders.flow.swift' too; rename one of them",
                    notes: [
                        .init(at: 2, "the other spec")
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
                    include: [A/Orders.flow.yaml, B/Archive.flow.yaml]
                    flows:
                      shop:
                        screens:
                          list: { transitions: { orders: { push: orders }, archive: { push: archive } } }
                    """),
                .init(
                    "A/Orders.flow.yaml",
                    """
                    flowspec: 1
                    flows:
                      orders:
                        screens:
                          orders: { transitions: { open: { push: order } } }
                          order: {}
                    """),
                .init(
                    "B/Archive.flow.yaml",
                    """
                    flowspec: 1
                    flows: { archive: { screens: { archive: {} } } }
                    """),
            ]))
}
