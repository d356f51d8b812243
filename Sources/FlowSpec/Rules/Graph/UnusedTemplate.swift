extension Rule {
    /// A template of names of which nothing is generated.
    public static let unusedTemplate = Rule("unused-template", .warning, "A template names declarations that aren't generated.")
}

extension RulePage {
    static let unusedTemplate = RulePage(
        .unusedTemplate, .graph,
        """
        The file says how the protocols of coordinators are called, and leaves them out with
        `coordinators: class`. Nothing gets such a name.

        Remove the template, or let the protocols be generated.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            generate:
              coordinators: class
              names: { protocol: 1️⃣"{Flow}Guiding" }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(
                    at: 1,
                    "no protocol has a name after this template, since 'coordinators: class' leaves the protocols out; remove it, or write 'coordinators: protocol'"
                )
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            generate:
              coordinators: class
              names: { coordinator: "{Flow}Guide" }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
            """))
}
