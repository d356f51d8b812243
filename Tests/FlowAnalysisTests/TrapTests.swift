import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// States from which a screen is no longer reachable.
@Suite struct TrapTests {
    private func trap(
        for screen: String, from start: String? = nil, within: Int? = nil, excludesGestures: Bool = false, _ flows: String
    ) throws -> String? {
        let machine = try linkedMachine("flowspec: 1\napp: Shop\nroot: app\nflows:\n" + flows)
        let program = machine.program
        func id(_ name: String) -> Int? { program.screens.indices.first { program.screens[$0].name.value == name } }
        let from = start.flatMap(id).map(ScreenID.init(index:))
        let id = try #require(id(screen))
        let analysis = Analysis(of: program)
        let reach = Invariant.Reach(screen: ScreenID(index: id), from: from, within: within, excludesGestures: excludesGestures)
        guard case .trapped(let trap) = analysis.reach(of: reach) else { return nil }
        let replay = try #require(analysis.replay(trap))
        return "\(trap.distance): \(replay.end.description(in: program))\(trap.isCertain ? "" : "?")"
    }

    @Test(arguments: [("", "1: app: locked [locked]"), (", unlock: { switch: home }", nil)] as [(String, String?)])
    func `home is gone`(unlock: String, expected: String?) throws {
        let flows = """
              app: { switch: { home: home, locked: locked } }
              home: { screens: { home: { transitions: { lock: { switch: locked } } } } }
              locked:
                screens:
                  locked: { transitions: { help: { push: help }\(unlock) } }
                  help: {}
            """
        #expect(try trap(for: "home", flows) == expected)
    }

    @Test(
        arguments: [
            ("present: form", "{}", "1: app [home] + form [form]"),
            ("push: form", "{ hidesNavigationBar: true }", "1: app [home, form:form]"),
            ("push: form", "{ back: none, transitions: { help: { push: help } } }", "1: app [home, form:form]"),
            ("push: form", "{}", nil),
        ] as [(String, String, String?)])
    func `only gestures lead home`(open: String, form: String, expected: String?) throws {
        let flows = """
              app: { screens: { home: { transitions: { open: { \(open) } } } } }
              form: { screens: { form: \(form), help: {} } }
            """
        #expect(try trap(for: "home", flows) == nil)
        #expect(try trap(for: "home", excludesGestures: true, flows) == expected)
    }

    @Test func `only where nothing good is below`() throws {
        let flows = """
              app:
                screens:
                  home: { transitions: { open: { push: item }, all: { setStack: [list, item] } } }
                  list: { back: none }
                  item: { transitions: { close: pop } }
            """
        #expect(try trap(for: "home", flows) == "1: app [list, item]")
    }

    @Test(arguments: ["", "transitions: { look: [{ select: app.p, reset: true }, { select: app.q }] }"])
    func `a list that leaves a tab and shows it again comes back to what it held`(look: String) throws {
        let flows = """
              app: { tabs: { p: { flow: a }, q: { flow: b } } }
              a: { screens: { list: {} } }
              b:
                switch: { guest: { screen: signIn }, member: { flow: c } }
                start: [{ if: isSignedIn, start: member }, guest]
                screens: { signIn: { \(look) } }
              c: { screens: { home: { back: none } } }
            guards: { isSignedIn: The user is signed in. }
            """
        #expect(try trap(for: "home", flows) == "0: app: p [list]")
    }

    @Test func `a flow of the app's own code must always lead to the screen if it leads there at all`() throws {
        func flows(_ form: String) -> String {
            """
              app: { tabs: { p: { flow: form }, q: { flow: help } } }
              form: { entry: present, presentation: fullScreen, \(form) }
              help: { screens: { topics: {} } }
            guards: { isNew: The user is new. }
            """
        }
        #expect(try trap(for: "topics", flows("screens: { first: {} }")) == nil)
        let screens = "screens: { first: {}, second: { transitions: { help: { present: help } } } }"
        #expect(try trap(for: "topics", flows(screens)) == nil)
        // In the tab beside the topics, the same screen is no trap.
        #expect(try trap(for: "topics", flows("start: [{ if: isNew, start: second }, first], " + screens)) == "0: form [first]")
        let next = screens.replacing("first: {}", with: "first: { transitions: { next: { replace: second } } }")
        #expect(try trap(for: "topics", flows("start: [{ if: isNew, start: second }, first], " + next)) == nil)
    }

    @Test func `the nearest trap, though only the machine knows it for one`() throws {
        let flows = """
              app: { tabs: { p: { flow: a }, q: { flow: b } }, reselect: none }
              a:
                screens:
                  home: { transitions: { go: { push: y } } }
                  y: { back: none }
              b: { screens: { s: { transitions: { out: { present: c, presentation: fullScreen } } } } }
              c: { screens: { u: {} } }
            """
        #expect(try trap(for: "home", flows) == "1: app: p [home, y]")
    }

