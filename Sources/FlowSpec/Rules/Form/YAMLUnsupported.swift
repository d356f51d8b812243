extension Rule {
    /// A part of YAML that FlowSpec doesn't take.
    public static let yamlUnsupported = Rule("yaml-unsupported", .error, "FlowSpec doesn't accept this part of YAML.")
}

extension RulePage {
    static let yamlUnsupported = RulePage(
        .yamlUnsupported, .form,
        """
        FlowSpec accepts the strict part of YAML, listed in the [guide](language.md#yaml). It
        refuses merge keys, custom tags, several documents in a file, and keys that aren't scalars:
        each makes a spec mean something else than it seems to, or something else to each reader.

        Write the content out. An alias may stand for a whole value.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: &list { transitions: { open: { push: detail } } }
                  detail: { 1️⃣<<: *list }
            """,
            findings: [
                .init(at: 1, "FlowSpec doesn't take the merge key '<<'; write the keys out, or use an alias as a whole value")
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { openFirst: { push: first }, openSecond: { push: second } } }
                  first: { transitions: { home: popToRoot } }
                  second: { transitions: { home: popToRoot } }
            """))
}
