extension Rule {
    /// A `switch` whose container may be absent.
    public static let switchWithoutSwitch = Rule(
        "switch-without-switch", .error, "A switch may not find its container on screen.", isExcusable: true)
}

extension RulePage {
    static let switchWithoutSwitch = RulePage(
        .switchWithoutSwitch, .stacks,
        """
        A `switch` may run when its container isn't on screen at all: the flow that has the step was
        started outside it.

        Present or push the flow within the container, or end it with a result, which its starter
        handles.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: home
            flows:
              home:
                screens:
                  home: { transitions: { learn: { present: guide }, tour: { push: tour } } }
              guide:
                switch: { tour: tour, end: end }
                screens:
                  end: { transitions: { close: dismiss } }
              tour:
                screens:
                  tour: { transitions: { skip: 1️⃣{ switch: end } } }
            """,
            findings: [
                .init(at: 1)
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: home
            flows:
              home:
                screens:
                  home: { transitions: { learn: { present: guide }, tour: { present: guide, start: tour } } }
              guide:
                switch: { tour: tour, end: end }
                screens:
                  end: { transitions: { close: dismiss } }
              tour:
                screens:
                  tour: { transitions: { skip: { switch: end } } }
            """))
}
