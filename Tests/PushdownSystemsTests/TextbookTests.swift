import PushdownSystems
import Testing

/// Tests systems from the literature.
@Suite struct TextbookTests {
    /// The example of Esparza, Hansel, Rossmanith and Schwoon (CAV 2000), also used to explain the
    /// algorithms of Bouajjani, Esparza and Maler. Four rewrites turn around a stack of γ0 symbols,
    /// from ⟨p0, γ0 γ0⟩.
    private let carousel = ExplicitSystem(
        procedures: [ExplicitSystem.Procedure(layer: nil, entry: [0, 0])], regions: [0, 0, 0],
        rewrites: [
            .init(control: 0, symbol: 0, effect: .word([0, 1]), next: 1),
            .init(control: 1, symbol: 1, effect: .word([0, 2]), next: 2),
            .init(control: 2, symbol: 2, effect: .word([1]), next: 0),
            .init(control: 0, symbol: 1, effect: .pop, next: 0),
        ])

    @Test func `the carousel reaches every stack with at least two bottom symbols`() {
        let saturation = Saturation(of: EngineSystem(carousel))
        // Each round leaves one more γ0 below.
        let expected = (0..<4).reduce(into: [Configuration: Int]()) { expected, round in
            let below = Array(repeating: 0, count: 2 + round)
            expected[Configuration(control: 0, symbols: below)] = 4 * round
            expected[Configuration(control: 1, symbols: below + [1])] = 4 * round + 1
            expected[Configuration(control: 2, symbols: below + [0, 2])] = 4 * round + 2
            expected[Configuration(control: 0, symbols: below + [0, 1])] = 4 * round + 3
        }
        #expect(saturation.configurations(upTo: 15) == expected)
    }

    @Test func `the automaton of an infinite set is finite`() {
        let saturation = Saturation(of: EngineSystem(carousel))
        #expect(saturation.automaton.nodes.count < 12)
        #expect(!saturation.isCut)
    }

    /// Recursion as Reps, Horwitz and Sagiv (POPL 1995) explain summaries: the continuation after a
    /// call depends on the caller.
    @Test func `a procedure returns to each of its callers and to no other`() {
        let system = ExplicitSystem(
            procedures: [.init(layer: nil, entry: [0]), .init(layer: 0, entry: [4])], regions: [0, 0, 0, 0, 1],
            rewrites: [
                .init(control: 0, symbol: 0, effect: .word([1]), next: 0),
                .init(control: 0, symbol: 0, effect: .call(1), next: 0),
                .init(control: 0, symbol: 1, effect: .call(1), next: 0),
                .init(control: 0, symbol: 4, effect: .leave(1, exit: 7), next: 0),
                .init(control: 1, symbol: 0, effect: .word([2]), next: 0),
                .init(control: 2, symbol: 1, effect: .word([3]), next: 0),
            ], handlers: [[7, 0]: 1, [7, 1]: 2])
        let found = Saturation(of: EngineSystem(system)).configurations(upTo: 9)
        #expect(
            found == [
                Configuration(control: 0, symbols: [0]): 0, Configuration(control: 0, symbols: [1]): 1,
                Configuration(control: 0, symbols: [0, 4]): 1, Configuration(control: 1, symbols: [0]): 2,
                Configuration(control: 0, symbols: [1, 4]): 2, Configuration(control: 0, symbols: [2]): 3,
                Configuration(control: 2, symbols: [1]): 3, Configuration(control: 0, symbols: [3]): 4,
            ])
    }

    @Test func `a pop until stops at the nearest symbol`() {
        let system = ExplicitSystem(
            procedures: [.init(layer: nil, entry: [1, 0, 1, 0, 2])], regions: [0, 0, 0, 0],
            rewrites: [
                .init(control: 0, symbol: 2, effect: .popUntil(1), next: 1), .init(control: 1, symbol: 1, effect: .word([3]), next: 0),
            ])
        let found = Saturation(of: EngineSystem(system)).configurations(upTo: 9)
        #expect(found[Configuration(control: 0, symbols: [1, 0, 3])] == 2)
        #expect(found.count == 3)
    }

    @Test func `limits cut the automaton off and say so`() {
        var limits = Saturation.Limits()
        limits.nodes = 3
        #expect(Saturation(of: EngineSystem(carousel), limits: limits).isCut)
    }
}
