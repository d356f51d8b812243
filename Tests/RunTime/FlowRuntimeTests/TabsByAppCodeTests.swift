import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests tabs that app code selects in UIKit directly, without a call to the delegate.
@MainActor @Suite struct TabsByAppCodeTests {
    @Test func `a tab that app code selects is the one that shows, with its first screen`() {
        let app = EverythingApp()
        let bar = app.window.rootViewController as? UITabBarController
        bar?.selectedIndex = 1
        #expect(app.state == "tab inner tab second second")
        (bar?.selectedViewController as? UITabBarController)?.selectedIndex = 0
        #expect(app.state == "tab inner tab first [shallow]")
        app.tap("go")
        #expect(app.state == "tab inner tab first [shallow, deep]")
        bar?.selectedViewController = bar?.viewControllers?.first
        #expect(app.state == "tab list [list]")
        #expect(app.events.filter { if case .changed = $0 { true } else { false } }.count == 4)
        #expect(app.complaints == [])
    }

    @Test func `a tab that is tapped while a push is in flight`() {
        let app = EverythingApp()
        let bar = app.window.rootViewController as? UITabBarController
        _ = app.screen?.tap("open")
        // A device accepts the tap, but the headless user has to wait.
        bar?.selectedIndex = 2
        #expect(app.state == "tab about about")
        _ = app.screen?.tap("peek")
        app.user.finishTransitions()
        #expect(app.state == "tab about about + card")
        app.user.swipeDown()
        app.user.tapTab(0)
        #expect(app.state == "tab list [list, details]")
        #expect(app.user.visibleStack.count == 2)
        #expect(app.complaints == [])
    }
}