    @Test(
        arguments: [(1, "2: app [home] + form [one, two]"), (2, "3: app [home] + form [one, two] + ask [ask]"), (3, nil)]
            as [(Int, String?)])
    func `the nearest state from which home is too far`(within: Int, expected: String?) throws {
        let flows = """
              app: { screens: { home: { transitions: { fill: { present: form } } } } }
              form:
                presentation: fullScreen
                screens:
                  one: { transitions: { next: { push: two }, cancel: dismiss } }
                  two: { transitions: { next: { present: ask, presentation: fullScreen } } }
              ask: { screens: { ask: { transitions: { no: dismiss } } } }
            """
        #expect(try trap(for: "home", within: within, flows) == expected)
        // From the last screen, the form must be left first.
        #expect(
            try trap(for: "home", from: "ask", within: within, flows) == (within < 3 ? "3: app [home] + form [one, two] + ask [ask]" : nil))
        #expect(try trap(for: "home", from: "one", within: within, flows) == nil)
    }

    @Test func `the back menu passes flows with one action`() throws {
        let flows = """
              app:
                screens:
                  home: { transitions: { open: { push: list } } }
              list: { screens: { first: { transitions: { open: { push: item } } }, item: {} } }
            """
        #expect(try trap(for: "home", within: 1, flows) == nil)
        let noBack = flows.replacing("item: {}", with: "item: { back: none, transitions: { close: { popTo: first } } }")
        #expect(try trap(for: "home", within: 1, noBack) == "2: app [home, list:first, item]")
        #expect(try trap(for: "home", within: 2, noBack) == nil)
    }

    @Test func `a step that returns to a screen far below is one action`() throws {
        let flows = """
              app:
                screens:
                  home: { transitions: { open: { push: one } } }
                  one: { back: none, transitions: { next: { push: two } } }
                  two: { back: none, transitions: { next: { push: three }, up: { popTo: home } } }
                  three: { back: none, transitions: { up: { popTo: two } } }
            """
        #expect(try trap(for: "home", within: 1, flows) == "1: app [home, one]")
        #expect(try trap(for: "home", from: "three", within: 1, flows) == "3: app [home, one, two, three]")
        #expect(try trap(for: "home", within: 2, flows) == nil)
    }

    @Test func `the worst content of another tab counts`() throws {
        let flows = """
              app: { tabs: { p: { flow: a }, q: { flow: b } }, reselect: none }
              a:
                screens:
                  home: { transitions: { go: { push: y } } }
                  y: { back: none, transitions: { go: { push: z } } }
                  z: { back: none, transitions: { home: { popTo: home } } }
              b: { screens: { s: {} } }
            """
        #expect(try trap(for: "home", within: 1, flows) == "1: app: p [home, y]")
        #expect(try trap(for: "home", from: "s", within: 1, flows) == "2: app: q [s]")
        #expect(try trap(for: "home", from: "s", within: 2, flows) == "2: app: q [s]")
        #expect(try trap(for: "home", from: "s", within: 3, flows) == nil)
    }

    @Test func `through a flow that ends`() throws {
        let flows = """
              app:
                screens:
                  start: { transitions: { sign: { present: login, on: { ok: { replace: home } } }, skip: { replace: home } } }
                  home: { transitions: { again: { replace: start } } }
              login:
                presentation: fullScreen
                results: { ok: {} }
                screens: { one: { transitions: { next: { push: two } } }, two: { transitions: { ok: finish } } }
            """
        #expect(try trap(for: "home", flows) == nil)
        let stuck = flows.replacing("{ transitions: { ok: finish } }", with: "{ back: none }")
        #expect(try trap(for: "home", stuck) == "1: app [start] + login [one]")
    }

    @Test func `the run to a trap presents what can't be swiped away`() throws {
        let text = """
            guards: { first: Holds }
            flows:
              app:
                screens:
                  home: { transitions: { go: { if: first, then: { present: help }, else: { present: help, presentation: fullScreen } } } }
              help: { screens: { help: {} } }
            """
        let machine = try linkedMachine(specText(root: "app", text))
        let analysis = Analysis(of: machine.program)
        guard case .trapped(let trap) = analysis.reach(of: Invariant.Reach(screen: ScreenID(index: 0))) else {
            throw Mistakes(findings: ["no trap"])
        }
        let end = try #require(analysis.replay(trap)).end
        #expect(end.layers.last?.site == SiteID(index: 1))
    }
}
