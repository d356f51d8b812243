import FlowGraph
import Testing

@testable import CompareAnalysis

/// Models small enough to count manually.
@Suite struct ExplorerTests {
    private let shop = """
        flowspec: 1
        app: Shop
        root: main
        flows:
          main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
          shop:
            screens:
              list: { transitions: { open: { push: detail } } }
              detail: { transitions: { similar: { push: detail }, add: { push: cart } } }
              cart: { transitions: { checkout: { present: login, on: { ok: { push: pay } } }, product: { popTo: detail } } }
              pay: { transitions: { done: { replace: receipt } } }
              receipt: { transitions: { edit: { popTo: cart }, again: [{ popTo: cart }, { push: pay }] } }
          me:
            screens:
              profile: { transitions: { orders: { push: orders } } }
              orders: { transitions: { buyAgain: { select: shop, stack: [cart] } } }
          login:
            results: { ok: {} }
            screens: { signIn: { transitions: { ok: finish, help: { push: help } } }, help: {} }
        """

    private func words(_ exploration: Exploration) -> [String: Int] {
        let speller = WordSpeller(program: exploration.machine.program)
        return Dictionary(uniqueKeysWithValues: exploration.words.map { (speller.description(of: $0), $1) })
    }

    private func name(_ screen: ScreenID, in machine: Machine) -> String {
        machine.program[screen].name.value
    }

    @Test func `two tabs and a sheet`() throws {
        let machine = try linkedMachine(shop)
        let found = Explorer(machine: machine, actions: 6).explore()
        #expect(!found.isComplete && !found.isCapped && found.depth == 6)
        var nearest: [String: Int] = [:]
        for (word, distance) in found.words {
            let top = try #require(word.last).screen
            nearest[name(top, in: machine)] = min(nearest[name(top, in: machine)] ?? .max, distance)
        }
        let expected = ["list": 0, "profile": 1, "orders": 2, "detail": 1, "cart": 2, "signIn": 3, "help": 4, "pay": 4, "receipt": 5]
        #expect(nearest == expected)
        let words = words(found)
        #expect(words["main/shop: list, cart"] == 3)
        #expect(words["main/shop: list, detail, cart + login: signIn, help"] == 4)
        #expect(words["main/shop: list, cart + login: signIn"] == 4)
        #expect(words["main/me: profile, orders"] == 2)
    }

    @Test func `the only fault, with its way`() throws {
        let machine = try linkedMachine(shop)
        let found = Explorer(machine: machine, actions: 6).explore()
        let (fault, distance) = try #require(found.faults.first)
        #expect(found.faults.count == 1 && fault.kind == .popToMissing && distance == 4)
        guard case .transition(let transition, let screen) = fault.occasion else { throw Mistakes(findings: ["not a transition"]) }
        #expect(machine.program[transition].name.value == "product" && name(screen, in: machine) == "cart")
        #expect(found.fires[fault.occasion] == 3, "the run without a fault is shorter")
        let word = try #require(
            found.words.keys.first { WordSpeller(program: machine.program).description(of: $0) == "main/shop: list, cart" })
        #expect(
            found.path(to: word) == [
                "main {*shop [list]; me [profile]}", "tap main.me → main {shop [list]; *me [profile]}",
                "orders → main {shop [list]; *me [profile, orders]}", "buyAgain → main {*shop [list, cart]; me [profile, orders]}",
            ])
    }

    @Test func `no further than the last complete level`() throws {
        let machine = try linkedMachine(shop)
        let all = Explorer(machine: machine, actions: 6).explore()
        let capped = Explorer(machine: machine, actions: 6, cap: 10).explore()
        #expect(capped.isCapped && capped.depth < 6 && capped.depth > 0)
        #expect(capped.words == all.words.filter { $0.value <= capped.depth })
        #expect(capped.faults == all.faults.filter { $0.value <= capped.depth })
        #expect(capped.fires == all.fires.filter { $0.value <= capped.depth })
    }

    @Test func `lanes, marks and entries`() throws {
        let text = """
            guards: { g: Holds }
            flows:
              app: { switch: { auth: a, main: { flow: main } }, start: [{ if: g, start: main }, auth], screens: { a: {} } }
              main: { tabs: { home: { flow: home }, bare: { screen: b } }, screens: { b: {} } }
              home: { screens: { list: { transitions: { go: { push: sub } } } } }
              sub: { screens: { s: { back: none, transitions: { peek: { present: t } } }, t: { transitions: { shut: dismiss } } } }
              doors: { screens: { door: { transitions: { entry0: { switch: main, reset: true }, entry1: dismiss } } } }
            """
        let machine = try linkedMachine(specText(root: "app", text))
        let found = Explorer(machine: machine).explore()
        #expect(found.isComplete)
        #expect(
            words(found) == [
                "app/auth: a": 0, "app/main/home: list": 0, "app/main/bare: b": 1, "app/main/home: list, sub:s": 1,
                "app/main/home: list, sub:s + sub.t: t": 2,
            ])
        let faults = found.faults.map { ($0.key.occasion, $0.value) }
        #expect(faults.count == 4, "dismiss from outside, on each screen of the window")
        #expect(faults.allSatisfy { if case .link(LinkID(index: 1), _) = $0.0 { true } else { false } })
        #expect(faults.map(\.1).sorted() == [1, 1, 2, 2])
        #expect(Set(found.tops.map { name($0, in: machine) }) == ["a", "b", "list", "s", "t"])
    }

    @Test func `depths and traps of a finite model`() throws {
        let flows = """
            home: { screens: { a: { transitions: { next: { push: b }, end: { setStack: [c] } } }, b: { transitions: { go: { push: sub } } }, c: {} } }
            sub: { screens: { s: { transitions: { next: { push: t } } }, t: { back: none, transitions: { stay: [] } } } }
            """
        let machine = try linkedMachine(specText(flows: flows))
        let found = Explorer(machine: machine, cap: 3_000).explore()
        #expect(found.isComplete && found.states.count == 5)
        let depths = found.deepest.map { "\(machine.program[$0].name.value) \($1)" }
        #expect(depths.sorted() == ["home 4", "sub 2"])
        let home = try #require(machine.program.screens.indices.first { machine.program.screens[$0].name.value == "a" })
        let trapped = found.trapped(from: ScreenID(index: home)).map { found.states[$0].description(in: machine.program) }
        #expect(trapped.sorted() == ["home [a, b, sub:s, t]", "home [c]"])
    }
}
