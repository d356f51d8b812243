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

    @Test func `guards choose`() throws {
        var walk = try Walk(shop)
        let state = walk.state
        #expect(try walk("open / yes") == "home [home, a]")
        walk.state = state
        #expect(try walk("open / no yes") == "home [home, b, a]")
        walk.state = state
        #expect(try walk("open / no no") == "home [home, b]")
        walk.state = state
        #expect(try walk("both / no") == "home [home, a]", "the steps after it run in both cases")
        #expect(walk.left == [])
        walk.state = state
        #expect(try walk("both / yes") == "home [home, a]")
        #expect(walk.left == ["perform forget"])
    }

    @Test func `an alert leads on`() throws {
        var walk = try Walk(shop)
        let state = walk.state
        #expect(try walk("delete / none") == "home [home, a]")
        walk.state = state
        #expect(try walk("delete / keep") == "home [home, a]")
        walk.state = state
        #expect(try walk("delete / delete") == "home [home]")
        #expect(walk.left == ["perform forget"])
        walk.state = state
        #expect(try walk("delete / more yes") == "home [home]")
        walk.state = state
        #expect(try walk("delete / wrong") == "home [home, a]", "the user has seen the alert over it")
        #expect(walk.left == ["perform forget", "pop-to-missing at popTo: b"])
    }

    @Test func `the app answers, or not`() throws {
        var walk = try Walk(shop)
        let state = walk.state
        #expect(try walk("ask / ok") == "home [home, a, b]")
        #expect(walk.left == ["perform authenticate"])
        walk.state = state
        #expect(try walk("ask / failed") == "home [home]")
        walk.state = state
        #expect(try walk("ask / none") == "home [home, a]")
    }

    @Test func `a guarded target, and what happens otherwise`() throws {
        var walk = try Walk(shop)
        let state = walk.state
        #expect(try walk("buy / yes yes") == "home [home, checkout:cart]")
        walk.state = state
        #expect(try walk("buy / yes no") == "home [home, checkout:empty]")
        walk.state = state
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
