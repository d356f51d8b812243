import FlowTesting
import Foundation
import TestSupport
import Testing
import UIKit

/// Users and app code at once, and whatever order UIKit takes things in.
@MainActor @Suite struct StormTests {
    /// `STORM_ACTIONS` makes it longer.
    private let actions = ProcessInfo.processInfo.environment["STORM_ACTIONS"].flatMap { Int($0) } ?? 26_000

    @Test func `UIKit shows what the coordinators have, whatever app code does meanwhile`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        var walk = everythingWalk(try loadProgram(in: folder))
        let seed = SeededNumbers.seed()
        for (index, behavior) in UIKitBehavior.all.enumerated() {
            walk.device = index.isMultiple(of: 2) ? .phone : .pad
            let report = walk.storm(actions: actions / UIKitBehavior.all.count, seed: seed, behavior: behavior)
            print("storm, seed \(seed), \(behavior): \(report)")
            #expect(report.failure == nil, "\(report)")
        }
    }
}
