import FlowGraph
import FlowSpec
import Testing

@Suite struct LinkTests {
    /// The parameters of a transition's method, as they would be declared.
    private func parameters(of transition: String, in text: String) throws -> [String] {
        let program = try linkedProgram(text)
        let found = try #require(program.transitions.first { $0.name.value == transition })
        return found.parameters.map(ProgramText(program: program).text)
    }

    @Test(arguments: [
        ("{ push: details }", ["item: Item"]), ("{ push: details, with: { count: $ } }", ["item: Item", "count: Int = 1"]),
        ("{ push: details, with: { count: $, item: $ } }", ["item: Item", "count: Int = 1"]),
        ("{ push: checkout }", ["order: Order", "count: Int"]),
        ("[{ push: details, with: { count: $ } }, { push: checkout }]", ["item: Item", "count: Int", "order: Order"]),
        ("[{ push: checkout }, { push: details }]", ["order: Order", "count: Int", "item: Item"]),
        ("{ setStack: [home, details, checkout] }", ["item: Item", "order: Order", "count: Int"]),
        ("{ select: checkout, stack: [gift] }", []), ("{ select: checkout }", []), ("{ present: main }", []),
        ("[{ replace: details }, { push: details }]", ["item: Item"]), ("{ present: gifts }", []),
        ("{ popTo: details }", []),
    ])
    func `a method has the parameters that its targets need, in the order of the steps`(steps: String, expected: [String]) throws {
        let flows = """
            main: { tabs: { home: { flow: home }, checkout: { flow: gifts } } }
            home:
              screens:
                home: { transitions: { go: \(steps) } }
                details: { params: { item: Item, count: Int = 1 } }
            checkout:
              start: cart
              screens: { address: { params: { place: Place } }, cart: { params: { order: Order, count: Int } } }
            gifts: { screens: { gift: { params: { to: 'String = "me"' } } } }
            """
        #expect(try parameters(of: "go", in: specText(root: "main", flows: flows)) == expected)
    }

    @Test func `flows, screens and transitions are numbered in the order of the files`() throws {
        let first = """
            main: { start: orders, tabs: { home: { flow: home, symbol: house }, orders: { screen: list, title: Orders, image: O } }, screens: { list: {} } }
            """
        let second = """
            flowspec: 1
            flows:
              home: { start: list, screens: { home: { transitions: { a: pop, b: { push: list } } }, list: { transitions: { a: { present: main } } } } }
            """
        let (linkedProgram, findings) = linked([specText(root: "main", flows: first), second])
        #expect(findings == [])
        let program = try #require(linkedProgram)
        #expect(program.app == "Shop" && program.root.target == .flow(FlowID(index: 0)))
        #expect(program.flows.map(\.name.value) == ["main", "home"])
        #expect(program.flows.map(\.source.index) == [0, 1])
        #expect(program.files.map(\.source.index) == [0, 1])
        #expect(program.screens.map { "\(program[$0.flow].name.value).\($0.name.value)" } == ["main.list", "home.home", "home.list"])
        #expect(program.screens.map { $0.transitions.map(\.index) } == [[], [0, 1], [2]])
        #expect(program.transitions.map(\.owner) == [1, 1, 2].map { .screen(ScreenID(index: $0)) })
        let text = ProgramText(program: program)
        #expect(program.transitions.map { text.text($0.steps) } == ["pop 1", "push list", "present main"])
        #expect(text.container("main") == ["start 1", "home: home", "orders: list"])
        #expect(text.text(program.flows[1].start) == "start 1")
        #expect(program.flows[0].tabs.map(\.title) == [nil, .literal("Orders")])
        #expect(program.flows[0].tabs.map(\.image) == [.symbol("house"), .asset("O")])
    }

    @Test func `an earlier error, or no file, gives no program`() throws {
        var diagnostics = Diagnostics()
        #expect(link([], into: &diagnostics) == nil && !diagnostics.hasErrors)
        #expect(linked(["flowspec: 1\napp: A\nroot: home\nwindows: 1\nflows: { home: { screens: { home: {} } } }"]).program == nil)
    }

    @Test func `long chains and wide nests of tab bars end in findings, not in a full stack`() {
        func nest(_ count: Int, tabs: String) -> String {
            let flows = (0..<count).map { "  f\($0): { tabs: { \(tabs.replacing("NEXT", with: "f\($0 + 1)")) } }" }
            return "flowspec: 1\napp: A\nroot: f0\nflows:\n\(flows.joined(separator: "\n"))\n  f\(count): { screens: { s: {} } }"
        }
        let deep = linked([nest(5_000, tabs: "a: { flow: NEXT }")]).findings
        #expect(deep.first?.contains("illegal-containment: the flow 'f") == true && deep.count < 500)
        func levels(_ count: Int) -> [String] {
            linked([nest(count, tabs: "a: { flow: NEXT }")]).findings.filter { $0.contains("levels") }
        }
        #expect(levels(16) == [])
        #expect(levels(17).count == 1)
        let wide = linked([nest(12, tabs: (0..<8).map { "t\($0): { flow: NEXT }" }.joined(separator: ", "))]).findings
        #expect(wide.first?.contains("more than 65536 tabs") == true)
        let ring = linked([nest(1_000, tabs: "a: { flow: NEXT }, b: { flow: f0 }")]).findings
        #expect(ring.count >= 1_000)
    }

    @Test(arguments: [
        (3, "{ alert: { actions: { ok: { do: STEPS } } } }", 40, true), (15, "{ alert: { actions: { ok: { do: STEPS } } } }", 46, false),
        (2, "{ present: pick, on: { ok: STEPS, dismissed: [] } }", 60, true),
        (9, "{ present: pick, on: { ok: STEPS, dismissed: [] } }", 92, false),
    ])
    func `steps within steps, as deep as files can make them, don't fill the stack`(guards: Int, step: String, depth: Int, links: Bool) {
        func nest(around inner: String) -> String {
            (0..<depth).reduce(inner) { steps, _ in step.replacing("STEPS", with: steps) }
        }
        let flows = (0..<guards).map {
            "  f\($0): { requires: g, otherwise: \(nest(around: "{ present: f\($0 + 1) }")), screens: { s: {} } }"
        }
        let text = """
            guards: { g: It is }
            flows:
              home: { screens: { home: { transitions: { a: \(nest(around: "pop")), b: { present: f0 } } } } }
            \(flows.joined(separator: "\n"))
              f\(guards): { screens: { s: { transitions: { go: { present: pick, on: { ok: [], dismissed: [] } } } } } }
              pick: { results: { ok: {} }, screens: { pick: { transitions: { ok: finish } } } }
            """
        let (program, findings) = linked([specText(text)])
        #expect((program != nil) == links)
        #expect(findings.contains { $0.contains("guard-loop: ") } != links)
    }

    @Test func `a program of many flows, right and wrong`() throws {
        var lines = ["flowspec: 1", "app: Big", "root: f0", "flows:"]
        for flow in 0..<1_000 {
            lines.append(
                "  f\(flow): { screens: { a: { transitions: { next: { push: f\((flow + 1) % 1_000) }, b: { push: b } } }, b: { transitions: { wrong: [pop] } } } }"
            )
        }
        #expect(linked([lines.joined(separator: "\n")]).program?.transitions.count == 3_000)
        let mistakes = lines.map { $0.replacing("push: f", with: "push: g") }.joined(separator: "\n")
        #expect(linked([mistakes]).findings.count == 1_000)
    }
}
