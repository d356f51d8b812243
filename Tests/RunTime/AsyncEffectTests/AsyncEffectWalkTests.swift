import FlowTesting
import Foundation
import Testing
import UIKit

/// Compares random walks through an app with async effects to the abstract machine.
@MainActor @Suite struct AsyncEffectWalkTests {
    private func walk() throws -> RandomWalk {
        let program = try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        return RandomWalk(
            program,
            makeRoot: { app in
                let answers = Answers(
                    holds: { app.holds($0) },
                    perform: { effect, _ in app.perform(effect) },
                    ask: { effect, _, answer in app.perform(effect, answer: answer) },
                    answer: { effect, _ in await app.answer(to: effect) },
                    work: { effect, _ in app.perform(effect) })
                let bank = Bank(answers: answers)
                return MainCoordinator(screens: PaymentsScreens(answers: answers), effects: bank, guards: bank)
            },
            tap: { ($0 as? ButtonScreen)?.tap($1) ?? false })
    }

    @Test(arguments: UIKitBehavior.all)
    func `the coordinators and the abstract machine agree`(behavior: UIKitBehavior) async throws {
        var walk = try walk()
        walk.behavior = behavior
        let seed = SeededNumbers.seed()
        let report = await walk.run(actions: 500, seed: seed)
        print("Payments, seed \(seed): \(report)")
        #expect(report.failure == nil, "\(report)")
        #expect(report.coverage.unreached(in: try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())) == [])
    }

    @Test func `a walk that doesn't wait says so`() throws {
        let walk = try walk()
        #expect(walk.run(actions: 1, seed: 1).failure?.contains("await the walk") == true)
        #expect(walk.storm(actions: 1, seed: 1).failure?.contains("async") == true)
    }
}
