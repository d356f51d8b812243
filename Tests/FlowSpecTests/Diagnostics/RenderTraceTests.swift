import FlowSpec
import TestSupport
import Testing

@Suite struct RenderTraceTests {
    private let text = MarkedText("1️⃣showDetails2️⃣: { push: details }\n3️⃣back4️⃣: { popTo: 5️⃣list6️⃣ }\n")
    private var sources = SourceTable()
    private let id: SourceID

    init() {
        id = sources.add(Source(path: "App.flow.yaml", bytes: text.bytes))
    }

    private func range(_ first: Int, _ second: Int) throws -> SourceRange {
        try #require(text.range(first, second, in: id))
    }

    private func trace() throws -> Trace {
        Trace(
            start: "main: home [home]", startNeeds: ["'signedIn' is true"],
            actions: [
                .init("home: showDetails", needs: ["the alert's 'go'"], state: "main: home [home, details]", at: try range(1, 2)),
                .init("back", state: "main: home [home]"), .init("home: back", state: "main: home [home]", at: try range(3, 4)),
            ], ending: "'list' isn't on the stack")
    }

    private func render(
        _ trace: Trace?, verdict: Verdict? = nil, suggestions: [Suggestion] = [], showsSource: Bool = true, width: Int = 80
    ) throws -> String {
        let finding = Diagnostic(
            .illegalContainment, "wrong", at: try range(5, 6), trace: trace, suggestions: suggestions, verdict: verdict)
        return renderText([finding], sources: sources, showsSource: showsSource, width: width)
    }

