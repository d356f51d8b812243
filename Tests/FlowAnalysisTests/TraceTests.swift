import TestSupport
import Testing

@testable import CompareAnalysis

/// The machine performs every run that the analysis claims. Scripts/compare-analysis replays far
/// more of them.
@Suite struct TraceTests {
    @Test func `traces to all screens and faults of random models replay`() {
        let seed = SeededNumbers.seed()
        var models = ComparedModels(seed: seed, kinds: ModelKind.regular + ModelKind.others)
        // Other tests compare the rest of the analysis.
        (models.actions, models.replays) = (2, true)
        let problem = models.compare(105)
        print("traces: seed \(seed), \(models.summary)")
        #expect(problem == nil, "\(problem ?? "")")
        #expect(models.exact > 60 && models.traces > 600)
    }
}
