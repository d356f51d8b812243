import Foundation
import Testing
import UIKit

@MainActor @Suite struct HostedWalkTests {
    /// The total number of actions. Set `HOSTED_ACTIONS` for more.
    private let actions = ProcessInfo.processInfo.environment["HOSTED_ACTIONS"].flatMap { Int($0) } ?? 13_000

    @Test func `whatever ends a flow that hand-written code has started, that code is told once and nothing is left`() {
        let seed = SeededNumbers.seed()
        var counts: [String: Int] = [:]
        for (number, behavior) in UIKitBehavior.all.enumerated() {
            let walk = HostedWalk(seed: seed &+ UInt64(number), behavior: behavior)
            let fault = walk.run(actions: actions / UIKitBehavior.all.count)
            #expect(fault == nil, "seed \(seed) + \(number), \(behavior)")
            counts.merge(walk.counts, uniquingKeysWith: +)
        }
        print("hosted flows, seed \(seed): \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))")
        let actions = [
            "a swipe is taken back", "a swipe goes through", "child removed by the app", "removal from the middle by the app", "late call",
            "pop anywhere by the app", "removal of a flow from below by the app", "delegate by the app", "tab by the app",
            "dismissal in the same turn",
        ]
        for action in actions {
            #expect(counts[action, default: 0] > 0, "seed \(seed): never \(action)")
        }
        for way in ["presented order", "presented scanner", "pushed order", "embedded order", "started order"] {
            #expect(counts["\(way) finished", default: 0] > 0, "seed \(seed): no \(way) was finished")
        }
        for way in ["presented order", "presented scanner", "presented store", "pushed order", "embedded order", "started order"] {
            #expect(counts["\(way) dismissed", default: 0] > 0, "seed \(seed): no \(way) was dismissed")
        }
    }
}
