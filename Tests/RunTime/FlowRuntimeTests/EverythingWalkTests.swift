import FlowTesting
import Foundation
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
        var unreached = coverage.unreached(in: program)
        // Some steps come about once in a walk, and may need another.
        for number in 1...5 where unreached.count > 1 {
            let report = walk.run(actions: 10_000, seed: SeededNumbers.seed() &+ UInt64(number))
            #expect(report.failure == nil, "\(report)")
            coverage.formUnion(report.coverage)
            unreached = coverage.unreached(in: program)
        }
        print("Everything, taken: \(coverage)")
        #expect(coverage.missingKinds == [], "what the language has and the walks never took")
        // The flow 'inside' that 'over' presents begins with its child 'list', and nothing in there
        // shows another: so it never ends with 'closed'.
        #expect(unreached == ["Everything2.flow.yaml:130:63: select with stack in market.profile.over"], "steps that the walks never took")
    }
}
