extension Rule {
    /// A value outside the allowed ones.
    public static let unknownValue = Rule("unknown-value", .error, "A value isn't allowed.")
}

extension RulePage {
    static let unknownValue = RulePage(
        .unknownValue, .form,
        """
        A value has the right type but isn't allowed: a step word that doesn't exist, a number out
        of range, an empty list that needs an item, or a second action of an alert with the style
        `cancel`, for which UIKit raises an exception.

        The message says what is allowed; the [reference](reference.md) lists it.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { help: { present: help } } }
                  help: { transitions: { close: 1️⃣dismis } }
            """,
            findings: [
                .init(at: 1, "'dismis' isn't a step; did you mean 'dismiss'?")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { help: { present: help } } }
                  help: { transitions: { close: dismiss } }
            """))
}
