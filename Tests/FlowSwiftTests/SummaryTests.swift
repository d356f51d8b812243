import Testing

/// The documentation of a transition's steps.
@Suite struct SummaryTests {
    @Test(arguments: [
        ("pop", "Goes back."),
        ("{ pop: 3 }", "Goes back 3 screens."),
        ("popToRoot", "Goes back to the flow's first screen."),
        ("{ popTo: list, else: root }", "Goes back to `list`, or to the flow's first screen."),
        ("{ popTo: about, else: push }", "Goes back to `about`, or pushes it."),
        ("{ popTo: about, else: stay }", "Goes back to `about`, if it is on the stack."),
        ("{ push: about }", "Pushes `about`."),
        ("{ replace: about }", "Replaces the screen with `about`."),
        ("{ setStack: [list, about] }", "Replaces the flow's screens with `[list, about]`."),
        ("{ push: child, start: end }", "Pushes the flow `child`, starting at `end`."),
        ("{ present: child, stack: [end] }", "Presents the flow `child` with `end` above its first screen."),
        ("{ present: about }", "Presents `about`."),
        ("{ select: first, stack: [about] }", "Selects the tab `first` of `tabs` with `about` above its first screen."),
        ("{ select: first, reset: true }", "Selects the tab `first` of `tabs` and resets it."),
        ("{ switch: one }", "Switches `either` to `one`."),
        ("{ switch: one, reset: true }", "Switches `either` to `one` and restarts it."),
        ("{ finish: done }", "Finishes the flow with `done`."),
        ("{ perform: log }", "Calls the effect `log`."),
        ("{ perform: ask, on: { yes: [] } }", "Calls the effect `ask`."),
        ("{ alert: { title: T, actions: { ok: {} } } }", "Shows an alert."),
        (
            "{ if: open, then: pop, else: [ { push: about }, dismiss ] }",
            "If `open`, goes back, else pushes `about` and dismisses the modal."
        ),
        ("{ if: open, then: [], else: dismissAll }", "Unless `open`, dismisses all modals."),
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
