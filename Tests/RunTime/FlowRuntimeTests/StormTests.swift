import FlowGraph
import FlowRuntime
import Foundation
import Testing
import UIKit

@testable import FlowTesting

/// Tests concurrent actions of users and app code, with every variant of UIKit's behavior.
@MainActor @Suite struct StormTests {
    /// The number of actions per test. Set `STORM_ACTIONS` for more.
    private let actions = ProcessInfo.processInfo.environment["STORM_ACTIONS"].flatMap { Int($0) } ?? 52_000
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test func `UIKit shows what the coordinators have, whatever app code does meanwhile`() throws {
        var walk = everythingWalk(try loadProgram(in: folder))
        let seed = SeededNumbers.seed()
        for (index, behavior) in UIKitBehavior.all.enumerated() {
            walk.device = index.isMultiple(of: 2) ? .phone : .pad
            walk.behavior = behavior
            walk.appCode = { Handmade.latest?.changeScreens($0) }
            let report = walk.storm(actions: actions / UIKitBehavior.all.count, seed: seed)
            print("storm, seed \(seed), \(behavior): \(report)")
            #expect(report.failure == nil, "\(behavior): \(report)")
        }
    }

    @Test func `a flow's end is handled once, whatever ends it`() throws {
        let program = try loadProgram(in: folder)
        let seed = SeededNumbers.seed()
        for behavior in UIKitBehavior.all {
            let report = runStorm(
                actions: actions / UIKitBehavior.all.count, seed: seed,
                in: { seed in
                    let ledger = FlowLedger()
                    let start = { @MainActor (_: Data?) in
                        HeadlessApp<Coordinator>(StoreCoordinator(popsOnReselect: false), behavior: behavior)
                    }
                    let answering = WalkApp(luck: Luck(program: program, seed: seed))
                    let run = StormRun(start, answering: answering, program: program, call: ledger.call)
                    run.check = { [unowned run] in ledger.fault(in: run.app.window) }
                    return run
                })
            print("handlers, seed \(seed), \(behavior): \(report)")
            #expect(report.failure == nil, "\(behavior): \(report)")
        }
    }

    @Test func `no unsaved work is lost without a question, and none is asked about without unsaved work`() throws {
        let program = try loadProgram(in: folder)
        let seed = SeededNumbers.seed()
        for behavior in UIKitBehavior.all {
            let report = runStorm(
                actions: actions / UIKitBehavior.all.count, seed: seed,
                in: { seed in
                    let answering = WalkApp(luck: Luck(program: program, seed: seed))
                    return Bureau.storm(behavior: behavior) { StormRun($0, answering: answering, program: program, call: Bureau.call) }
                })
            print("unsaved work, seed \(seed), \(behavior): \(report)")
            #expect(report.failure == nil, "\(behavior): \(report)")
        }
    }

    @Test func `the coordinators and the abstract machine agree in whatever order UIKit takes things`() throws {
        var walk = everythingWalk(try loadProgram(in: folder))
        let seed = SeededNumbers.seed()
        for (index, behavior) in UIKitBehavior.all.enumerated() {
            walk.device = index.isMultiple(of: 2) ? .pad : .phone
            walk.behavior = behavior
            let report = walk.run(actions: actions / 4 / UIKitBehavior.all.count, seed: seed)
            #expect(report.failure == nil, "\(behavior), seed \(seed): \(report)")
        }
    }
}
