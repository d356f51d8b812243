extension Rule {
    /// Two instances of a screen that is declared `unique`.
    public static let duplicateScreen = Rule(
        "duplicate-screen", .error, "A stack may hold two instances of a unique screen.", isExcusable: true)
}

extension RulePage {
    static let duplicateScreen = RulePage(
        .duplicateScreen, .stacks,
        """
        Two instances of a screen that is declared `unique` may be on one stack. The trace leads to
        the second.

        Go back to the existing one: `popTo: …, else: push`.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: { transitions: { cart: 1️⃣{ push: cart }, all: { setStack: [list, cart, detail] } } }
                  cart: { unique: true }
            """,
            findings: [
                .init(at: 1)
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
                  detail: { transitions: { cart: { popTo: cart, else: push }, all: { setStack: [list, cart, detail] } } }
                  cart: { unique: true }
            """))
}
