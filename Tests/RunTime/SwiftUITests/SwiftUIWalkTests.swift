import FlowGraph
import FlowRuntime
import FlowTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// Compares SwiftUI's containers with the abstract machine, in each of SwiftUI's behaviors.
@MainActor @Suite struct SwiftUIWalkTests {
    private func walk(_ behavior: SwiftUIBehavior) throws -> RandomWalk {
        let program = try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        var walk = everythingWalk(program)
        walk.viewBehavior = behavior
        walk.makeWindow = { root in
            UIHostingController(
                rootView: EverythingFlowView(screens: EverythingScreens()) {
                    // `everythingWalk` has created it.
                    guard let root = root as? AppCoordinator else { preconditionFailure("\(root)") }
                    return root
                })
        }
        return walk
    }

    @Test(arguments: SwiftUIBehavior.all)
    func `SwiftUI and the abstract machine agree on random actions`(behavior: SwiftUIBehavior) throws {
        let seed = SeededNumbers.seed()
        let actions = ProcessInfo.processInfo.environment["WALK_ACTIONS"].flatMap(Int.init) ?? 400
        let report = try walk(behavior).run(actions: actions, seed: seed)
        print("SwiftUI, \(behavior), seed \(seed): \(report)")
        #expect(report.failure == nil, "\(report)")
    }
}
