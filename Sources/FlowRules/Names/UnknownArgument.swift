import FlowDiagnostics

extension RulePage {
    static let unknownArgument = RulePage(
        .unknownArgument, .names,
        """
        `with` gives a value to a parameter that nothing made by the step has. The value would be lost, and the parameter that was
        meant would have to be given by the caller.

        Spell it as the parameter, or remove it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { params: { item: "Item = .first" }, transitions: { open: { push: detail, with: { 1️⃣itm: $item } } } }
                  detail: { params: { item: Item, count: Int } }
            """,
            findings: [
                .init(at: 1, "'itm' isn't taken: nothing that is made here has a parameter of this name; did you mean 'item'?")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { params: { item: "Item = .first" }, transitions: { open: { push: detail, with: { item: $item } } } }
                  detail: { params: { item: Item, count: Int } }
            """))
}
