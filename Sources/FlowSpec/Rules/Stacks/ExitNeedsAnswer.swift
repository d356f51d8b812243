extension Rule {
    /// A flow whose ways out all need an answer of the app.
    public static let exitNeedsAnswer = Rule("exit-needs-answer", .note, "A flow can be left only if the app gives an answer.")
}

extension RulePage {
    static let exitNeedsAnswer = RulePage(
        .exitNeedsAnswer, .stacks,
        """
        A flow is presented so that the user can't swipe it away. They get out only if the app gives
        an answer: a guard must hold, or not hold, or an effect must end with a result. If it never
        does, the user stays there. Of several answers, one is enough. The trace is a run on which
        none of them is given.

        The same is reported of a child of the window's switch flow, as an introduction, if the
        other children show more and only guards let the user out. A child that waits for the result
        of an effect, as a sign-in does, isn't reported; nor are guards that the `start` asks.

        Make sure that the app gives the answer at some point, or add a way out that needs none.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            guards: { isPaid: The order is paid. }
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: payment } } }
              1️⃣payment:
                presentation: fullScreen
                screens:
                  form: { transitions: { showTerms: { push: terms }, done: { if: isPaid, then: dismiss } } }
                  terms: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            guards: { isPaid: The order is paid. }
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: payment } } }
              payment:
                presentation: fullScreen
                screens:
                  form: { transitions: { cancel: dismiss, done: { if: isPaid, then: dismiss } } }
            """))
}
