import FlowTesting
import Foundation
import Testing
import UIKit

@testable import FlowRuntime

@MainActor @Suite struct RestorationTests {
    /// Runs the app, taps buttons, stops it, and returns its state as JSON.
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
        let app = restored(try saved(Answers(), "tour", tab: .browse))
        #expect(app.restoration == Restoration(isOfSameProgram: true, losses: []))
        #expect(app.state == "market tab browse [wares] + tab third [page]")
        #expect(app.user.presentedLayers.last?.modalPresentationStyle == .formSheet)
        #expect(app.user.swipeDown())
        #expect(app.state == "market tab browse [wares]")
    }

    @Test func `handlers are attached again, with the values that they need`() throws {
        let data = try saved(Answers(), "open", "gift", tab: .browse)
        let app = restored(data)
        #expect(app.state == "market tab browse [wares, ware, wrap]")
        app.tap("wrapped")
        #expect(app.state == "market tab browse [wares, ware, ware]")
    }

    @Test(
        arguments: [
            (.browse, "handmade", "market tab browse [wares, handmade]", "market tab browse [wares, ware]"),
            (.browse, "handmadeOver", "market tab browse [wares] + handmade", "market tab browse [wares, ware]"),
            (.inside, "showHandmade", "market tab inside handmade handmade", "market tab inside empty empty"),
        ] as [(MarketTab, String, String, String)])
    func `a flow that the app writes by hand begins anew where it was, and its end is handled`(
        tab: MarketTab, tap: String, during: String, after: String
    ) throws {
        let before = HeadlessApp(Answers())
        #expect(before.tapMarket(tab))
        before.user.finishTransitions()
        before.tap(tap)
        // The flow itself manages the screens that it pushes, in this run and the next.
        Handmade.latest?.push("code")
        before.user.finishTransitions()
        #expect(before.state == during)
        let data = try JSONEncoder().encode(try #require(before.coordinator?.savedState))
        let title = Handmade.latest?.first?.title
        before.coordinator?.stop()
        #expect(Handmade.latest == nil)
        let app = restored(data)
        #expect(app.restoration == Restoration(isOfSameProgram: true, losses: []))
        #expect(app.state == during)
        let new = try #require(Handmade.latest)
        #expect(new.starts == 1 && new.first?.title == title)
        #expect(!app.user.visibleStack.contains { $0.title == "code" })
        app.tap("paid")
        #expect(app.state == after)
        #expect(app.difference == nil)
    }

    @Test func `a flow whose requirement doesn't hold now isn't restored, nor what stands above it`() throws {
        let data = try saved(Answers(), "buyOver", tab: .browse)
        #expect(restored(data).state == "market tab browse [wares] + [empty]")
        let app = restored(data, Answers(signedIn: false))
        #expect(app.state == "market tab browse [wares]")
        #expect(app.restoration?.losses == [.init(place: "", reason: .notAllowed)])
    }

    @Test func `a tab whose guard is false now isn't selected`() throws {
        let app = HeadlessApp(Answers(fits: true))
        #expect(app.tapMarket(.browse))
        app.user.finishTransitions()
        app.tap("tour")
        app.user.tapTab(0)
        let state = "market tab browse [wares] + tab first page"
        #expect(app.state == state)
        let data = try JSONEncoder().encode(try #require(app.coordinator?.savedState))
        app.coordinator?.stop()
        #expect(restored(data, Answers(fits: true)).state == state)
        let other = restored(data, Answers(fits: false))
        #expect(other.state == "market tab browse [wares] + tab third [page]")
        #expect(other.restoration?.losses == [.init(place: "guide/first", reason: .notAllowed)])
    }

    @Test func `the state of another program with the same names is restored, and said to be that`() throws {
        let text = String(decoding: try saved(Answers(), "open", tab: .browse), as: UTF8.self)
        let app = restored(Data(text.replacing(AppCoordinator.fingerprint, with: "0123456789abcdef").utf8))
        #expect(app.state == "market tab browse [wares, ware]")
        #expect(app.restoration == Restoration(isOfSameProgram: false, losses: []))
    }

    @Test func `a screen that the app doesn't have any more is left out with those above it`() throws {
        let text = String(decoding: try saved(Answers(), "open", "gift", tab: .browse), as: UTF8.self)
        let app = restored(Data(text.replacing("{4:ware{", with: "{7:article{").utf8))
        #expect(app.state == "market tab browse [wares]")
        #expect(app.restoration?.losses == [.init(place: "app/market/browse", reason: .unknown)])
    }

    @Test func `what isn't a saved state starts the app as ever`() throws {
        let start = HeadlessApp(Answers()).state
        let text = String(decoding: try saved(), as: UTF8.self)
        let other = text.replacing("4:roots3:app", with: "4:roots4:shop")
        let form = text.replacing(#""form":2"#, with: #""form":1"#)
        let cut = text.replacing("}\"", with: "\"")
        let nested = text.replacing("{5:wares{}}", with: String(repeating: "[", count: 400) + String(repeating: "]", count: 400))
        #expect(Set([text, other, form, cut, nested]).count == 5)
        let cases: [(String, Restoration.Reason)] = [
            ("", .unreadable), ("{}", .unreadable), ("[1, 2", .unreadable), (#"{"form":2,"state":"n"}"#, .unreadable), (form, .unreadable),
            (cut, .unreadable), (other, .otherApp), (nested, .unreadable),
            (String(repeating: " ", count: SavedState.mostBytes + 1), .tooLarge),
        ]
        for (text, reason) in cases {
            let app = restored(Data(text.utf8))
            #expect(app.state == start)
            #expect(app.restoration?.losses.map(\.reason) == [reason], "\(text.prefix(100))")
        }
    }

    @Test func `a state of more screens than anybody walks through is too large`() throws {
        let state = try JSONDecoder().decode(SavedState.self, from: try saved(Answers(), "open", tab: .browse))
        let flows = Array(repeating: SavedState.Flow.root, count: SavedState.largest)
        let large = SavedState(fingerprint: state.fingerprint, root: state.root, flows: state.flows + flows, layers: state.layers)
        let app = restored(try JSONEncoder().encode(large))
        #expect(app.restoration?.losses.map(\.reason) == [.tooLarge])
    }

    @Test func `the longest part of a stack that some run has`() {
        let stacks = ReachableStacks("0 list 1\n1 list.list 2\n2* list.details 3, wizard:wizard.one 4\n3 list.details 2\n4*")
        func longest(_ flow: String, _ entries: (String, String?)...) -> Int {
            stacks.longestStack(
                of: flow,
                entries.map { name, begins in
                    let parts = name.split(separator: ".").map(String.init)
                    return Snapshot.Entry(screen: ScreenName(flow: parts[0], screen: parts[1]), begins: begins)
                })
        }
        #expect(longest("list", ("list.list", nil)) == 1)
        #expect(longest("list", ("list.list", nil), ("list.details", nil)) == 1)
        #expect(longest("list", ("list.list", nil), ("list.details", nil), ("list.details", nil)) == 3)
        #expect(longest("list", ("list.list", nil), ("wizard.one", "wizard")) == 2)
        #expect(longest("list", ("list.list", nil), ("wizard.one", nil)) == 1)
        #expect(longest("list", ("list.details", nil)) == 0)
        #expect(longest("wizard", ("list.list", nil)) == 0)
        #expect(ReachableStacks("").longestStack(of: "list", []) == 0)
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
