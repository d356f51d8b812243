extension Rule {
    /// A `push`, `replace` or `setStack` that may be outside a navigation stack.
    public static let noStack = Rule("no-stack", .error, "A step that changes a stack may find none.", isExcusable: true)
}

extension RulePage {
    static let noStack = RulePage(
        .noStack, .stacks,
        """
        A `push`, `replace` or `setStack` may run when what is on top isn't on a navigation stack:
        after a `dismiss` or `finish`, in a handler, or in a tab that is a bare screen. In UIKit
        `navigationController?.push…` does nothing there, and nobody notices.

        Present it instead, or give the tab a stack flow.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs:
                  list: { screen: list }
                  add: { action: 1️⃣{ push: adding } }
                screens:
                  list: { transitions: { write: { present: adding } } }
              adding:
                screens:
                  adding: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs:
                  list: { screen: list }
                  add: { action: { present: adding } }
                screens:
                  list: { transitions: { write: { present: adding } } }
              adding:
                screens:
                  adding: {}
            """))
}
