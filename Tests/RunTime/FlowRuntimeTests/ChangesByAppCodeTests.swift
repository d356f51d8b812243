import FlowTesting
import Testing
import UIKit

/// Tests that the coordinators adopt direct changes of UIKit by app code.
@MainActor @Suite struct ChangesByAppCodeTests {
    @Test func `a pop by app code releases the screens and the flow that they were of`() {
        let app = EverythingApp()
        app.tap("open", "begin", "next")
        #expect(app.state == "tab list [list, details, one, two]")
        let gone = app.user.visibleStack.dropFirst(2).map { Released($0) }
        let navigation = app.screen?.navigationController
        navigation?.popToViewController(app.user.visibleStack[1], animated: true)
        app.user.finishTransitions()
        #expect(app.state == "tab list [list, details]")
        #expect(gone.allSatisfy { $0.isReleased })
        navigation?.popViewController(animated: false)
        HeadlessUIKit.turnRunLoop()
        #expect(app.state == "tab list [list]")
        #expect(app.complaints == [])
    }

    @Test func `a screen that dismisses itself ends its layer, whether it is bare or in a stack`() {
        let app = EverythingApp()
        app.tap("open", "more", "peek")
        #expect(app.state == "tab list [list, details, extra] + sheet")
        let sheet = Released(app.screen)
        // For example, SwiftUI's hosting view allows no additions.
        #expect(app.screen?.view.subviews.isEmpty == true && app.screen?.children.isEmpty == true)
        app.screen?.dismiss(animated: true)
        app.user.finishTransitions()
        #expect(app.state == "tab list [list, details, extra]")
        #expect(sheet.isReleased)

        app.user.tapBack()
        app.tap("beginOver", "next")
        #expect(app.state == "tab list [list, details] + [one, two]")
        app.screen?.dismiss(animated: false)
        HeadlessUIKit.turnRunLoop()
        #expect(app.state == "tab list [list, details]")
        app.tap("beginOver")
        #expect(app.state == "tab list [list, details] + [one]")
        #expect(app.complaints == [])
    }

    @Test func `a dismissal from below ends all layers above`() {
        let app = EverythingApp()
        app.user.tapTab(2)
        app.tap("peek", "more", "more")
        #expect(app.state == "tab about about + card + card + card")
        let cards = app.user.presentedLayers.map { Released($0) }
        app.window.rootViewController?.dismiss(animated: true)
        app.user.finishTransitions()
        #expect(app.state == "tab about about")
        #expect(cards.allSatisfy { $0.isReleased })
        #expect(app.complaints == [])
    }

    @Test func `something that the app presents itself is presented over`() {
        let app = EverythingApp()
        app.user.tapTab(2)
        app.screen?.present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
        app.user.finishTransitions()
        let about = (app.window.rootViewController as? UITabBarController)?.selectedViewController as? TestScreen
        #expect(about?.tap("peek") == true)
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 2)
        #expect(app.state == "tab about about + card")
        app.tap("close")
        #expect(app.state == "tab about about")
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.complaints == [])
    }
}
