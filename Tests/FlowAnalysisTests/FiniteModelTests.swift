import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis

/// Answers about models that were explored completely.
@Suite struct FiniteModelTests {
    @Test func `traps and depths, told in another way`() throws {
        let seed = SeededNumbers.seed()
        print("finite models: seed \(seed)")
        var (finite, trapped) = (0, 0)
        var isEnough: Bool { finite > 20 && trapped > 10 }
        for number in 0..<600 where number < 60 || !isEnough {
            var model = RandomModel(seed: seed &+ UInt64(number), knobs: ModelKnobs(acyclic: true, hasEntries: true))
            let text = model.text()
            let (program, findings) = linked(text)
            let machine = machine(of: try #require(program, "seed \(seed), model \(number): \(findings)\n\(text)"))
            let found = Explorer(machine: machine, cap: 200).explore()
            guard found.isComplete else { continue }
            finite += 1
            if let problem = problem(found, &trapped) {
                Issue.record("seed \(seed), model \(number): \(problem)\n\(text)")
                return
            }
        }
        print("finite models: \(finite), \(trapped) screens that can be lost")
        #expect(isEnough)
    }

    private func problem(_ found: Exploration, _ trapped: inout Int) -> String? {
        guard found.tops == Set(found.words.keys.compactMap(\.last?.screen)) else { return "the tops aren't those of the words" }
        let ways = found.states.indices.map { reachable(from: $0, in: found) }
        for screen in found.tops {
            let showing = ways.filter { way in way.contains { found.states[$0].topScreen == screen } }
            let asked = Set(showing.flatMap { way in way.compactMap { found.states[$0].layers.first?.origin } })
            let lost = found.states.indices.filter { place in
                guard let origin = found.states[place].layers.first?.origin, asked.contains(origin) else { return false }
                return !ways[place].contains { found.states[$0].topScreen == screen }
            }
            guard Set(lost) == found.trapped(from: screen) else { return "other states lose \(screen)" }
            trapped += lost.isEmpty ? 0 : 1
        }
        return found.deepest == depths(in: found) ? nil : "other depths"
    }

    /// All states that are reachable by following moves.
    private func reachable(from start: Int, in found: Exploration) -> Set<Int> {
        var seen: Set = [start]
        var pending = [start]
        while let place = pending.popLast() {
            for edge in found.edges where edge.from == place && seen.insert(edge.to).inserted { pending.append(edge.to) }
        }
        return seen
    }

    /// The depths, counted upward: each slot adds one to every flow that started below it.
    private func depths(in found: Exploration) -> [FlowID: Int] {
        var depths: [FlowID: Int] = [:]
        for state in found.states {
            for layer in state.layers {
                var content = layer.content
                while true {
                    if case .tabs(_, let selected, let children) = content {
                        content = children[selected]
                    } else if case .switch(_, _, let child) = content {
                        content = child
                    } else {
                        break
                    }
                }
                guard case .nav(let flow, let slots) = content else { continue }
                var begun = [flow]
                var counts = [0]
                for slot in slots {
                    if let mark = slot.mark {
                        begun.append(mark.flow)
                        counts.append(0)
                    }
                    for index in counts.indices { counts[index] += 1 }
                }
                for (flow, count) in zip(begun, counts) { depths[flow] = max(depths[flow] ?? 0, count) }
            }
        }
        return depths
    }
}
