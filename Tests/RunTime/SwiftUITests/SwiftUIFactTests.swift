@testable import FlowRuntime
import FlowTesting
import SwiftUI
import Testing
import UIKit

/// The answers to the facts about stacks, tabs and state in Documentation/swiftui-facts.md.
@MainActor @Suite struct SwiftUIFactTests {
    // MARK: - Stacks

    @Test func `S1: an element of a path equals only itself, so a replaced screen is a new one`() {
        let app = FactApp()
        app.tap("showMain", "open")
        let first = app.user.visibleStack.last
        app.tap("same")
        #expect(app.user.visibleStack.last !== first)
        app.expect("details", stack: 2)
    }

    @Test func `S4, S16: a stack has one destination, and a pushed flow no container`() {
        let app = FactApp()
        app.tap("showMain", "open", "begin", "nested")
        #expect(!app.user.visibleStack.flatMap(\.children).contains { $0 is UINavigationController })
        app.expect("one", stack: 4)
    }

    @Test(arguments: [false, true])
    func `S6: the model adopts any prefix of the path`(isEarly: Bool) {
        let app = FactApp { $0.writesPathEarly = isEarly }
        app.tap("showMain", "openTwo")
        #expect(app.user.backMenu(to: 0))
        app.expect("list")
        app.tap("openTwo")
        #expect(app.user.tapBack())
        app.expect("details", stack: 2)
        #expect(app.user.swipeBack())
        app.expect("list")
    }

    @Test(arguments: [SwiftUIBehavior.PathChange.truncated, .lost])
    func `S9, S12: a stack isn't set during its transition`(change: SwiftUIBehavior.PathChange) {
        let app = FactApp { $0.pathDuringTransition = change }
        app.tap("showMain")
        app.begin("open")
        app.call("rebuild", in: app.user.visibleStack.last)
        app.expect("one", stack: 3)
    }

    @Test func `S9, S12: a stack isn't set while the user swipes back`() {
        let app = FactApp { $0.pathDuringTransition = .lost }
        app.tap("showMain", "open")
        let details = app.user.visibleStack.last
        #expect(app.user.beginSwipeBack())
        app.call("more", in: details)
        #expect(app.user.cancelSwipeBack())
        app.expect("extra", stack: 3)
    }

    @Test func `S12: a call during a swipe back waits, and is ignored if its screen is popped`() {
        let app = FactApp()
        app.tap("showMain", "openTwo")
        let extra = app.user.visibleStack.last
        #expect(app.user.beginSwipeBack())
        app.call("onlyList", in: extra)
        #expect(app.user.finishSwipeBack())
        app.expect("details", stack: 2)
    }

    @Test func `S10: a tab is selected after SwiftUI has shown its stack`() {
        let app = FactApp()
        app.tap("showMain")
        let (tabs, list) = (app.tabs, app.user.visibleStack.first?.navigationController)
        app.user.tapTab(2)
        let values = app.values(after: "openList") { [tabs?.selectedIndex, list?.viewControllers.count] }
        #expect(values == [[2, 1], [2, 3], [0, 3]])
        app.expect("one", stack: 3)
    }

    @Test func `S11: a new first screen doesn't change the root view`() {
        let app = FactApp { $0.losesPathWithRoot = true }
        app.tap("showMain", "open", "rebuild")
        app.expect("one", stack: 3)
    }

    @Test func `S13: several screens are one push`() {
        let app = FactApp()
        app.tap("showMain")
        #expect(app.values(after: "openTwo") { app.user.visibleStack.count } == [1, 3])
        app.expect("extra", stack: 3)
    }

    @Test func `S14: a new stack shows its whole path`() {
        let app = FactApp()
        app.tap("signIn")
        app.expect("welcome", stack: 3)
    }

    @Test func `S15, S17: the setter accepts only a prefix of the path`() throws {
        let app = FactApp()
        app.tap("showMain", "openTwo")
        let shown = try #require(app.shownStack)
        let path = shown.path
        for wrong in [Array(path.reversed()), Array(path.dropFirst()), path + path] {
            shown.path = wrong
            #expect(shown.path == path)
            app.expect("extra", stack: 3)
        }
    }

