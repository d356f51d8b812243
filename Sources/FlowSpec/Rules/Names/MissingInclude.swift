extension Rule {
    /// An `include` that names nothing.
    public static let missingInclude = Rule("missing-include", .error, "A file or folder to include doesn't exist.")
}

extension RulePage {
    static let missingInclude = RulePage(
        .missingInclude, .names,
        """
        An `include` names something that is neither a file nor a folder with specs. It is relative
        to the file that includes it, wherever flowgen runs.

        What it names must be in the program's folders: flowgen refuses absolute paths, paths or
        links that lead out of the folders, and anything hidden there, unless `--allow-outside` is
        given.

        Spell it as proposed. flowgen reports nothing else that the missing file may have declared.
        """,
        wrong: RuleExample(
            files: [
                .init(
                    "App.flow.yaml",
                    """
                    flowspec: 1
                    app: Shop
                    root: shop
                    include: [1️⃣Ordres.flow.yaml]
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
            ],
            findings: [
                .init(at: 1, "there is no file or folder 'Ordres.flow.yaml'; did you mean 'Orders.flow.yaml'?")
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
