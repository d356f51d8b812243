extension Rule {
    /// A step that can't follow the one before it, or that must be the last.
    public static let misplacedStep = Rule("misplaced-step", .error, "A step isn't allowed at its place in the list.")
}

extension RulePage {
    static let misplacedStep = RulePage(
        .misplacedStep, .names,
        """
        A step follows one that has left the flow, or isn't the last of its list although it must
        be. A list is one change: after a `present` or `select` the flow's own stack is no longer on
        top, and after an alert nothing can happen until it is answered. See [order in a
        list](language.md#steps).

        Change the order, or move what follows into the action, handler or answer that it waits for.
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
                  detail:
                    transitions:
                      help: [2️⃣{ present: help }, 1️⃣pop]
                      done: [3️⃣{ alert: { title: Done, actions: { ok: {} } } }, pop]
              help:
                screens: { help: {} }
            """,
            findings: [
                .init(
                    at: 1,
                    "this can't follow 'present', which leaves the flow; only 'present', 'select', 'switch', 'perform' and a 'push' of a flow can",
                    notes: [
                        .init(at: 2, "'present' leaves the flow here")
                    ]),
                .init(at: 3, "'alert' must be the last step of its list"),
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
                  detail:
                    transitions:
                      help: [pop, { present: help }]
                      done: { alert: { title: Done, actions: { ok: { do: pop } } } }
              help:
                screens: { help: {} }
            """))
}
