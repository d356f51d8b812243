import FlowDiagnostics

extension RulePage {
    static let approximateAnalysis = RulePage(
        .approximateAnalysis, .stacks,
        """
        A list goes on in another tab without saying what stands there, so that what the user sees depends on what was done before in
        both tabs. The analysis then takes more stacks for possible than there are. Nothing is missed; findings about that
        tab say how sure they are: `confirmed` with a trace that was taken again on the abstract machine, or `possible`.

        Let the step say what stands there: `select` with `stack` or `reset: true`.

        An app whose stacks mix in too many ways, or a list of steps with thousands of ways through it, isn't analysed at all: the note
        says so, and nothing is reported of stacks. Divide such a list.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { home: { flow: home }, cart: { flow: cart } }
              home:
                screens:
                  home: { transitions: { wrap: [1️⃣{ select: cart }, { present: gift }] } }
              cart:
                screens:
                  cart: { transitions: { gift: { present: gift } } }
              gift:
                screens:
                  gift: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { home: { flow: home }, cart: { flow: cart } }
              home:
                screens:
                  home: { transitions: { wrap: [{ select: cart, reset: true }, { present: gift }] } }
              cart:
                screens:
                  cart: { transitions: { gift: { present: gift } } }
              gift:
                screens:
                  gift: {}
            """))
}
