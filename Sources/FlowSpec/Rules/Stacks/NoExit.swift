extension Rule {
    /// A presented flow without a way out.
    public static let noExit = Rule("no-exit", .warning, "A presented flow can't be left from some state on.")
}

extension RulePage {
    static let noExit = RulePage(
        .noExit, .stacks,
        """
        A flow is presented so that the user can't swipe it away, and from some state on they can't
        leave it: whatever they tap, its layer stays, and what is below never comes back. Only what
        the user and the screens do counts. A link that would take the layer away doesn't, nor does
        a transition of the app, since the user can't wait for it.

        flowgen asks this for iPhone and iPad where they differ. A sheet on an iPad may cover an
        iPhone's whole screen and can't be swiped away there; then the finding names the device. If
        the user gets out only if the app gives an answer, `exit-needs-answer` says so. If only one
        screen is left to the user, `dead-end` reports that screen instead.

        Let the screen `finish` or `dismiss`. If the layer is meant to be the end of the app, such
        as one that asks for an update, excuse the flow with `allow` and the reason.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: terms } } }
              1️⃣terms:
                presentation: fullScreen
                screens:
                  terms: { transitions: { showLink: { push: link } } }
                  link: {}
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { buy: { present: terms } } }
              terms:
                presentation: fullScreen
                screens:
                  terms: { transitions: { showLink: { push: link }, close: dismiss } }
                  link: {}
            """))
}
