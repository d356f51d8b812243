extension Rule {
    /// A file that can't be read.
    public static let unreadableFile = Rule("unreadable-file", .error, "A file can't be read.")
}

extension RulePage {
    static let unreadableFile = RulePage(
        .unreadableFile, .form,
        """
        A file that was named or found can't be read: its permissions forbid it, a link leads
        nowhere, it is a pipe or a device, or a folder has a spec's name. flowgen doesn't follow a
        link out of the program's folders, or to a file that isn't a spec, unless `--allow-outside`
        is given. The exit code is 66.

        What such a file declares is unknown, so flowgen reports nothing that follows from its
        absence. Fix the permissions, or rename the folder.
        """,
        wrong: RuleExample(
            files: [
                .init(
                    "Orders.flow.yaml/List.flow.yaml",
                    """
                    flowspec: 1
                    app: Orders
                    root: orders
                    flows:
                      orders:
                        screens:
                          list: { transitions: { open: { push: detail } } }
                          detail: {}
                    """)
            ],
            findings: [
                .init(at: .file("Orders.flow.yaml"), "this is a folder, not a file; a spec is a YAML file")
            ]),
        right: RuleExample(
            files: [
                .init(
                    "Orders/List.flow.yaml",
                    """
                    flowspec: 1
                    app: Orders
                    root: orders
                    flows:
                      orders:
                        screens:
                          list: { transitions: { open: { push: detail } } }
                          detail: {}
                    """)
            ]))
}
