import FlowTesting
import Foundation
import Testing
import UIKit

/// Apps that end and start anew with the state that they have saved.
@MainActor @Suite struct RestorationWalkTests {
    /// About a tenth of the actions are such starts. What comes after each shows that handlers,
    /// routers and containers are those that they were.
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
