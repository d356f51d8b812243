import FlowAnalysis
import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis

/// States that nothing leaves.
@Suite struct DeadEndTests {
    private func ends(_ flows: String) throws -> [String] {
        let machine = try linkedMachine("flowspec: 1\napp: Shop\nroot: shop\nflows:\n" + flows)
        let analysis = Analysis(of: machine.program)
        return try analysis.deadEnds.found.map { end in
            let replay = try #require(analysis.replay(end))
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
        ("receipt: { back: none, transitions: { more: { present: help } } }\n  help: { screens: { help: {} } }", []),
    ])
    func `a last screen`(receipt: String, expected: [String]) throws {
        let flows = "  shop:\n    screens:\n      list: { transitions: { buy: { push: receipt } } }\n      "
        #expect(try ends(flows + receipt) == expected)
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

    @Test func `dead ends of finite random models`() throws {
        let seed = SeededNumbers.seed()
        print("dead ends: seed \(seed)")
        var tally = (finite: 0, ends: 0, missed: 0)
        var isEnough: Bool { tally.finite > 30 && tally.ends > 8 }
        // Chance gives little of something now and then: then more models are made, here and in the
        // other tests.
        for number in 0..<800 where number < 80 || !isEnough {
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
        print("dead ends: \(tally)")
        #expect(isEnough)
    }

    private func problem(of text: String, _ tally: inout (finite: Int, ends: Int, missed: Int)) -> String? {
        guard let program = linked(text).program else { return nil }
        let machine = machine(of: program)
        let found = Explorer(machine: machine, cap: 300).explore()
        let analysis = Analysis(of: machine.program)
        guard found.isComplete, analysis.isExact else { return nil }
        tally.finite += 1
        var expected: [ScreenID: Int] = [:]
        for (place, state) in found.states.enumerated() where isDead(state, machine) {
            guard let screen = state.topScreen, !program.isExternal(screen) else { continue }
            expected[screen] = min(expected[screen] ?? .max, found.distances[place])
        }
        let ends = analysis.deadEnds.found
        tally.ends += ends.count
        for end in ends {
            guard expected[end.screen] == end.distance else {
                return "\(program[end.screen].name.value) is no dead end at \(end.distance), but \(expected[end.screen] ?? -1)"
            }
            guard analysis.replay(end)?.steps.count == end.distance else { return "no run to \(program[end.screen].name.value)" }
        }
        let missed = Set(expected.keys).subtracting(ends.map(\.screen))
        tally.missed += missed.count
        // A step may show a tab of which the analysis has forgotten what it holds, and then it is
        // taken to lead away.
        let hasTabs = program.flows.contains { !$0.tabs.isEmpty }
        return missed.isEmpty || hasTabs ? nil : "missed \(missed.map { program[$0].name.value })"
    }

    private func isDead(_ state: State, _ machine: Machine) -> Bool {
        machine.outcomes(in: state).allSatisfy { move, branches in
            if case .link = move { return true }
            return branches.allSatisfy { if case .settled(let next, _) = $0.outcome { next == state } else { true } }
        }
    }
}
