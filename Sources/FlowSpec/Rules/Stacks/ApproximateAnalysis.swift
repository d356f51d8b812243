extension Rule {
    /// A step for which more stacks are taken for possible than there are.
    public static let approximateAnalysis = Rule("approximate-analysis", .note, "A step keeps the analysis from being exact.")
}

extension RulePage {
    static let approximateAnalysis = RulePage(
        .approximateAnalysis, .stacks,
        """
        A list continues in another tab without saying what is in it, so what the user sees depends
        on earlier actions in both tabs. The analysis then takes more stacks for possible than there
        are. It misses nothing. Findings about that tab say how sure they are: `confirmed` with a
        trace that was replayed on the abstract machine, or `possible`. If flowgen doesn't know
        whether a trace is a shortest one, the finding says that a shorter run may exist.

        Let the step say what is in the tab: `select` with `stack` or `reset: true`.

        An app whose stacks mix in too many ways, or a list of steps with thousands of ways through
        it, isn't analysed at all: the note says so, and flowgen reports nothing about stacks.
        Divide such a list.
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
