import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowGraph

/// Laws of every exploration, tested on random models that must cover everything.
@Suite struct RandomModelTests {
    private static let models = 200
    private static let kinds = [
        ModelKnobs(hasEntries: true), ModelKnobs(dense: true, hasEntries: true),
        ModelKnobs(dense: true, backDisabled: true, hasEntries: true), ModelKnobs(acyclic: true, hasEntries: true),
        ModelKnobs(hidesBars: true, hasEntries: true), ModelKnobs(hidesBars: true, crossPush: true, hasEntries: true),
    ]

    @Test func `explorations of random models`() throws {
        let seed = SeededNumbers.seed()
        print("random models: seed \(seed)")
        var tally = Tally()
        var (states, capped) = (0, 0)
        var tried = 0
        // Rare events can need more models.
        for number in 0..<(10 * Self.models) where number < Self.models || !tally.missing.isEmpty {
            tried += 1
            var model = RandomModel(seed: seed &+ UInt64(number), knobs: Self.kinds[number % Self.kinds.count])
            let text = model.text()
            let (program, findings) = linked(text)
            let machine = machine(of: try #require(program, "seed \(seed), model \(number): \(findings)\n\(text)"))
            let found = explored(machine)
            if problem(found) != nil {
                let shortest = shrunk(text) { self.problem(of: $0) != nil }
                Issue.record("seed \(seed), model \(number): \(problem(of: shortest) ?? "not seen again")\n\(shortest)")
                return
            }
            tally.add(found)
            states += found.states.count
            capped += found.isCapped ? 1 : 0
        }
        print(
            "random models: \(states) states, \(capped) capped, \(tally.counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })"
        )
        #expect(tally.missing.isEmpty, "seed \(seed): nothing has tried \(tally.missing)")
        #expect(capped < tried / 10)
    }

    @Test func `a seed repeats its model`() {
        for seed in UInt64(0)..<20 {
            var (one, other) = (RandomModel(seed: seed), RandomModel(seed: seed))
            #expect(one.text() == other.text())
        }
    }

    private func explored(_ machine: Machine, actions: Int = 4) -> Exploration {
        Explorer(machine: machine, actions: actions, cap: 1_000).explore()
    }

    private func problem(of text: String) -> String? {
        linked(text).program.flatMap { problem(explored(machine(of: $0))) }
    }

    /// The first problem of an exploration.
    private func problem(_ found: Exploration) -> String? {
        let beginnings = Set(found.machine.initialStates.map(\.state))
        for (index, state) in found.states.enumerated() {
            guard (found.distances[index] == 0) == beginnings.contains(state) else {
                return "a beginning isn't at distance 0, or another state is"
            }
            guard let arrival = found.arrivals[index] else { continue }
            guard found.distances[arrival.from] + 1 == found.distances[index] else {
                return "a way to a state isn't as long as its distance"
            }
            guard replay(arrival, in: found) == state else { return "a way to a state doesn't lead there" }
        }
        guard Set(found.states).count == found.states.count else { return "a state was found twice" }
        guard found.edges.allSatisfy({ found.distances[$0.to] <= found.distances[$0.from] + 1 }) else { return "a shorter way was missed" }
        return wordProblem(found) ?? levelProblem(found)
    }

    private func replay(_ arrival: Exploration.Arrival, in found: Exploration) -> State? {
        var script = arrival.choices[...]
        let outcome = found.machine.apply(arrival.move, to: found.states[arrival.from]) { options in
            script.popFirst().flatMap { options.firstIndex(of: $0) } ?? 0
        }
        if case .settled(let state, _) = outcome { return state }
        return nil
    }

    private func wordProblem(_ found: Exploration) -> String? {
        var speller = WordSpeller(program: found.machine.program)
        var words: [Word: Int] = [:]
        for (state, distance) in zip(found.states, found.distances) where distance <= found.depth && !state.layers.isEmpty {
            let word = speller.word(of: state)
            words[word] = min(words[word] ?? .max, distance)
            guard word.last?.screen == state.topScreen else { return "a word doesn't end with the screen on top" }
        }
        guard words == found.words else { return "the words aren't those of the states" }
        let distances = found.faults.values.map { $0 } + found.fires.values.map { $0 }
        return distances.allSatisfy { $0 > 0 && $0 <= found.depth } ? nil : "a distance is out of range"
    }

    /// With fewer actions, an exploration finds the same facts up to that distance.
    private func levelProblem(_ found: Exploration) -> String? {
        let depth = min(2, found.depth)
        let less = explored(found.machine, actions: depth)
        guard !less.isComplete || found.isComplete else { return "a complete exploration wasn't" }
        guard !less.isCapped else { return nil }
        guard less.words == found.words.filter({ $0.value <= depth }) else { return "fewer actions find other words" }
        guard less.fires == found.fires.filter({ $0.value <= depth }) else { return "fewer actions take other transitions" }
        return less.faults == found.faults.filter { $0.value <= depth } ? nil : "fewer actions find other faults"
    }
}
