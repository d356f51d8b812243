import TestSupport
import Testing

@testable import CompareAnalysis

/// What a change of a model does to what the analysis says of it; no explorer is needed to know.
@Suite struct MetamorphicTests {
    private static let models = 100

    @Test func `names mean nothing`() {
        check(change: { text, _ in ModelChange.renamed(text) }, law: { $0.renamed(ModelChange.renamed).difference(from: $1) })
    }

    @Test func `the order of transitions means nothing`() {
        check(change: changed { change, _ in change.reverseTransitions() }, law: { $0.difference(from: $1) })
    }

    @Test func `a transition that is there twice means nothing`() {
        check(
            change: changed { change, _ in change.duplicateTransitions() },
            law: { before, after in
                before.difference(from: after.renamed { key in (0..<4).reduce(key) { $0.replacing(" d\($1): ", with: " t\($1): ") } })
            })
    }

    @Test func `without a transition nothing is nearer, no screen new and no step less sure`() {
        check(change: changed { $0.removeTransition(&$1) }, law: { before, after in after.missing(in: before) })
    }

    @Test func `a flow that nothing shows means nothing`() {
        check(change: changed { change, _ in change.addFlow() }, law: { $0.difference(from: $1) })
    }

    @Test(arguments: ["tabs", "switch"]) func `a container with one child means nothing`(container: String) {
        check(
            change: changed { change, _ in change.wrapRoot(in: container) }, law: { withoutPlaces($0).difference(from: withoutPlaces($1)) })
    }

    @Test func `a list of targets is as its targets one after the other`() {
        func withoutSteps(_ facts: NamedFacts) -> NamedFacts {
            facts.renamed { key in key.firstRange(of: " of ").map { String(key[..<$0.lowerBound]) } ?? key }
        }
        check(change: changed { change, _ in change.takeSetStackApart() }, law: { withoutSteps($0).difference(from: withoutSteps($1)) })
    }

    @Test func `a way back shows nothing new where everything was on top before`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("ways back: seed \(seed)")
        var count = 0
        for number in 0..<Self.models {
            var model = SingleStepModel(seed: seed &+ UInt64(number))
            let text = model.text()
            guard let without = NamedFacts(of: text), let with = NamedFacts(of: text.replacing("back: none, ", with: "")) else {
                Issue.record("seed \(seed), model \(number) doesn't link: \(linked(text).findings)\n\(text)")
                return
            }
            #expect(Set(with.screens.keys) == Set(without.screens.keys), "seed \(seed), model \(number)\n\(text)")
            count += without.screens.count > 2 && text.contains("back: none") ? 1 : 0
        }
        #expect(count > Self.models / 2)
    }

    private func withoutPlaces(_ facts: NamedFacts) -> NamedFacts {
        var facts = facts
        facts.places = [:]
        return facts
    }

    private func changed(_ change: @escaping (inout ModelChange, inout SeededNumbers) -> Void) -> (String, inout SeededNumbers) -> String {
        { text, random in
            var model = ModelChange(text)
            change(&model, &random)
            return model.text
        }
    }

    /// Says which random models don't keep to a law, each with a change.
    private func check(
        change: (String, inout SeededNumbers) -> String, law: (NamedFacts, NamedFacts) -> String?,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("laws: seed \(seed)")
        let kinds = ModelKind.regular + ModelKind.others.dropLast()
        var count = 0
        for number in 0..<Self.models {
            let seed = seed &+ UInt64(number)
            func problem(_ text: String) -> String? {
                var random = SeededNumbers(seed: seed)
                let other = change(text, &random)
                guard other != text, let before = NamedFacts(of: text), let after = NamedFacts(of: other) else { return nil }
                count += 1
                return law(before, after)
            }
            let text = kinds[number % kinds.count].text(seed: seed)
            guard problem(text) != nil else { continue }
            let shortest = shrunk(text) { problem($0) != nil }
            Issue.record("seed \(seed), model \(number): \(problem(shortest) ?? "not seen again")\n\(shortest)", sourceLocation: location)
            return
        }
        #expect(count > Self.models / 4, "the change can be made", sourceLocation: location)
    }
}

/// Writes models in which every list is one step, so that whatever lies on a stack was on top before.
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
