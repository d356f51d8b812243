import Testing

/// What the documentation of a transition says that its steps do.
@Suite struct SummaryTests {
    @Test(arguments: [
        ("pop", "Goes back."),
        ("{ pop: 3 }", "Goes back 3 screens."),
        ("popToRoot", "Goes back to the flow's first screen."),
        ("{ popTo: list, else: root }", "Goes back to `list`, or to the flow's first screen."),
        ("{ popTo: about, else: push }", "Goes back to `about`, or pushes it."),
        ("{ popTo: about, else: stay }", "Goes back to `about`, if it is there."),
        ("{ push: about }", "Pushes `about`."),
        ("{ replace: about }", "Replaces the screen by `about`."),
        ("{ setStack: [list, about] }", "Replaces the flow's screens by `[list, about]`."),
        ("{ push: child, start: end }", "Starts the flow `child` on the same stack, beginning with `end`."),
        ("{ present: child, stack: [end] }", "Presents the flow `child` with `end` above its first screen."),
        ("{ present: about }", "Presents `about`."),
        ("{ select: first, stack: [about] }", "Shows the tab `first` of `tabs` with `about` above its first screen."),
        ("{ select: first, reset: true }", "Shows the tab `first` of `tabs` as in the beginning."),
        ("{ switch: one }", "Shows `one` of `either`."),
        ("{ switch: one, reset: true }", "Shows `one` of `either` anew."),
        ("{ finish: done }", "Ends the flow with `done`."),
        ("{ perform: log }", "Has the app do `log`."),
        ("{ perform: ask, on: { yes: [] } }", "Asks the app for `ask`."),
        ("{ alert: { title: T, actions: { ok: {} } } }", "Asks in an alert."),
        (
            "{ if: open, then: pop, else: [ { push: about }, dismiss ] }",
            "If `open`, goes back, else pushes `about` and ends the presented layer."
        ),
        ("{ if: open, then: [], else: dismissAll }", "Unless `open`, ends all presented layers."),
        ("{ if: open, then: [], else: [] }", "Does nothing."),
        ("[ pop, { push: about } ]", "Goes back, then pushes `about`."),
        ("[]", "Does nothing."),
    ])
    func `a step in words`(steps: String, sentence: String) {
        let text = swift(
            root: "either",
            flows: """
                either: { switch: { one: tabs, two: home }, on: { two.done: [] } }
                tabs: { tabs: { first: { flow: plain } } }
                plain: { screens: { list: {}, about: {} } }
                home:
                  results: { done: {} }
                  screens: { list: { transitions: { go: \(steps) } }, about: {} }
                child: { screens: { begin: {}, end: {} } }
                """, rest: "effects: { log: {}, ask: { results: { yes: {} } } }\nguards: { open: x }")
        let lines = text.part("protocol HomeListRouting").split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.dropFirst().first.map(String.init) == "/// \(sentence)", "\(text.prefix(500))")
    }
}
