import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// States without an exit.
@Suite struct DeadEndTests {
    private func ends(_ flows: String) throws -> [String] {
        let machine = try linkedMachine("flowspec: 1\napp: Shop\nroot: shop\nflows:\n" + flows)
        let moves = Analysis(of: machine.program).userMoves[0]
        return try moves.deadEnds.found.map { end in
            let replay = try #require(moves.replay(end))
            #expect(replay.steps.count == end.distance)
            return "\(end.distance): \(replay.end.description(in: machine.program))"
        }
    }

    @Test(arguments: [
        ("receipt: { back: none }", ["1: shop [list, receipt]"]),
        ("receipt: {}", []),
        ("receipt: { back: none, transitions: { again: [] } }", ["1: shop [list, receipt]"]),
        ("receipt: { back: none, transitions: { again: [pop, { push: receipt }] } }", ["1: shop [list, receipt]"]),
        ("receipt: { back: none, transitions: { again: { setStack: [list, receipt] } } }", ["1: shop [list, receipt]"]),
        ("receipt: { back: none, transitions: { again: { setStack: [receipt, list] } } }", []),
        ("receipt: { back: none, transitions: { ask: { alert: { title: T, actions: { ok: { do: pop } } } } } }", []),
        (
            "receipt: { back: none, transitions: { more: { present: help } } }\n  help: { screens: { help: {} } }",
            ["1: shop [list, receipt]"]
        ),
        ("receipt: { back: none, transitions: { again: { push: receipt } } }", ["1: shop [list, receipt]"]),
        ("receipt: { back: none, transitions: { more: { push: more } } }\n      more: {}", []),
        ("receipt: { back: none, transitions: { more: { push: more } } }\n      more: { back: none }", ["2: shop [list, receipt, more]"]),
    ])
    func `a last screen`(receipt: String, expected: [String]) throws {
        let flows = "  shop:\n    screens:\n      list: { transitions: { buy: { push: receipt } } }\n      "
        #expect(try ends(flows + receipt) == expected)
    }

    @Test(arguments: [("more: { push: more }", []), ("more: { push: more }, buy: { setStack: [receipt] }", ["2: shop: main [receipt]"])])
    func `where a switch flow's child begins users are at home`(transitions: String, expected: [String]) throws {
        let found = try ends(
            """
              shop: { switch: { guest: { flow: guest }, main: { flow: main } } }
              guest: { screens: { signIn: { transitions: { enter: { switch: shop.main } } } } }
              main:
                screens:
                  main: { transitions: { \(transitions) } }
                  more: {}
                  receipt: { transitions: { help: { push: more } } }
            """)
        #expect(found == expected)
    }

    @Test func `only where a screen is missing`() throws {
        let found = try ends(
            """
              shop:
                screens:
                  list: { transitions: { buy: { push: receipt }, pay: [{ push: cart }, { push: receipt }] } }
                  cart: {}
                  receipt: { back: none, transitions: { change: { popTo: cart } } }
            """)
        #expect(found == ["1: shop [list, receipt]"])
    }
}
