import FlowRuntime
import Foundation
import Testing
import UIKit

@testable import FlowTesting

@MainActor @Suite struct StormRunTests {
    private func run() throws -> StormRun {
        let program = try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        let start = { @MainActor (_: Data?) in
            HeadlessApp<Coordinator>(AppCoordinator(screens: EverythingScreens(), effects: Answers(), guards: Answers()))
        }
        return StormRun(start, answering: WalkApp(luck: Luck(program: program, seed: 1)), program: program) { _, _ in nil }
    }

    @Test func `it leaves a stack alone for which UIKit has put off a change`() throws {
        let run = try run()
        var calls = 0
        run.ownCode = { _ in
            calls += 1
            return nil
        }
        let changes = StormAction.allCases.filter { $0.editsStack || $0 == .ownCode }
        run.user.finishTransitions()
        #expect((run.user.visibleViewController as? TestScreen)?.tap("handmade") == true)
        let stack = try #require(Handmade.latest?.place?.navigationController)
        #expect(stack.popViewController(animated: true) == nil)
        for isCovered in [false, true] {
            if isCovered { stack.present(UIViewController(), animated: true) }
            for action in changes { #expect(run.take(StormStep(action: action, number: 1)) == nil) }
            #expect(HeadlessUIKit.warnings.map(\.kind) == [.nestedTransition])
            #expect(calls == 0)
        }
        #expect(run.trail == (changes + changes).map { "(\($0))" })
        run.user.finishTransitions()
        #expect(run.take(StormStep(action: .ownCode, number: 1)) == nil)
        #expect(calls == 1)
    }
}
