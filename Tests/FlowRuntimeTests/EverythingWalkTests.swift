import FlowTesting
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct EverythingWalkTests {
    /// One program with every construct of the language, against the abstract machine.
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions, on both kinds of device`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let program = try loadProgram(in: folder)
        var walk = everythingWalk(program)
        var coverage = WalkCoverage()
        for device in [UIUserInterfaceIdiom.phone, .pad] {
            let seed = SeededNumbers.seed()
            walk.device = device
            let report = walk.run(actions: 10_000, seed: seed)
            print("Everything, \(device), seed \(seed): \(report)")
            #expect(report.failure == nil, "\(report)")
            coverage.formUnion(report.coverage)
        }
        let missing = coverage.missingSteps(of: program)
        print("Everything, taken: \(coverage), steps of the spec never taken: \(missing.count)")
        #expect(coverage.missingKinds == [], "what the language has and the walks never took")
        #expect(missing.count < 40, "most of the spec is within reach")
    }
}
