import ExampleKit
import FlowTesting
import Foundation
import Testing

@testable import Photos

@MainActor @Suite struct PhotosWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() throws {
        let seed = UInt64.random(in: 0...999_999)
        let walk = RandomWalk(
            try loadProgram(in: exampleFolder("Photos")),
            makeRoot: { AppCoordinator(screens: ScreenFactory()) },
            tap: { ($0 as? ButtonsViewController)?.tap($1) ?? false })
        let report = walk.run(actions: 10_000, seed: seed)
        print("Photos, seed \(seed): \(report)")
        #expect(report.failure == nil, "\(report)")
    }
}

private func exampleFolder(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/\(name)").standardizedFileURL
}