    @Test func `a finding says so if a shorter run may exist`() throws {
        let text = try render(trace(), verdict: .confirmed(actions: 3, isShortest: false))
        #expect(
            text.hasPrefix(
                "App.flow.yaml:2:16: error: wrong (confirmed, 3 actions; a shorter trace might exist) "
                    + "[illegal-containment]\n"))
    }

    @Test func `on a terminal the actions are numbered, with the stacks beside them`() throws {
        #expect(
            try render(trace(), verdict: .confirmed(actions: 3)) == """
                App.flow.yaml:2:16: error: wrong (confirmed, 3 actions) [illegal-containment]
                back: { popTo: list }
                               ^~~~
                  start                 main: home [home]
                  'signedIn' is true
                  1. home: showDetails  main: home [home, details]
                     the alert's 'go'
                  2. back               main: home [home]
                  3. home: back         'list' isn't on the stack

                """)
    }

    @Test func `both columns are wrapped at the terminal's width`() throws {
        var trace = try trace()
        trace.contradictions = ["'signedIn'"]
        trace.actions[0].needs = ["'load' returns 'failed'"]
        #expect(
            try render(trace, width: 44).split(separator: "\n").dropFirst(3).joined(separator: "\n") == """
                  start                  main: home [home]
                  'signedIn' is true
                  1. home: showDetails   main: home [home,
                     'load' returns        details]
                     'failed'
                  2. back                main: home [home]
                  3. home: back          'list' isn't on the
                                           stack
                  the trace needs 'signedIn' to be both true
                  and false, and nothing in between can
                  change it
                """)
    }

    @Test func `on one line each action is a note at its transition`() throws {
        var trace = try trace()
        trace.contradictions = ["'signedIn'"]
        let suggestions = [
            Suggestion("say what happens where it isn't there", at: try range(5, 6), replacement: "list, else: root"),
            Suggestion("or leave it out", at: try range(3, 4)),
        ]
        #expect(
            try render(
                trace, verdict: .possible(searchedActions: 12, searchedStates: 1), suggestions: suggestions, showsSource: false) == """
                    App.flow.yaml:2:16: error: wrong (possible, not reproduced within 12 actions, 1 state) [illegal-containment]
                    App.flow.yaml:2:16: note: start ('signedIn' is true) → main: home [home]
                    App.flow.yaml:1:1: note: 1. home: showDetails (the alert's 'go') → main: home [home, details]
                    App.flow.yaml:2:16: note: 2. back → main: home [home]
                    App.flow.yaml:2:1: note: 3. home: back → 'list' isn't on the stack
                    App.flow.yaml:2:16: note: the trace needs 'signedIn' to be both true and false, and nothing in between can change it
                    App.flow.yaml:2:16: note: say what happens where it isn't there: list, else: root
                    App.flow.yaml:2:1: note: or leave it out

                    """)
    }

    @Test func `a suggestion comes with its source line, and proof needs no number`() throws {
        let suggestion = Suggestion("call it otherwise", at: try range(3, 4))
        #expect(
            try render(nil, verdict: .proved, suggestions: [suggestion]) == """
                App.flow.yaml:2:16: error: wrong (proved) [illegal-containment]
                back: { popTo: list }
                               ^~~~
                App.flow.yaml:2:1: note: call it otherwise
                back: { popTo: list }
                ^~~~

                """)
    }

    @Test(arguments: [(0, 0), (1, 1), (20, 20), (21, 21), (1_000_000, 21)])
    func `of a long way the first actions and the last are shown`(count: Int, lines: Int) throws {
        let trace = Trace(
            start: "main: a [a]", actions: (0..<count).map { Trace.Action("tap '\($0)'", state: "main: a [a]") }, ending: "the end")
        let terminal = try render(trace).split(separator: "\n").dropFirst(4).map(String.init)
        let notes = try render(trace, showsSource: false).split(separator: "\n").dropFirst(2).map(String.init)
        #expect(terminal.count == lines)
        #expect(notes.count == lines)
        guard count > 0 else { return }
        #expect(terminal.last?.contains("\(count). tap '\(count - 1)'  ") == true)
        #expect(terminal.last?.hasSuffix("  the end") == true)
        #expect(notes.last?.hasSuffix(" note: \(count). tap '\(count - 1)' → the end") == true)
        #expect(terminal.contains { $0.hasSuffix("… \(count - 20) more") } == (count > 20))
        #expect(notes.contains { $0.hasSuffix(" note: … \(count - 20) more") } == (count > 20))
        #expect(terminal.contains { $0.contains("19. tap '18'") } == (count > 18))
        #expect(terminal.contains { $0.contains(" 20. tap '19'") } == (count == 20))
    }

    @Test func `a run that was asked for is shown as a whole`() throws {
        let actions = (1...30).map { Trace.Action("a: go", needs: $0 == 1 ? ["'isOpen' is true"] : [], state: "b \($0)") }
        let lines = renderTrace(Trace(start: "a", actions: actions), start: "from", width: 80).split(separator: "\n").map(String.init)
        #expect(lines.count == 32)
        #expect(lines.prefix(3) == ["  from                  a", "   1. a: go             b 1", "      'isOpen' is true"])
        #expect(lines.last == "  30. a: go             b 30")
    }

    @Test func `numbers stand beneath each other, and wide letters take two columns`() throws {
        let actions = (1...10).map { Trace.Action($0 == 10 ? "日本" : "a: go", state: "b") }
        let lines = try render(Trace(start: "a", actions: actions)).split(separator: "\n").map(String.init)
        #expect(lines[3] == "  start      a")
        #expect(lines[4] == "   1. a: go  b")
        #expect(lines[13] == "  10. 日本   b")
    }

    @Test func `nothing in a trace can forge a line`() throws {
        let evil = "x\nApp.flow.yaml:1:1: error: forged\u{1B}[31m"
        let trace = Trace(
            start: evil, startNeeds: [evil], actions: [.init(evil, needs: [evil], state: evil)], ending: evil, contradictions: [evil])
        for showsSource in [true, false] {
            let suggestion = Suggestion(evil, at: try range(3, 4), replacement: evil)
            let output = try render(trace, suggestions: [suggestion], showsSource: showsSource)
            #expect(!output.contains("\u{1B}"))
            #expect(!output.split(separator: "\n").dropFirst().contains { $0.hasPrefix("App.flow.yaml:1:1: error") })
            #expect(output.contains("\\n"))
        }
    }
}

@Suite struct WrapTests {
    @Test func `a paragraph is broken at spaces`() {
        #expect(wrapped("", width: 10) == [""])
        #expect(wrapped("one two three", width: 13) == ["one two three"])
        #expect(wrapped("one two three", width: 12) == ["one two", "three"])
        #expect(wrapped("  one two three", width: 9, indent: "    ") == ["  one two", "    three"])
        #expect(wrapped("immeasurable is it", width: 5, indent: "-") == ["immeasurable", "-is", "-it"])
        #expect(wrapped("日本 日本", width: 8) == ["日本", "日本"])
    }
}
