import FlowTesting
import Foundation
import Testing
import UIKit

/// Tests apps that end and restart with their saved state.
@MainActor @Suite struct RestorationWalkTests {
    /// About a tenth of the actions are restarts. The actions after them test that handlers,
    /// routers and containers are restored.
    @Test func `the coordinators agree with the abstract machine on 10,000 random actions, although the app ends again and again`() throws {
        let program = try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        var walk = everythingWalk(program)
        walk.restarts = true
        let seed = SeededNumbers.seed()
        let report = walk.run(actions: 10_000, seed: seed)
        print("Everything with restarts, seed \(seed): \(report)")
        #expect(report.failure == nil, "\(report)")
        #expect(report.counts["restart", default: 0] >= 800)
    }
}
