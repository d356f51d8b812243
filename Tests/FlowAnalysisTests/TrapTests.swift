import FlowAnalysis
import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis

/// States from which a screen can't be reached any more.
@Suite struct TrapTests {
    private struct Tally {
        var finite = 0, screens = 0, traps = 0, withTabs = 0, uncertain = 0, needless = 0, others = 0
    }

    private func trap(for screen: String, _ flows: String) throws -> String? {
        let machine = try linkedMachine("flowspec: 1\napp: Shop\nroot: app\nflows:\n" + flows)
        let program = machine.program
        let id = try #require(program.screens.indices.first { program.screens[$0].name.value == screen })
        let analysis = Analysis(of: program)
        guard case .trapped(let trap) = analysis.reach(of: ScreenID(index: id)) else { return nil }
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
        // In the tab beside the topics the same screen is no trap.
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
        let machine = try linkedMachine(
            """
            flowspec: 1
            app: Shop
            root: app
            guards: { first: Holds }
            flows:
              app:
                screens:
                  home: { transitions: { go: { if: first, then: { present: help }, else: { present: help, presentation: fullScreen } } } }
              help: { screens: { help: {} } }
            """)
        let analysis = Analysis(of: machine.program)
        guard case .trapped(let trap) = analysis.reach(of: ScreenID(index: 0)) else { throw Mistakes(findings: ["no trap"]) }
        let end = try #require(analysis.replay(trap)).end
        #expect(end.layers.last?.site == SiteID(index: 1))
    }

    @Test func `traps of finite random models`() throws {
        let seed = SeededNumbers.seed()
        print("traps: seed \(seed)")
        var tally = Tally()
        var isEnough: Bool { tally.finite > 20 && tally.traps > 6 }
        for number in 0..<600 where number < 60 || !isEnough {
            var model = RandomModel(
                seed: seed &+ UInt64(number), knobs: ModelKnobs(backDisabled: number % 2 == 0, acyclic: true, hasEntries: true))
            let text = model.text()
            if problem(of: text, &tally) != nil {
                var ignored = tally
                let shortest = shrunk(text) { problem(of: $0, &ignored) != nil }
                Issue.record("seed \(seed), model \(number): \(problem(of: shortest, &ignored) ?? "not seen again")\n\(shortest)")
                return
            }
        }
        print("traps: \(tally)")
        #expect(isEnough && tally.screens > 2 * tally.traps && tally.others < tally.finite)
    }

    private func problem(of text: String, _ tally: inout Tally) -> String? {
        guard let program = linked(text).program else { return nil }
        let machine = machine(of: program)
        let found = Explorer(machine: machine, cap: 300).explore()
        let analysis = Analysis(of: machine.program)
        guard found.isComplete, analysis.isExact else { return nil }
        // The rules know no state after a push that a handler can't make once the user has swiped
        // or gone back.
        let isBlind = found.faults.keys.contains { fault in
            if case .transition = fault.occasion { false } else { fault.kind == .noStack }
        }
        // Where other words are reached, it is for the comparison of words to say so.
        let words = Set(analysis.allWords(upTo: found.distances.max() ?? 0).keys.map { $0.map(\.screen) })
        guard !isBlind, words == Set(found.words.keys.map { $0.map(\.screen) }) else {
            tally.others += 1
            return nil
        }
        let hasTabs = program.flows.contains { !$0.tabs.isEmpty }
        tally.finite += 1
        tally.withTabs += hasTabs ? 1 : 0
        for screen in found.tops.sorted(by: { $0.index < $1.index }) {
            let trapped = found.trapped(from: screen)
            let nearest = trapped.map { found.distances[$0] }.min()
            let reach = analysis.reach(of: screen)
            let name = program[screen].name.value
            tally.screens += 1
            tally.traps += nearest == nil ? 0 : 1
            guard case .trapped(let trap) = reach else {
                if nearest == nil { continue }
                return "\(name): missed a trap at \(nearest ?? 0)"
            }
            if !trap.isCertain {
                // The worst that a tab can hold needn't be there when it is shown again.
                tally.uncertain += 1
                tally.needless += nearest == nil ? 1 : 0
                guard hasTabs else { return "\(name): not certain without tabs" }
                continue
            }
            guard let nearest else { return "\(name): no trap at \(trap.distance)" }
            guard hasTabs ? nearest <= trap.distance : nearest == trap.distance else { return "\(name): \(trap.distance) for \(nearest)" }
            guard let end = analysis.replay(trap), end.steps.count == trap.distance else { return "\(name): no run to the trap" }
            if !trapped.contains(where: { found.states[$0] == end.end }) { return "\(name): the run ends in no trap" }
        }
        return nil
    }
}
