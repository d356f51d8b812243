import ExampleKit
import FlowRuntime
import FlowTesting
import Testing
import UIKit

@testable import CustomTabBar

@MainActor @Suite struct CustomTabBarTests {
    private let style = BarStyle()
    private let camera = Camera()

    private func makeApp() -> HeadlessApp<MainCoordinator> {
        HeadlessApp(MainCoordinator(screens: ScreenFactory(style: style), effects: camera))
    }

    private func bar(_ app: HeadlessApp<MainCoordinator>) -> CustomTabBarController? {
        app.window.rootViewController as? CustomTabBarController
    }

    private func tapItem(_ index: Int, _ app: HeadlessApp<MainCoordinator>) {
        let item = bar(app)?.items[index]
        #expect(item.map { app.user.tap($0) } == true)
        app.user.finishTransitions()
    }

    @Test func `the system's bar is hidden and the app's own has an item for each tab`() {
        let app = makeApp()
        #expect(bar(app)?.tabBar.isHidden == true)
        let items = bar(app)?.items.compactMap { $0 as? BarItem } ?? []
        #expect(items.map(\.title) == ["Feed", "Search", "Camera", "Me"])
        #expect(items.map(\.state) == [.normal, .selected, .normal, .normal])
        #expect(app.state == "tab search search")
        #expect(app.complaints == [])
    }

    @Test func `a tap on an item selects its tab and tells the delegate`() {
        let app = makeApp()
        tapItem(3, app)
        #expect(app.state == "tab profile [profile]")
        #expect(style.selections.last == 3)
        #expect(app.complaints == [])
    }

    @Test func `the action tab does something and isn't selected`() {
        let app = makeApp()
        tapItem(2, app)
        #expect(app.state == "tab search search + preview")
        #expect(bar(app)?.selectedIndex == 1)
        #expect(app.complaints == [])
    }

    @Test func `where the answer is no, an alert says so`() {
        let app = makeApp()
        camera.isAllowed = false
        tapItem(2, app)
        #expect((app.user.visibleViewController as? UIAlertController)?.title == "No camera")
        #expect(app.state == "tab search search")
        #expect(app.complaints == [])
    }

    @Test func `the bar makes room for a screen that hides it`() {
        let app = makeApp()
        tapItem(0, app)
        app.coordinator?.feed.open(number: 1)
        app.user.finishTransitions()
        #expect(bar(app)?.bar.isHidden == true)
        app.user.tapBack()
        #expect(bar(app)?.bar.isHidden == false)
        #expect(app.complaints == [])
    }

    @Test func `a badge reaches its item`() {
        let app = makeApp()
        app.coordinator?.profileBadge = "3"
        #expect(bar(app)?.items.compactMap { ($0 as? BarItem)?.badge } == ["3"])
        #expect(app.coordinator?.profileBadge == "3")
    }
}
