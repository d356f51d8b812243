extension Rule {
    /// A flow that is named where its Swift can't be seen.
    public static let hiddenFlow = Rule("hidden-flow", .error, "A flow is used where its Swift can't be seen.")
}

extension RulePage {
    static let hiddenFlow = RulePage(
        .hiddenFlow, .names,
        """
        The code generated for a flow that starts another shows the other's types: its factory
        protocol and its coordinator. A `public` type can't show an `internal` one, and what is
        `internal` in a module can't be seen in another.

        Give the files of a module that start each other's flows the same `access`. A flow that
        another module starts needs `generate: { access: public }` in its file; `package` is enough
        within a package.
        """,
        wrong: RuleExample(
            files: [
                .init(
                    "Shop.flow.yaml",
                    """
                    flowspec: 1
                    app: Shop
                    root: shop
                    include: [Help.flow.yaml]
                    generate: { access: public }
                    flows:
                      shop:
                        screens:
                          list: { transitions: { help: { push: 1️⃣help } } }
                    """),
                .init(
                    "Help.flow.yaml",
                    """
                    flowspec: 1
                    flows: { 2️⃣help: { screens: { topics: {} } } }
                    """),
            ],
            findings: [
                .init(
                    at: 1,
                    "the Swift of this file is public and shows that of 'help', which is internal in Help.flow.yaml; give both files one access",
                    notes: [
                        .init(at: 2, "the flow")
                    ])
            ]),
        right: RuleExample(
            files: [
                .init(
                    "Shop.flow.yaml",
                    """
                    flowspec: 1
                    app: Shop
                    root: shop
                    include: [Help.flow.yaml]
                    generate: { access: public }
                    flows:
                      shop:
                        screens:
                          list: { transitions: { help: { push: help } } }
                    """),
                .init(
                    "Help.flow.yaml",
                    """
                    flowspec: 1
                    generate: { access: public }
                    flows: { help: { screens: { topics: {} } } }
                    """),
            ]))
}
