import FlowGraph
import FlowTesting
import Foundation
import Testing
import UIKit

@testable import FlowRuntime

@MainActor @Suite struct DamagedStateTests {
    @Test func `1,000 damaged states start the app in a state that it can have`() async throws {
        let seed = SeededNumbers.seed()
        print("damaged states, seed \(seed)")
        var numbers = SeededNumbers(seed: seed)
        let states = try savedStates(seed: seed)
        #expect(states.count >= 500)
        let known = try SpecFacts(of: loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent()))
        var reasons: [Restoration.Reason: Int] = [:]
        var kept = 0
        let count = ProcessInfo.processInfo.environment["DAMAGED_STATES"].flatMap { Int($0) } ?? 1_000
        for _ in 0..<count {
            let data = damaged(numbers.pick(states), others: states, using: &numbers)
            let answers = Answers(signedIn: numbers.chance(50), fits: numbers.chance(50))
            let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: answers, guards: answers), restoring: data)
            app.user.finishTransitions()
            expectPossible(app, data)
            let strange = app.coordinator?.navigator.map { known.strangers(in: $0) } ?? []
            #expect(strange == [], "\(String(decoding: data, as: UTF8.self))")
            expectSameAgain(app, answers, data)
            if app.restoration?.isWhole == true { kept += 1 }
            for loss in app.restoration?.losses ?? [] { reasons[loss.reason, default: 0] += 1 }
            // The app continues from there.
            for _ in 0..<3 {
                guard let screen = app.screen, let button = screen.buttons.keys.sorted().randomElement(using: &numbers) else { continue }
                _ = screen.tap(button)
                app.user.finishTransitions()
            }
            #expect(app.complaints == [], "\(String(decoding: data, as: UTF8.self))")
            let root = Released(app.coordinator)
            app.coordinator?.stop()
            app.window.rootViewController = nil
            app.release()
            #expect(root.isReleased)
            // Work for the next turn retains its screens until then.
            await Task.yield()
        }
        print("damaged states: \(kept) as before, losses \(reasons)")
        #expect(Set(reasons.keys).isSuperset(of: [.unreadable, .unknown, .misplaced]))
    }

    /// Expects that a restored state doesn't change when it is saved and restored again.
    private func expectSameAgain(_ app: HeadlessApp<AppCoordinator>, _ answers: Answers, _ data: Data) {
        guard let state = app.coordinator?.savedState else { return }
        let root = AppCoordinator(screens: EverythingScreens(), effects: answers, guards: answers)
        let restoration = root.start(restoring: state).restoration
        #expect(restoration.losses == [] && root.snapshot == app.coordinator?.snapshot, "\(String(decoding: data, as: UTF8.self))")
        root.stop()
    }

    private func expectPossible(_ app: HeadlessApp<AppCoordinator>, _ data: Data) {
        let text = Comment(rawValue: String(decoding: data, as: UTF8.self))
        #expect(app.difference == nil, text)
        #expect(app.complaints == [], text)
        var open = app.coordinator?.snapshot.layers ?? []
        #expect(!open.isEmpty)
        while let content = open.popLast() {
            switch content {
            case .stack(_, let entries): #expect(entries.first.map { $0.begins == nil } == true, text)
            case .tabs(_, let selected, let tabs):
                #expect(tabs.contains { $0.name == selected && $0.content != .action }, text)
                open += tabs.map(\.content)
            case .switch(_, _, let inner): open.append(inner)
            case .screen, .action: break
            }
        }
    }

    /// The saved states of a random walk, as JSON.
    private func savedStates(seed: UInt64) throws -> [Data] {
        var states: Set<SavedState> = []
        let program = try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        let walk = RandomWalk(
            program,
            makeRoot: { app in
                let root = AppCoordinator(screens: EverythingScreens(app: app), effects: WalkEffects(app), guards: WalkGuards(app))
                root.onEvent = { [weak root] event in
                    if case .changed = event, let state = root?.savedState { states.insert(state) }
                }
                return root
            }, tap: { ($0 as? TestScreen)?.tap($1) ?? false })
        let report = walk.run(actions: 2_000, seed: seed)
        #expect(report.failure == nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try states.map { try encoder.encode($0) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    // MARK: - Damage

    private func damaged(_ data: Data, others: [Data], using numbers: inout SeededNumbers) -> Data {
        var data = data
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0: return data.prefix(Int.random(in: 0...data.count, using: &numbers))
        case 1:
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                data[Int.random(in: data.indices, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            return data
        default:
            guard var tree = StateTree(data), let other = StateTree(numbers.pick(others)) else { return data }
            for _ in 0..<Int.random(in: 1...4, using: &numbers) { tree.damage(with: other, using: &numbers) }
            return tree.data ?? data
        }
    }
}
