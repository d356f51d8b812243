extension Rule {
    /// A name that isn't a Swift identifier.
    public static let invalidIdentifier = Rule("invalid-identifier", .error, "A name can't be a Swift identifier.")
}

extension RulePage {
    static let invalidIdentifier = RulePage(
        .invalidIdentifier, .form,
        """
        A name can't be an identifier in Swift. Names of flows, screens and transitions become
        types, cases and methods, so they consist of ASCII letters and digits, with a lowercase
        letter first. Keywords may be names: generated code puts them in backticks. Only `self`
        can't, nor a keyword as the name of the app, a module or a type. See
        [names](language.md#names).
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  1️⃣order-list: { transitions: { open: { push: detail } } }
                  detail: {}
            """,
            findings: [
                .init(
                    at: 1,
                    "'order-list' can't be the name of a screen: it has other characters than letters and digits of ASCII; did you mean 'orderList'?"
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
                  orderList: { transitions: { open: { push: detail } } }
                  detail: {}
            """))
}
