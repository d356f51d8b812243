import FlowAnalysis
import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis

/// Compares the analysis of random models with an exhaustive search. Scripts/compare-analysis
/// compares far more models; it uses the same `SEED`.
@Suite struct AnalysisEqualsExplorerTests {
    @Test func `where it is exact nothing differs`() async {
        let seed = SeededNumbers.seed()
        let (models, difference) = await compared(40, of: ModelKind.regular, seed: seed)
        print("equal models: seed \(seed), \(models.summary)\n\(models.tally.description)")
        #expect(difference == nil, "\(difference ?? "")")
        #expect(models.exactRegular * 2 > models.regular, "seed \(seed): few models are exact")
        // Large models can still exceed the finest precision; the expectation above limits how
        // many.
        let broken = ["continuesInTab", "coveredBar", "noReturn"].filter { models.tally.counts["violation \($0)"] != nil }
        #expect(broken.isEmpty, "seed \(seed): these models keep to the rules by which the analysis is exact")
    }

    @Test func `where it isn't exact nothing is left out`() async {
        let seed = SeededNumbers.seed()
        let (models, difference) = await compared(30, of: ModelKind.others, seed: seed)
        print("bracketed models: seed \(seed), \(models.summary)\n\(models.tally.description)")
        #expect(difference == nil, "\(difference ?? "")")
        #expect(models.exact > models.count / 4 && models.exact < models.count)
    }

    @Test func `where it merges all that it can nothing is left out`() async {
        let seed = SeededNumbers.seed()
        let (models, difference) = await compared(30, of: ModelKind.regular + ModelKind.others, seed: seed, Precision.coarsest)
        print("coarse models: seed \(seed), \(models.summary)\n\(models.tally.description)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `where it doesn't tell the layers of pushed flows apart nothing differs`() async {
        let seed = SeededNumbers.seed()
        let (models, difference) = await compared(40, of: ModelKind.regular, seed: seed, Precision.withSharedLayers)
        print("models with shared layers: seed \(seed), \(models.summary)\n\(models.tally.description)")
        #expect(difference == nil, "\(difference ?? "")")
        #expect(models.exactRegular * 2 > models.regular, "seed \(seed): few models are exact")
    }

    /// The second list finds the tab as the first list left it, with no tap in between.
    @Test func `a list goes on in a tab as another has left it`() throws {
        let flows = """
            main: { tabs: { one: { flow: a }, two: { flow: b } } }
            a: { screens: { x: { transitions: { leave: [{ push: y }, { select: two }] } }, y: {} } }
            b: { screens: { u: { transitions: { goOn: [{ select: one }, { push: f }] } } } }
            f: { screens: { w: {} } }
            """
        let machine = try linkedMachine(specText(root: "main", flows: flows))
        let comparison = Comparison(of: machine, actions: 5, cap: 500)
        #expect(comparison.difference == nil)
        let distance = comparison.analysis.allWords(upTo: 5).first { word, _ in
            word.map { machine.program[$0.screen].name.value } == ["x", "y", "w"]
        }?.value
        #expect(distance == 2)
    }

    /// Compares models in two concurrent halves.
    private func compared(_ count: Int, of kinds: [ModelKind], seed: UInt64, _ precisions: [Precision] = Precision.levels) async -> (
        ComparedModels, difference: String?
    ) {
        await withTaskGroup(of: (ComparedModels, String?).self) { group in
            for half in 0..<2 {
                group.addTask {
                    var models = ComparedModels(seed: seed &+ UInt64(half * count), kinds: kinds)
                    models.precisions = precisions
                    let difference = models.compare(count / 2)
                    return (models, difference)
                }
            }
            var all = ComparedModels(seed: seed, kinds: kinds)
            var first: String?
            for await (models, difference) in group {
                all.add(models)
                first = first ?? difference
            }
            return (all, first)
        }
    }
}
