import FlowTesting
import Foundation
import Testing
import UIKit

@testable import FlowRuntime

/// Tests saved states with a coordinator in a place in which the program doesn't use it.
@MainActor @Suite struct RestoredPlaceTests {
    private func saved(_ taps: String..., tab: MarketTab? = .browse, answers: Answers = Answers()) throws -> StateTree {
        let app = HeadlessApp(answers)
        if let tab { #expect(app.tapMarket(tab)) }
        app.user.finishTransitions()
        for tap in taps { app.tap(tap) }
        let data = try JSONEncoder().encode(try #require(app.coordinator?.savedState))
        app.coordinator?.stop()
        return try #require(StateTree(data))
    }

    private func restored(_ state: SavedValue) throws -> HeadlessApp<AppCoordinator> {
        let answers = Answers()
        let data = try #require(StateTree(state).data)
        let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: answers, guards: answers), restoring: data)
        app.user.finishTransitions()
        #expect(app.difference == nil)
        #expect(app.complaints == [])
        return app
    }

    private func add(_ value: SavedValue, to path: [String], of state: inout SavedValue) -> SavedValue {
        var place = 0
        state.change(at: path[...]) { list in
            guard case .list(let values) = list else { return }
            place = values.count
            list = .list(values + [value])
        }
        return .integer(Int64(place))
    }

    private func made(_ name: String, first: SavedValue) -> SavedValue {
        ["made": ["_0": ["name": .text(name), "first": first, "values": [:]]]]
    }

    private let browse = ["layers", "0", "content", "child", "content", "tabs", "tabs", "browse", "stack", "slots"]

    @Test func `a tab's coordinator isn't presented as well`() throws {
        var state = try saved("tour", "presentAndAsk").value
        let tab = try #require(state.part(at: ["layers", "1", "content", "tabs", "tabs", "third", "stack", "of"]))
        state.change(at: ["layers", "2", "content", "stack", "of"]) { $0 = tab }
        let app = try restored(state)
        #expect(app.state == "market tab browse [wares] + tab third [page]")
        #expect(app.restoration?.losses == [.init(place: "", reason: .misplaced)])
    }

    @Test func `a tab's coordinator isn't a flow on a stack as well`() throws {
        var state = try saved("open", "gift").value
        let tab = try #require(state.part(at: (browse.dropLast() + ["of"])[...]))
        state.change(at: (browse + ["2", "mark", "flow"])[...]) { $0 = tab }
        #expect(try restored(state).state == "market tab browse [wares, ware]")
    }

    @Test func `a stack doesn't begin with another flow's screen`() throws {
        var state = try saved().value
        let wizard = add(made("wizard", first: ["one": [:]]), to: ["flows"], of: &state)
        state.change(at: (browse + ["0"])[...]) { $0 = ["number": 0, "screen": ["one": [:]], "maker": wizard] }
        let app = try restored(state)
        #expect(app.state == "market tab browse [wares]")
        #expect(app.restoration?.losses == [.init(place: "app/market/browse", reason: .misplaced)])
    }

    @Test func `a stack has no screen that its flow never puts there`() throws {
        var state = try saved("open").value
        let market = try #require(state.part(at: ["layers", "0", "content", "child", "content", "tabs", "of"]))
        state.change(at: (browse + ["1"])[...]) { $0 = ["number": 1, "screen": ["profile": ["name": "x"]], "maker": market] }
        let app = try restored(state)
        #expect(app.state == "market tab browse [wares]")
        #expect(app.restoration?.losses == [.init(place: "app/market/browse", reason: .misplaced)])
        let own = try #require(state.part(at: (browse + ["0", "maker"])[...]))
        state.change(at: (browse + ["1"])[...]) { $0 = ["number": 1, "screen": ["notes": [:]], "maker": own] }
        #expect(try restored(state).state == "market tab browse [wares]")
    }

    @Test func `a screen that its flow never puts elsewhere isn't in another flow's part of a stack`() throws {
        var state = try saved("open").value
        let drawers = add(made("drawers", first: ["drawers": [:]]), to: ["flows"], of: &state)
        state.change(at: (browse + ["1"])[...]) { $0 = ["number": 1, "screen": ["drawer": [:]], "maker": drawers] }
        #expect(try restored(state).state == "market tab browse [wares]")
    }

