extension Rule {
    /// A program without a root.
    public static let missingRoot = Rule("missing-root", .error, "No file of the program names the root flow.")
}

extension RulePage {
    static let missingRoot = RulePage(
        .missingRoot, .names,
        """
        No file of the program names the root flow. Write `root: name` next to `app: Name` in one
        file; or give flowgen the file that has it, or a folder with all of them. Where the app's own
        code starts the flows, `app: Name` is enough, and `entry` in each flow that it starts.
        """,
        wrong: RuleExample(
            """
            1️⃣flowspec: 1
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(
                    at: 1,
                    "no file names the root flow: the flow that the window shows is written 'root: name', beside 'app: Name'; or say with 'entry' which flows the app's own code starts"
                )
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """))
}
