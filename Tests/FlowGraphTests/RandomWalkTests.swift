import FlowSpec
import TestSupport
import Testing

@testable import FlowGraph

/// Laws of every program, tested by random walks through random programs.
@Suite struct RandomWalkTests {
    private static let programs = 300
    private static let moves = 60

    @Test func `random walks through random programs`() throws {
        let seed = SeededNumbers.seed()
        print("random walks: seed \(seed)")
        var counts = WalkCounts()
        for number in 0..<(10 * Self.programs) where number < Self.programs || !counts.isEnough {
            var random = SeededNumbers(seed: seed &+ UInt64(number))
            var generator = RandomProgram(random: random)
            let text = generator.text()
            let (program, findings) = linked([text])
            let linkedProgram = try #require(program, "seed \(seed), program \(number): \(findings)\n\(text)")
            let start = random
            if RandomWalk(machine: Machine(linkedProgram), moves: Self.moves).run(&random, &counts) != nil {
                Issue.record("seed \(seed), program \(number): \(shrunk(text, walkedWith: start))")
                return
            }
        }
        print("random walks: \(counts)")
        #expect(counts.isEnough)
    }

    @Test func `random programs have every step`() {
        var written: Set<StepKeyword> = []
        for seed in 1...200 {
            var generator = RandomProgram(random: SeededNumbers(seed: UInt64(seed)))
            let text = generator.text()
            for keyword in [StepKeyword.take, .restart, .resume] where text.contains(keyword.rawValue) { written.insert(keyword) }
            guard let program = linked([text]).program else { continue }
            for step in program.lists.joined() { written.insert(step.action.keyword) }
        }
        #expect(StepKeyword.allCases.filter { !written.contains($0) } == [])
    }

    /// A program shrunk by removing lines, on which a walk still fails, with the failure.
    private func shrunk(_ text: String, walkedWith start: SeededNumbers) -> String {
        func problem(_ lines: [Substring]) -> String? {
            var random = start
            var counts = WalkCounts()
            let program = linked([lines.joined(separator: "\n")]).program
            return program.flatMap { RandomWalk(machine: Machine($0), moves: Self.moves * 10).run(&random, &counts) }
        }
        var lines = text.split(separator: "\n")
        var found = problem(lines) ?? "not seen again"
        for index in lines.indices.reversed() {
            var shorter = lines
            shorter.remove(at: index)
            if let problem = problem(shorter) { (lines, found) = (shorter, problem) }
        }
        return "\(found)\n\(lines.joined(separator: "\n"))"
    }
}

/// Counts of events on walks, to detect laws that nothing exercises.
struct WalkCounts {
    var settled = 0
    var faults: [Fault.Kind: Int] = [:]
    var handled = 0
    var chosen = 0
    var presented = 0
    var entered = 0

    /// True if walks made progress and met all faults.
    var isEnough: Bool {
        settled > 1_000 && handled > 100 && chosen > 100 && presented > 100 && entered > 10
            && Fault.Kind.allCases.allSatisfy { faults[$0] != nil }
    }
}

/// One walk, which checks the laws of every state and move.
private struct RandomWalk {
    let machine: Machine
    let moves: Int

    func run(_ random: inout SeededNumbers, _ counts: inout WalkCounts) -> String? {
        let start = random.pick(machine.program.starts)
        var state = machine.initial(of: start) { Int.random(in: $0.indices, using: &random) }
        counts.entered += machine.program.entry(of: start.target) == nil ? 0 : 1
        guard machine.initialStates.contains(where: { $0.state == state }) else { return "the beginning isn't among the initial states" }
        let laws = Laws(machine: machine)
        var seen: [String: State] = [:]
        for _ in 0..<moves {
            let text = state.description(in: machine.program, showingAllTabs: true)
            if let problem = laws.problem(in: state) ?? laws.agreement(in: state) {
                return "\(problem) in \(text)"
            }
            if let other = seen.updateValue(laws.withoutSites(state), forKey: text), other != laws.withoutSites(state) {
                return "two states are described as \(text)"
            }
            let possible = machine.moves(in: state)
            guard Set(possible).count == possible.count else { return "a move is listed twice in \(text)" }
            guard let move = possible.isEmpty ? nil : random.pick(possible) else { return nil }
            var choices: [Choice] = []
            let outcome = machine.apply(move, to: state) { options in
                choices.append(random.pick(options))
                return options.firstIndex(of: choices[choices.count - 1]) ?? 0
            }
            if let problem = laws.problem(of: move, choices, outcome, in: state) {
                return "\(problem) after \(move), \(choices) in \(text)"
            }
            counts.chosen += choices.count
            switch outcome {
            case .settled(let next, let observations):
                state = next
                counts.settled += 1
                counts.handled += observations.count { if case .handled = $0 { true } else { false } }
                counts.presented += state.layers.count > 1 ? 1 : 0
                for case .fault(let fault) in observations { counts.faults[fault.kind, default: 0] += 1 }
            case .fault(let fault, _):
                counts.faults[fault.kind, default: 0] += 1
            }
        }
        return nil
    }
}
