import FlowGraph
import Testing

/// Flows that the app's code starts.
@Suite struct EntryTests {
    private func app(_ entry: String, _ more: String = "") -> String {
        """
        flowspec: 1
        app: Shop
        flows:
          order:
            entry: \(entry)
            results: { placed: {} }
            screens:
              cart: { transitions: { next: { push: pay }, over: { present: terms }, out: pop, placed: finish } }
              pay:
                transitions:
                  placed: finish
                  back: pop
                  leave: [dismiss, { push: pay }]
                  first: popToRoot
          terms: { screens: { terms: { transitions: { leave: dismiss, all: dismissAll } } } }
        \(more)
        """
    }

    @Test(arguments: ["present", "push", "embed"])
    func `a result and a dismissal leave nothing, and nothing follows`(entry: String) throws {
        for move in ["placed", "leave"] {
            var walk = try Walk(app(entry))
            #expect(walk.description == "order [cart]")
            #expect(try walk("next") == "order [cart, pay]")
            #expect(try walk(move) == "(ended)")
            #expect(walk.moves.isEmpty)
            #expect(walk.observations.isEmpty)
        }
    }

    @Test(arguments: ["present", "push", "embed"])
    func `the flow's own steps keep it`(entry: String) throws {
        var walk = try Walk(app(entry))
        _ = try walk("next")
        #expect(try walk("first") == "order [cart]")
        for leave in ["leave", "all"] {
            #expect(try walk("over") == "order [cart] + terms [terms]")
            #expect(try walk(leave) == "order [cart]")
        }
    }

    @Test func `only a flow that was pushed ends with its first screen`() throws {
        var pushed = try Walk(app("push"))
        #expect(try pushed("out") == "(ended)")
        for entry in ["present", "embed"] {
            var walk = try Walk(app(entry))
            #expect(try walk("out").hasPrefix("pop-at-root"))
        }
    }

    @Test(arguments: [("push", "<"), ("present", "v"), ("embed", "v")])
    func `the user leaves it from its first screen`(entry: String, move: String) throws {
        var walk = try Walk(app(entry))
        #expect(walk.moves.contains(move))
        #expect(try walk(move) == "(ended)")
    }

    @Test func `a flow that can't be swiped away isn't`() throws {
        let walk = try Walk(app("present").replacing("    results:", with: "    presentation: fullScreen\n    results:"))
        #expect(!walk.moves.contains("v"))
    }

    @Test func `runs begin with the root and with each such flow`() throws {
        let more = "  main: { screens: { home: {} } }\n  help: { entry: push, screens: { topics: {} } }"
        let machine = Machine(try linkedProgram(app("present", more).replacing("app: Shop", with: "app: Shop\nroot: main")))
        let states = machine.initialStates.map { $0.state.description(in: machine.program) }
        #expect(states == ["main [home]", "order [cart]", "help [topics]"])
    }

    @Test func `links and the app's transitions are the root's`() throws {
        let more = """
              main: { screens: { home: { transitions: { order: { push: order, on: { placed: [], dismissed: [] } } } } } }
            deepLinks:
              terms: { open: { present: terms }, whenModal: over }
            transitions:
              expire: dismissAll
            """
        let machine = Machine(try linkedProgram(app("push", more).replacing("app: Shop", with: "app: Shop\nroot: main")))
        func links(in state: State) -> Int { machine.moves(in: state).count { if case .link = $0 { true } else { false } } }
        let (root, entry) = (machine.initialStates[0].state, machine.initialStates[1].state)
        #expect([root, entry].map(links) == [2, 0])
        for (state, expected) in [(root, 2), (entry, 0)] {
            // In the root, the same flow accepts links.
            for case .settled(let next, _) in machine.outcomes(in: state).flatMap({ $0.branches.map(\.outcome) }) where !next.layers.isEmpty
            {
                let isCovered = next.layers.last?.origin == .flow(FlowID(index: 1))
                #expect(links(in: next) == (isCovered ? max(0, expected - 1) : expected), "\(next.description(in: machine.program))")
            }
        }
        #expect(
            linked([app("push", "deepLinks:\n  1️⃣terms: { open: { present: terms } }")]).findings == [
                "1️⃣ missing-root: 'terms' needs a root flow, but only your own code starts flows; add 'root: name' for the flow that the "
                    + "window shows, or remove 'terms'"
            ])
    }

    @Test func `what can't be started so`() {
        func findings(_ flow: String, _ head: String = "") -> [String] {
            linked(["flowspec: 1\napp: Shop\n\(head)flows:\n  shop: { screens: { list: {} } }\n  \(flow)"]).findings
        }
        let tabs = "tabs: { a: { screen: a } }, screens: { a: {} } }"
        let notPushed = "can't be pushed: it isn't a stack flow; write 'entry: present' or 'entry: embed'"
        #expect(findings("main: { entry: 1️⃣push, \(tabs)").filter { $0.contains("entry") } == ["1️⃣ misplaced-entry: 'main' \(notPushed)"])
        #expect(
            findings("one: { entry: 1️⃣push, container: none, screens: { a: {} } }").filter { $0.contains("entry") }
                == ["1️⃣ misplaced-entry: 'one' \(notPushed)"])
        #expect(
            findings("main: { entry: 1️⃣embed, \(tabs)", "root: main\n").filter { $0.contains("entry") } == [
                "1️⃣ misplaced-entry: the root flow 'main' can't have 'entry': the window shows it, so your own code doesn't start it; "
                    + "remove 'entry'"
            ])
        #expect(
            linked(["1️⃣flowspec: 1\nflows: { shop: { entry: push, screens: { list: {} } } }"]).findings == [
                "1️⃣ missing-root: no app is declared; add 'app: Name'"
            ])
    }

    @Test func `flows that nothing starts are unused, those with an entry aren't`() {
        let findings = linked([app("push", "  lost: { screens: { lost: {} } }").replacing("lost: { screens", with: "1️⃣lost: { screens")])
            .findings
        let reason = "no step from the root or a flow with 'entry' leads to it; add a step that starts it, or remove it"
        #expect(findings == ["1️⃣ unused-flow: the flow 'lost' is never started: \(reason)"])
    }
}