    @Test func `S18: 'back: none' hides the back button`() {
        let app = FactApp(signedIn: true, fits: true)
        app.tap("choose", "plain", "detail")
        app.expect("detail", stack: 5)
        #expect(!app.user.seesBackButton && !app.user.beginSwipeBack())
    }

    @Test func `S20: a screen and a modal have appeared at the end of their transitions`() {
        let app = FactApp()
        app.tap("showMain", "open")
        app.begin("more")
        let screen = app.topSlot?.display as? ShownScreen
        #expect(screen != nil && screen?.sentinel == nil)
        app.expect("extra", stack: 3)
        #expect(screen?.sentinel != nil)
        app.begin("peek")
        let level = app.scene?.base.presented
        #expect(level != nil && level?.controller == nil)
        app.expect("sheet", modals: 1)
        #expect(level?.controller === app.modals.first)
    }

    // MARK: - Tabs

    @Test(arguments: [false, true])
    func `T1: a tap on the selected tab is the user's`(isFirst: Bool) {
        let app = FactApp { $0.selectsTabsFirst = isFirst }
        app.tap("showMain", "openTwo")
        app.user.tapTab(0)
        app.expect("list")
        app.user.tapTab(2)
        app.expect("about")
    }

    @Test func `T2: a tab has no views before its first selection`() {
        let app = FactApp { $0.loadsAllTabs = true }
        HeadlessSwiftUI.resetEvaluations()
        app.tap("showMain")
        #expect(HeadlessSwiftUI.evaluations["TabsView"] == 1)
        #expect(HeadlessSwiftUI.evaluations["StackView"] == 1)
        app.user.tapTab(1)
        app.expect("second")
        #expect(HeadlessSwiftUI.evaluations["StackView"] == 1)
    }

    @Test(arguments: [false, true])
    func `T3: an action tab never changes the selection`(isFirst: Bool) {
        let app = FactApp(signedIn: true) { $0.selectsTabsFirst = isFirst }
        let tabs = app.tabs
        HeadlessSwiftUI.resetEvaluations()
        app.user.tapTab(1)
        #expect(HeadlessSwiftUI.evaluations["TabsView"] == nil)
        #expect(tabs?.selectedIndex == 0)
        app.expect("camera", modals: 1)
    }

    // MARK: - State

    @Test func `O1, O2: a change evaluates only the views that show it`() {
        let app = FactApp()
        app.tap("showMain")
        HeadlessSwiftUI.resetEvaluations()
        app.tap("open")
        #expect(HeadlessSwiftUI.evaluations == ["ScreenView": 1, "ListScreenView": 1, "TestView": 1])
        app.expect("details", stack: 2)
    }

    @Test func `O1: an alert doesn't evaluate the view below it`() {
        let app = FactApp()
        app.tap("takePicture")
        HeadlessSwiftUI.resetEvaluations()
        app.tap("ask")
        #expect(app.user.alert?.title == "Again?")
        #expect(HeadlessSwiftUI.evaluations["LevelView"] == nil)
    }

    @Test func `O3: a scene creates its root coordinator once`() {
        let app = FactApp()
        app.createViewAgain()
        app.createViewAgain()
        #expect(app.rootRequests == 1)
        app.expect("launch")
    }

    @Test func `O4, O5: a screen that SwiftUI retains doesn't retain the model`() {
        let app = FactApp { $0.turnsToRelease = 3 }
        app.tap("showMain", "open")
        let slot = Released(app.topSlot)
        let shown = app.topSlot?.display
        #expect(app.user.tapBack())
        #expect(slot.isReleased && shown != nil)
    }

    @Test func `O4, O5: a modal that SwiftUI retains doesn't retain the model`() {
        let app = FactApp()
        app.tap("showMain", "openTwo", "peek")
        let slot = Released(app.topSlot)
        let level = app.scene?.progress.layers.last?.shownBy
        app.tap("done")
        #expect(slot.isReleased && level != nil)
    }
}
