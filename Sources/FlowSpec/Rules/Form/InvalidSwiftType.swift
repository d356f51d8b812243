extension Rule {
    /// A type that isn't a Swift type.
    public static let invalidSwiftType = Rule("invalid-swift-type", .error, "A parameter's type isn't a Swift type.")
}

extension RulePage {
    static let invalidSwiftType = RulePage(
        .invalidSwiftType, .form,
        """
        The type of a parameter isn't a Swift type, or is one that a screen's parameter can't have:
        it must fit both an argument of an initializer and an associated value of an enumeration.
        See [parameters](language.md#parameters).

        flowgen parses types and prints them anew, so that no text of a spec reaches the Swift
        compiler unread.
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
                  detail: { params: { item: "Item1️⃣!" } }
            """,
            findings: [
                .init(
                    at: 1, "'Item!' isn't a Swift type that a parameter can have: an implicitly unwrapped optional isn't allowed; write '?'"
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
                  detail: { params: { item: "Item?" } }
            """))
}
