import FlowDiagnostics

extension RulePage {
    static let missingArgument = RulePage(
        .missingArgument, .names,
        """
        Nothing gives a parameter that has no default. What a transition doesn't give becomes a parameter of its method; the root,
        tabs, handlers and a container's own steps have no method, since no screen calls them.

        Give it in `with`, from a value in scope or as a literal, or give the parameter a default.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { pick: { present: picker, on: { picked: { push: 1️⃣detail }, dismissed: [] } } } }
                  detail: { params: { 2️⃣item: Item } }
              picker:
                results: { picked: { item: Item } }
                screens:
                  picker: { transitions: { picked: finish } }
            """,
            findings: [
                .init(
                    at: 1,
                    "this makes 'detail', and nothing gives its parameter 'item', which has no default; 'with: { item: $item }' gives the one that is in scope",
                    notes: [
                        .init(at: 2, "'item' is declared here")
                    ])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { pick: { present: picker, on: { picked: { push: detail, with: { item: $item } }, dismissed: [] } } } }
                  detail: { params: { item: Item } }
              picker:
                results: { picked: { item: Item } }
                screens:
                  picker: { transitions: { picked: finish } }
            """))
}
