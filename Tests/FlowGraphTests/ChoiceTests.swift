import FlowGraph
import Testing

/// Choices that the user and the app make during a run: guards, alerts and answers.
@Suite struct ChoiceTests {
    private let shop = """
        flowspec: 1
        app: Shop
        root: home
        guards: { signedIn: The user has a session, isFull: The cart is full }
        effects: { forget: {}, authenticate: { results: { ok: {}, failed: {} } } }
        flows:
          home:
            screens:
              home:
                transitions:
                  open: { if: signedIn, then: { push: a }, else: [{ push: b }, { if: isFull, then: { push: a } }] }
                  both: [{ if: signedIn, then: { perform: forget } }, { push: a }]
                  delete:
                    - push: a
                    - alert:
                        title: Delete?
                        actions:
                          delete: { style: destructive, do: [{ perform: forget }, pop] }
                          more: { do: { alert: { title: Sure?, actions: { yes: { do: popToRoot } } } } }
                          wrong: { do: [{ perform: forget }, { popTo: b }] }
                          keep: { style: cancel }
                  ask: [{ push: a }, { perform: authenticate, on: { ok: { push: b }, failed: pop } }]
                  buy: { push: checkout }
                  pay: { present: payment }
              a: {}
              b: {}
          checkout:
            requires: signedIn
            otherwise: { present: login, on: { done: resume, dismissed: [] } }
            start: [{ if: isFull, start: cart }, empty]
            screens: { cart: {}, empty: {} }
          payment:
            requires: signedIn
            screens: { card: {} }
          login: { results: { done: {} }, screens: { email: { transitions: { done: finish } } } }
        """

    /// Moves from the start with their choices, the state after each, and the observations.
    @Test(
        arguments: [
            // Guards choose. The steps after the choice run in both cases.
            ("open / yes", "home [home, a]", nil), ("open / no yes", "home [home, b, a]", nil), ("open / no no", "home [home, b]", nil),
            ("both / no", "home [home, a]", []), ("both / yes", "home [home, a]", ["perform forget"]),
            // An alert leads on. The user has seen the alert over the step that fails.
            ("delete / none", "home [home, a]", nil), ("delete / keep", "home [home, a]", nil),
            ("delete / delete", "home [home]", ["perform forget"]), ("delete / more yes", "home [home]", nil),
            ("delete / wrong", "home [home, a]", ["perform forget", "pop-to-missing at popTo: b"]),
            // The app answers, or not.
            ("ask / ok", "home [home, a, b]", ["perform authenticate"]), ("ask / failed", "home [home]", nil),
            ("ask / none", "home [home, a]", nil),
            // The start of a guarded target.
            ("buy / yes yes", "home [home, checkout:cart]", nil), ("buy / yes no", "home [home, checkout:empty]", nil),
        ] as [(String, String, [String]?)])
    func `guards choose, an alert leads on, and the app answers`(move: String, expected: String, left: [String]?) throws {
        var walk = try Walk(shop)
        #expect(try walk(move) == expected)
        if let left { #expect(walk.left == left) }
    }

    @Test func `what happens otherwise at a guarded target`() throws {
        var walk = try Walk(shop)
        let state = walk.state
        #expect(try walk("buy / no") == "home [home] + login [email]")
        #expect(try walk("done / no") == "home [home, checkout:empty]", "it resumes, and the guard isn't checked again")
        walk.state = state
        #expect(try walk("pay / no") == "home [home]", "there is no otherwise")
        #expect(try walk("pay / yes") == "home [home] + payment [card]")
    }

    @Test func `all outcomes`() throws {
        let walk = try Walk(shop)
        let program = walk.program
        func outcomes(_ name: String) -> [String] {
            let move = walk.machine.moves(in: walk.state).first { move in
                if case .transition(let id) = move { program[id].name.value == name } else { false }
            }
            return walk.machine.outcomes(of: move ?? .back, in: walk.state).map { branch in
                let state = if case .settled(let state, _) = branch.outcome { state.description(in: program) } else { "fault" }
                return "\(branch.choices.count) \(state)"
            }
        }
        #expect(outcomes("open") == ["1 home [home, a]", "2 home [home, b, a]", "2 home [home, b]"])
        #expect(outcomes("ask") == ["1 home [home, a, b]", "1 home [home]", "1 home [home, a]"])
        #expect(
            outcomes("delete") == [
                "1 home [home]", "2 home [home]", "2 home [home, a]", "1 home [home, a]", "1 home [home, a]", "1 home [home, a]",
            ])
    }

    @Test func `outcomes have a limit`() throws {
        let questions = (0..<13).map { "{ if: g\($0), then: { push: a } }" }.joined(separator: ", ")
        let text = """
            guards: { \((0..<13).map { "g\($0): Holds" }.joined(separator: ", ")) }
            flows: { home: { screens: { a: { transitions: { go: [\(questions)] } } } } }
            """
        let walk = try Walk(specText(text))
        let move = try #require(walk.machine.moves(in: walk.state).first)
        #expect(walk.machine.outcomes(of: move, in: walk.state).count == Machine.branchLimit)
    }
}
