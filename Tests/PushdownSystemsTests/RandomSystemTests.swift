import PushdownSystems
import TestSupport
import Testing

/// Compares the engine on random systems to all configurations, explored step by step.
@Suite struct RandomSystemTests {
    private static let depth = 5
    private let seed = SeededNumbers.seed()

    @Test func `post star reaches what rewrites reach, with as many actions`() {
        var random = SeededNumbers(seed: seed)
        var (number, compared) = (0, 0)
        while compared < 20_000 {
            var system = ExplicitSystem.random(using: &random)
            number += 1
            compared += BruteForce(system: system).configurations(upTo: Self.depth).count
            guard let difference = difference(in: system) else { continue }
            // A difference in fewer rewrites is easier to read.
            var index = 0
            while index < system.rewrites.count {
                var smaller = system
                smaller.rewrites.remove(at: index)
                if self.difference(in: smaller) == nil { index += 1 } else { system = smaller }
            }
            Issue.record("SEED=\(seed), system \(number): \(difference)\n\(system)")
            return
        }
    }

    @Test func `a pop until comes where a walk comes that takes symbol after symbol`() {
        var random = SeededNumbers(seed: seed)
        var (number, compared) = (0, 0)
        while compared < 20_000 {
            var system = ExplicitSystem.random(using: &random)
            number += 1
            let bySets = Saturation(of: EngineSystem(system)).configurations(upTo: Self.depth)
            system.walks = true
            let byWalks = Saturation(of: EngineSystem(system)).configurations(upTo: Self.depth)
            #expect(bySets == byWalks, "SEED=\(seed), system \(number)\n\(system)")
            compared += bySets.count
        }
    }

    @Test func `a witness costs what the distance says`() {
        var random = SeededNumbers(seed: seed)
        for number in 0..<100 {
            let saturation = Saturation(of: EngineSystem(.random(using: &random)))
            let distances = Distances(saturation)
            let reader = WitnessReader(distances)
            for (_, node) in saturation.resting.pairs where distances.start[node] != Distances.unknown {
                var steps: [WitnessReader.Step] = []
                for edge in reader.edges(to: node) { reader.unfold(edge, into: &steps) }
                let cost = steps.reduce(0) { if case .event(_, let cost) = $1 { $0 + cost } else { $0 } }
                #expect(cost == distances.start[node], "SEED=\(seed), system \(number)")
            }
        }
    }

    private func difference(in system: ExplicitSystem) -> String? {
        let claimed = Saturation(of: EngineSystem(system)).configurations(upTo: Self.depth)
        let made = BruteForce(system: system).configurations(upTo: Self.depth)
        let all = Set(claimed.keys).union(made.keys).filter { claimed[$0] != made[$0] }
        return all.min { "\($0)" < "\($1)" }.map {
            "\($0): the engine says \(String(describing: claimed[$0])), not \(String(describing: made[$0]))"
        }
    }
}

extension ExplicitSystem {
    /// A random system with a few rewrites of all kinds, and up to four procedures.
    static func random(using random: inout SeededNumbers) -> ExplicitSystem {
        // Two layers, and one procedure in each.
        let layers: [Int?] = [nil, nil, 0, 1]
        let symbolsOf = [[0, 1, 2], [3, 4], [5, 6], [7, 8]]
        var system = ExplicitSystem(regions: [0, 0, 0, 1, 1, 2, 2, 3, 3], rewrites: [])
        func symbols(_ procedure: Int, _ count: ClosedRange<Int>) -> [Int] {
            (0..<Int.random(in: count, using: &random)).map { _ in symbolsOf[procedure].randomElement(using: &random) ?? 0 }
        }
        system.procedures = layers.indices.map { Procedure(layer: layers[$0], entry: symbols($0, 1...2)) }
        for _ in 0..<Int.random(in: 12...40, using: &random) {
            let region = Int.random(in: 0..<4, using: &random)
            let own = [region, system.layer(of: region)]
            let symbol = symbols(region, 1...1)[0]
            let effect: Effect
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<2: effect = .word(symbols(region, 1...1))
            case 2..<4: effect = .word([symbol] + symbols(region, 1...2))
            case 4: effect = .word(symbols(region, 2...3))
            case 5..<7: effect = .pop
            case 7..<9:
                let callable = layers.indices.filter { $0 > 0 && (layers[$0] == nil || layers[$0] == own[1]) }
                effect = .call(callable.randomElement(using: &random) ?? 1)
            case 9: effect = .leave(own.randomElement(using: &random) ?? region, exit: Int.random(in: 0..<2, using: &random))
            case 10:
                let procedure = own.randomElement(using: &random) ?? region
                effect = .restart(procedure, symbols(procedure, 1...2))
            default: effect = .popUntil(symbols(region, 1...1)[0])
            }
            let isCall = if case .call = effect { true } else { false }
            system.rewrites.append(
                Rewrite(
                    control: [0, 0, 0, 0, 1, 2].randomElement(using: &random) ?? 0, symbol: symbol, effect: effect,
                    next: isCall ? 0 : [0, 0, 1, 2].randomElement(using: &random) ?? 0))
        }
        for exit in 0..<2 {
            for address in system.regions.indices where Bool.random(using: &random) {
                system.handlers[[exit, address]] = Int.random(in: 0..<3, using: &random)
            }
        }
        return system
    }
}
