extension Rule {
    /// A localised text that is written in two ways.
    public static let textClash = Rule("text-clash", .error, "A key of localised texts has two defaults or two comments.")
}

extension RulePage {
    static let textClash = RulePage(
        .textClash, .names,
        """
        Two localised texts have the same key in the same table, but different defaults or comments.
        Translators have one text for a key, so only one of the two could be theirs.

        Make them the same, leave the default or the comment out in one place, or choose another key.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { title: { key: 2️⃣shop.title, default: Shop }, transitions: { open: { push: detail } } }
                  detail: { title: { key: 1️⃣shop.title, default: Item } }
            """,
            findings: [
                .init(
                    at: 1, "the key 'shop.title' has the default 'Item' here and 'Shop' elsewhere",
                    notes: [.init(at: 2, "the other is here")])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { title: { key: shop.title, default: Shop }, transitions: { open: { push: detail } } }
                  detail: { title: { key: item.title, default: Item } }
            """))
}
