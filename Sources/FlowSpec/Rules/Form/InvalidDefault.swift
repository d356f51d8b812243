extension Rule {
    /// A default that isn't a Swift literal.
    public static let invalidDefault = Rule("invalid-default", .error, "A parameter's default isn't a Swift literal.")
}

extension RulePage {
    static let invalidDefault = RulePage(
        .invalidDefault, .form,
        """
        The default of a parameter isn't a literal, or is plainly not a value of its type. Calls and
        operators such as `Date()` are refused: a spec says where screens are, and what is computed
        belongs to the app.

        Remove the default, so that the transition's method gets the parameter, or make the type
        optional with the default `nil`.
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
                  detail: { params: { since: "Date = 1️⃣Date()", count: "Int = 2️⃣nil" } }
            """,
            findings: [
                .init(
                    at: 1,
                    "'Date()' can't be the default of 'since': a literal is expected: a number, a string, true, false, nil, .case, [] or [:]"
                ),
                .init(at: 2, "'nil' can't be the default of 'count': nil needs an optional type: 'Int?'"),
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
                  detail: { params: { since: "Date? = nil", count: "Int = 0" } }
            """))
}
