import FlowTesting
import Foundation
import Testing

@MainActor @Suite struct EverythingWalkTests {
    /// One app in which every step and every container occurs, against the abstract machine.
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() throws {
        let seed = UInt64.random(in: 0...999_999)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let walk = RandomWalk(
            try loadProgram(in: folder),
            makeRoot: { MainCoordinator(screens: EverythingScreens()) },
            tap: { ($0 as? TestScreen)?.tap($1) ?? false })
        let report = walk.run(actions: 10_000, seed: seed)
        print("Everything, seed \(seed): \(report)")
        #expect(report.failure == nil, "\(report)")
    }
}