    @Test func `a tab's coordinator makes nothing where its bar isn't shown`() throws {
        var state = try saved("open").value
        let tour = add(["made": ["_0": ["name": "tour", "values": [:]]]], to: ["flows"], of: &state)
        let wizard = add(["tab": ["_0": "wizard", "of": tour]], to: ["flows"], of: &state)
        state.change(at: (browse + ["1"])[...]) { $0 = ["number": 1, "screen": ["two": [:]], "maker": wizard] }
        #expect(try restored(state).state == "market tab browse [wares]")
    }

    @Test func `a screen of a flow that has left stays where it was`() throws {
        var state = try saved("open").value
        let wizard = add(made("wizard", first: ["one": [:]]), to: ["flows"], of: &state)
        state.change(at: (browse + ["1"])[...]) { $0 = ["number": 1, "screen": ["two": [:]], "maker": wizard] }
        let app = try restored(state)
        #expect(app.state == "market tab browse [wares, two]")
        #expect(app.restoration?.losses == [])
    }

    @Test func `what is presented was started by a flow in front`() throws {
        var state = try saved(tab: nil, answers: Answers(signedIn: false)).value
        let market = add(["made": ["_0": ["name": "market", "values": ["user": "x"]]]], to: ["flows"], of: &state)
        let camera = add(made("camera", first: ["camera": [:]]), to: ["flows"], of: &state)
        let content: SavedValue = ["single": ["of": camera, "slot": ["number": 9, "maker": camera, "screen": ["camera": [:]]]]]
        _ = add(["content": content, "site": ["parent": market, "site": ["scan": [:]]]], to: ["layers"], of: &state)
        let app = try restored(state)
        #expect(app.state == "launch launch")
        #expect(app.restoration?.losses == [.init(place: "", reason: .misplaced)])
    }

    @Test func `a site of a step that pushes presents nothing, and one that presents pushes nothing`() throws {
        var state = try saved("open", "gift").value
        let gifts = try #require(state.part(at: (browse + ["2", "mark"])[...]))
        let slot = try #require(state.part(at: (browse + ["2"])[...]))
        guard case .object(var parts) = slot, let flow = gifts.part(at: ["flow"]), let site = gifts.part(at: ["site"]) else { return }
        parts["mark"] = nil
        state.change(at: browse[...]) { if case .list(let slots) = $0 { $0 = .list(Array(slots.dropLast())) } }
        let content: SavedValue = ["stack": ["of": flow, "beginsAsBefore": .flag(true), "slots": .list([.object(parts)])]]
        _ = add(["content": content, "site": site], to: ["layers"], of: &state)
        #expect(try restored(state).state == "market tab browse [wares, ware]")
    }

    @Test func `a bare layer shows the screen that its step presents`() throws {
        var state = try saved("open", "paper").value
        #expect(try restored(state).state == "market tab browse [wares, ware] + notes")
        state.change(at: ["layers", "1", "content", "screen", "slot", "screen"]) { $0 = ["wares": [:]] }
        #expect(try restored(state).state == "market tab browse [wares, ware]")
    }

    @Test func `a flow begins with a screen that it can begin with`() throws {
        var state = try saved("buyOver").value
        let flow = try #require(state.part(at: ["layers", "1", "content", "stack", "of"]))
        guard case .integer(let place) = flow else { return }
        state.change(at: ["flows", "\(place)", "made", "_0", "first"]) { $0 = ["pay": ["sum": 1]] }
        #expect(try restored(state).state == "market tab browse [wares]")
    }

    @Test func `the screen whose transition it was isn't above what that has started`() throws {
        var state = try saved("open", "gift").value
        let number = try #require(state.part(at: (browse + ["2", "number"])[...]))
        state.change(at: (browse + ["2", "mark", "site", "caller"])[...]) { $0 = number }
        let app = try restored(state)
        #expect(app.restoration?.losses.map(\.reason) == [.misplaced])
        #expect(app.state == "market tab browse [wares, ware, wrap]")
    }

    @Test func `each number aimed at each coordinator and screen gives a state that the program has`() throws {
        let known = try SpecFacts(of: loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent()))
        var count = 0
        for state in [try saved("tour", "presentAndAsk").value, try saved("open", "gift").value, try saved("openThree").value] {
            for (path, part) in state.parts {
                guard case .integer = part else { continue }
                for number in Int64(-1)...12 {
                    var damaged = state
                    damaged.change(at: path[...]) { $0 = .integer(number) }
                    let app = try restored(damaged)
                    let strangers = app.coordinator?.navigator.map { known.strangers(in: $0) } ?? []
                    #expect(strangers == [], "\(path) \(number)")
                    app.coordinator?.stop()
                    count += 1
                }
            }
        }
        #expect(count > 500)
    }
}
