import TestSupport
import Testing

@testable import CompareAnalysis

/// Findings about stuck users, compared with all states of finite random models.
@Suite struct StuckUserTests {
    @Test func `users are stuck where trying everything says so`() {
        let seed = SeededNumbers.seed()
        print("stuck users: seed \(seed)")
        var models = ComparedModels(seed: seed, kinds: ModelKind.finite)
        models.stuck = StuckUsers()
        let difference = models.compare(240)
        print("stuck users: \(models.summary)")
        #expect(difference == nil)
    }
}
