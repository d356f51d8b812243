import FlowTesting
import Foundation
import Testing
import UIKit

@testable import FlowRuntime

@MainActor @Suite struct RestorationTests {
    /// The app after some taps, ended, and its state as JSON.
    private func saved(_ answers: Answers = Answers(), _ taps: String..., tab: MarketTab? = nil) throws -> Data {
        let app = HeadlessApp(answers)
        if let tab {
            #expect(app.tapMarket(tab))
            app.user.finishTransitions()
        }
        for tap in taps { app.tap(tap) }
        let data = try JSONEncoder().encode(try #require(app.coordinator?.savedState))
        app.coordinator?.stop()
        return data
    }

    private func restored(_ data: Data, _ answers: Answers = Answers()) -> HeadlessApp<AppCoordinator> {
        let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: answers, guards: answers), restoring: data)
        app.user.finishTransitions()
        #expect(app.difference == nil)
        #expect(app.complaints == [])
        return app
    }

    @Test func `the tabs, stacks, layers and their presentation are as before`() throws {
        let app = restored(try saved(Answers(), "gift", tab: .browse))
        #expect(app.restoration?.isWhole == true)
        #expect(app.state == "market tab browse [wares]")
    }

    @Test func `handlers are attached again, with the values that they need`() throws {
        let data = try saved(Answers(), "open", "gift", tab: .browse)
        let app = restored(data)
        #expect(app.state == "market tab browse [wares, ware, wrap]")
        app.tap("wrapped")
        #expect(app.state == "market tab browse [wares, ware, ware]")
    }

    @Test func `a flow whose requirement doesn't hold now isn't restored, nor what stands above it`() throws {
        let data = try saved(Answers(), "buyOver", tab: .browse)
        #expect(restored(data).state == "market tab browse [wares] + [empty]")
        let app = restored(data, Answers(signedIn: false))
        #expect(app.state == "market tab browse [wares]")
        #expect(app.restoration?.losses == [.init(place: "", reason: .notAllowed)])
    }

    @Test func `the state of another program with the same names is restored, and said to be that`() throws {
        let text = String(decoding: try saved(Answers(), "open", tab: .browse), as: UTF8.self)
        let app = restored(Data(text.replacing(AppCoordinator.fingerprint, with: "0123456789abcdef").utf8))
        #expect(app.state == "market tab browse [wares, ware]")
        #expect(app.restoration == Restoration(isOfSameProgram: false, losses: []))
    }

    @Test func `a screen that the app doesn't have any more is left out with those above it`() throws {
        let text = String(decoding: try saved(Answers(), "open", "gift", tab: .browse), as: UTF8.self)
        let app = restored(Data(text.replacing(#"{"ware":"#, with: #"{"article":"#).utf8))
        #expect(app.state == "market tab browse [wares]")
        #expect(app.restoration?.losses == [.init(place: "app/market/browse", reason: .unknown)])
    }

    @Test func `a stack that no run has is cut`() throws {
        let text = String(decoding: try saved(Answers(), "open", "gift", tab: .browse), as: UTF8.self)
        // The notes are presented only, never pushed.
        let app = restored(Data(text.replacing(#""screen":{"ware":{"number":1}}"#, with: #""screen":{"notes":{}}"#).utf8))
        #expect(app.state == "market tab browse [wares]")
        #expect(app.restoration?.losses == [.init(place: "app/market/browse", reason: .unreachable)])
    }

    @Test func `what isn't a saved state starts the app as ever`() throws {
        let start = HeadlessApp(Answers()).state
        let other = String(decoding: try saved(), as: UTF8.self).replacing(#""root":"app""#, with: #""root":"shop""#)
        let form = String(decoding: try saved(), as: UTF8.self).replacing(#""form":1"#, with: #""form":7"#)
        let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        let nested = String(decoding: try saved(), as: UTF8.self).replacing(#"{"wares":{}}"#, with: deep)
        let cases: [(String, Restoration.Reason)] = [
            ("", .unreadable), ("{}", .unreadable), ("[1, 2", .unreadable), (form, .unreadable), (other, .otherApp), (nested, .unreadable),
            (String(repeating: " ", count: SavedState.mostBytes + 1), .tooLarge),
        ]
        for (text, reason) in cases {
            let app = restored(Data(text.utf8))
            #expect(app.state == start)
            #expect(app.restoration?.losses.map(\.reason) == [reason], "\(text.prefix(100))")
        }
    }

    @Test func `a state of more screens than anybody walks through is too large`() throws {
        let text = String(decoding: try saved(Answers(), "open", tab: .browse), as: UTF8.self)
        let state = try JSONDecoder().decode(SavedState.self, from: Data(text.utf8))
        guard case .child(_, _, .tabs(_, _, let tabs))? = state.layers.first?.content, case .stack(_, _, let slots)? = tabs["browse"] else {
            Issue.record("no stack in \(text)")
            return
        }
        let one = try JSONEncoder().encode(slots[1])
        let many = Array(repeating: String(decoding: one, as: UTF8.self), count: SavedState.largest).joined(separator: ",")
        let app = restored(Data(text.replacing(String(decoding: one, as: UTF8.self), with: many).utf8))
        #expect(app.restoration?.losses.map(\.reason) == [.tooLarge])
    }

    @Test func `the observer is told, and a scene that has started isn't restored`() throws {
        let data = try saved(Answers(), "open", tab: .browse)
        let answers = Answers()
        let root = AppCoordinator(screens: EverythingScreens(), effects: answers, guards: answers)
        var events: [NavigationEvent] = []
        root.onEvent = { events.append($0) }
        let first = root.start(restoring: data)
        #expect(events == [.restored(Restoration(isOfSameProgram: true, losses: []))])
        let state = root.snapshot
        let second = root.start(restoring: data)
        #expect(first.viewController === second.viewController)
        #expect(second.restoration.losses.map(\.reason) == [.alreadyStarted])
        #expect(root.snapshot == state)
        root.stop()
        #expect(root.savedState == nil)
    }

    @Test func `only the root coordinator of a program with restoration has a state to save`() {
        let app = HeadlessApp(Answers())
        #expect(app.coordinator?.savedState != nil)
        #expect(app.coordinator?.currentCoordinator?.savedState == nil)
        #expect(HeadlessApp(StoreCoordinator()).coordinator?.savedState == nil)
    }
}
