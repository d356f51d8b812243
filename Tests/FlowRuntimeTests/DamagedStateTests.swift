import FlowGraph
import FlowTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FlowRuntime

/// Saved states that were damaged on the way, or made up.
@MainActor @Suite struct DamagedStateTests {
    @Test func `1,000 damaged states start the app in a state that it can have`() throws {
        let seed = SeededNumbers.seed()
        print("damaged states, seed \(seed)")
        var numbers = SeededNumbers(seed: seed)
        let states = try savedStates(seed: seed)
        #expect(states.count >= 500)
        var reasons: [Restoration.Reason: Int] = [:]
        var kept = 0
        for _ in 0..<1_000 {
            let data = damaged(numbers.pick(states), others: states, using: &numbers)
            let answers = Answers(signedIn: numbers.chance(50), fits: numbers.chance(50))
            let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: answers, guards: answers), restoring: data)
            app.user.finishTransitions()
            expectPossible(app, data)
            if app.restoration?.isWhole == true { kept += 1 }
            for loss in app.restoration?.losses ?? [] { reasons[loss.reason, default: 0] += 1 }
            // It goes on from there.
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
        }
        print("damaged states: \(kept) as before, losses \(reasons)")
        #expect(Set(reasons.keys).isSuperset(of: [.unreadable, .unknown, .misplaced]))
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

    /// States from a random walk, as JSON.
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
            guard var tree = try? JSONDecoder().decode(SavedValue.self, from: data),
                let other = try? JSONDecoder().decode(SavedValue.self, from: numbers.pick(others))
            else { return data }
            let parts = tree.parts + other.parts
            for _ in 0..<Int.random(in: 1...2, using: &numbers) {
                var place = Int.random(in: 0..<tree.parts.count, using: &numbers)
                tree.change(&place, with: parts, using: &numbers)
            }
            return (try? JSONEncoder().encode(tree)) ?? data
        }
    }
}

extension SavedValue {
    /// The value and all in it.
    fileprivate var parts: [SavedValue] {
        switch self {
        case .list(let values): [self] + values.flatMap(\.parts)
        case .object(let values): [self] + values.sorted { $0.key < $1.key }.flatMap(\.value.parts)
        case .null, .flag, .integer, .natural, .number, .text: [self]
        }
    }

    /// Changes the part at a place, which is counted down.
    fileprivate mutating func change(_ place: inout Int, with others: [SavedValue], using numbers: inout SeededNumbers) {
        place -= 1
        if place < 0 { return damage(with: others, using: &numbers) }
        switch self {
        case .list(var values):
            for index in values.indices where place >= 0 { values[index].change(&place, with: others, using: &numbers) }
            self = .list(values)
        case .object(var values):
            for key in values.keys.sorted() where place >= 0 { values[key]?.change(&place, with: others, using: &numbers) }
            self = .object(values)
        case .null, .flag, .integer, .natural, .number, .text: break
        }
    }

    private mutating func damage(with others: [SavedValue], using numbers: inout SeededNumbers) {
        switch self {
        case .integer: self = .integer(.random(in: -2...12, using: &numbers))
        case .flag(let flag): self = .flag(!flag)
        case .text:
            let texts = others.compactMap { if case .text = $0 { $0 } else { nil } }
            self = numbers.pick(texts + [.text("")])
        case .list(var values) where !values.isEmpty && numbers.chance(80):
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: values.remove(at: Int.random(in: values.indices, using: &numbers))
            case 1: values.append(numbers.pick(values))
            default: values.shuffle(using: &numbers)
            }
            self = .list(values)
        case .object(var values) where !values.isEmpty && numbers.chance(50):
            let key = numbers.pick(values.keys.sorted())
            if numbers.chance(50) {
                values[key] = nil
            } else {
                // A screen, flow or site of another name, with the same values.
                let names = others.compactMap { if case .object(let other) = $0 { other.keys.min() } else { nil } }
                values[names.randomElement(using: &numbers) ?? ""] = values.removeValue(forKey: key)
            }
            self = .object(values)
        default: self = numbers.pick(others)
        }
    }
}
