import FlowGraph
import FlowRuntime
import FlowTesting
import Foundation
import Testing
import UIKit

/// Tests walks that are meant for a simulator against the headless UIKit.
@MainActor @Suite struct InProcessWalkTests {
    /// Tests an app from inside, with every action that doesn't need a finger.
    @Test func `the coordinators and the abstract machine agree on 10,000 actions inside the app, on both kinds of device`() throws {
        var walk = everythingWalk(try loadProgram(in: folder))
        walk.isInProcess = true
        for device in [UIUserInterfaceIdiom.phone, .pad] {
            let seed = SeededNumbers.seed()
            walk.device = device
            let report = walk.run(actions: 10_000, seed: seed)
            print("Everything from inside, \(device), seed \(seed): \(report)")
            #expect(report.failure == nil, "\(report)")
            #expect(report.counts.keys.sorted() == actionsWithoutFinger)
            #expect(report.coverage.counts["alert's action"] == nil)
            #expect((report.coverage.counts["no action of an alert"] ?? 0) > 0)
        }
    }

    @Test func `a walk inside the app finds a bar that app code has hidden`() throws {
        var walk = everythingWalk(try loadProgram(in: folder)) { $0.navigationController?.setNavigationBarHidden(true, animated: false) }
        walk.isInProcess = true
        let seed = SeededNumbers.seed()
        let report = walk.run(actions: 10_000, seed: seed)
        print("Everything from inside, without bars, seed \(seed): \(report)")
        #expect(report.failure?.contains("navigation bar is hidden") == true && report.failure?.contains("shrunk to:") == true)
    }

    @Test func `a replay performs each action once, also if only the first time is a difference`() throws {
        var count = 0
        var walk = everythingWalk(try loadProgram(in: folder)) { screen in
            count += 1
            if count.isMultiple(of: 3) { screen.navigationController?.setNavigationBarHidden(true, animated: false) }
        }
        walk.isInProcess = true
        let report = walk.run(actions: 2_000, seed: SeededNumbers.seed())
        #expect(report.failure?.contains("navigation bar is hidden") == true)
    }

    /// If each try lasts as long as its animations, the actions are reported without shrinking.
    @Test func `a walk that doesn't shrink reports its last actions`() throws {
        let keeper = Keeper()
        var walk = everythingWalk(try loadProgram(in: folder)) { keeper.screens.append($0) }
        walk.isInProcess = true
        walk.shrinks = false
        let seed = SeededNumbers.seed()
        let report = walk.run(actions: 10_000, seed: seed)
        print("Everything from inside, with screens that are kept, seed \(seed): \(report)")
        #expect(report.failure?.contains("has left and isn't released\nthe last actions:") == true)
    }

    private final class Keeper {
        var screens: [UIViewController] = []
    }

    @Test func `a walk that is awaited takes the same actions`() async throws {
        var walk = everythingWalk(try loadProgram(in: folder))
        walk.isInProcess = true
        let seed = SeededNumbers.seed()
        let counts = await walk.run(actions: 500, seed: seed).counts
        let take = { walk.run(actions: 500, seed: seed).counts }
        #expect(counts.values.reduce(0, +) == 500, "seed \(seed)")
        #expect(counts == take(), "seed \(seed)")
    }

    private var folder: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

    private var actionsWithoutFinger: [String] {
        [
            "back", "backMenu", "dismissalByAppCode", "doubleTap", "lateAnswer", "lateCall", "link", "popByAppCode", "swipeDown", "tap",
            "transition",
        ]
    }
}
