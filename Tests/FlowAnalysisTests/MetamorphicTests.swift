import TestSupport
import Testing

@testable import CompareAnalysis

/// Laws of how a change to a model changes its analysis. Scripts/compare-analysis tests far more
/// models.
@Suite struct MetamorphicTests {
    @Test(arguments: Law.all.indices) func `a law holds`(number: Int) {
        let law = Law.all[number]
        let seed = SeededNumbers.seed()
        let (problem, changed) = law.broken(seed: seed, models: 24)
        #expect(problem == nil, "\(problem ?? "")")
        #expect(changed > 0, "\(law.name): seed \(seed): the change can be made")
    }

    @Test func `a way back shows nothing new where everything was on top before`() {
        let seed = SeededNumbers.seed()
        print("ways back: seed \(seed)")
        let models = 100
        var count = 0
        for number in 0..<models {
            var model = SingleStepModel(seed: seed &+ UInt64(number))
            let text = model.text()
            guard let without = NamedFacts(of: text), let with = NamedFacts(of: text.replacing("back: none, ", with: "")) else {
                Issue.record("seed \(seed), model \(number) doesn't link: \(linked(text).findings)\n\(text)")
                return
            }
            #expect(Set(with.screens.keys) == Set(without.screens.keys), "seed \(seed), model \(number)\n\(text)")
            count += without.screens.count > 2 && text.contains("back: none") ? 1 : 0
        }
        #expect(count > models / 2)
    }
}

/// Writes models in which every list is one step, so every slot on a stack was once on top.
struct SingleStepModel {
    private var random: SeededNumbers

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
    }

    mutating func text() -> String {
        var lines = ["flowspec: 1", "app: Model", "root: main", "flows:", "  main: { tabs: { t0: { flow: f0 }, t1: { flow: f1 } } }"]
        for flow in 0..<4 {
            lines += ["  f\(flow):", "    presentation: fullScreen", "    screens:"]
            lines += ["a", "b", "c"].map { screen in
                "      \(screen): { \(random.chance(50) ? "back: none, " : "")transitions: { t0: \(step()), t1: \(step()) } }"
            }
        }
        return lines.joined(separator: "\n")
    }

    private mutating func step() -> String {
        let screen = random.pick(["a", "b", "c"])
        let flow = "f\(Int.random(in: 0..<4, using: &random))"
        return switch Int.random(in: 0..<10, using: &random) {
        case 0...2: "[{ push: \(screen) }]"
        case 3: "[{ push: \(flow) }]"
        case 4: "[{ present: \(flow) }]"
        case 5: "[{ popTo: \(screen) }]"
        case 6: "[{ replace: \(screen) }]"
        case 7: "[{ select: main.t\(Int.random(in: 0...1, using: &random)) }]"
        case 8: "[pop]"
        default: "[dismiss]"
        }
    }
}
