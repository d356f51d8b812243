import ExampleKit
import FlowTesting
import Testing
import UIKit

@testable import Photos

@MainActor @Suite struct PhotosTests {
    private func makeApp() -> HeadlessApp<AppCoordinator> {
        HeadlessApp(AppCoordinator(screens: ScreenFactory()))
    }

    @Test func `the root is a plain tab bar controller, one tab a stack and the other a bare screen`() {
        let app = makeApp()
        let bar = app.window.rootViewController as? UITabBarController
        #expect(bar?.viewControllers?.count == 2)
        #expect(bar?.viewControllers?.first is UINavigationController)
        #expect(bar?.viewControllers?.last is ProfileViewController)
        #expect(bar === app.coordinator?.rootViewController)
    }

    @Test func `a tab without a title takes it from its screen`() {
        let app = makeApp()
        let bar = app.window.rootViewController as? UITabBarController
        #expect(bar?.viewControllers?.map(\.tabBarItem.title) == ["Photos", "Profile"])
    }

    @Test func `the child coordinator is kept and started with its parent`() {
        let app = makeApp()
        let bar = app.window.rootViewController as? UITabBarController
        #expect(app.coordinator?.photos.rootViewController === bar?.viewControllers?.first)
        app.coordinator?.photos.showPhoto(name: "Dawn").buy()
        #expect(app.state == "tab photos [photos, photo, terms]")
    }

    @Test func `a purchase stands on the same navigation controller and goes with its screens`() {
        let app = makeApp()
        app.coordinator?.photos.showPhoto(name: "Dawn").buy()
        app.user.finishTransitions()
        let navigation = app.user.visibleViewController?.navigationController
        #expect(navigation?.viewControllers.map(\.title) == ["Photos", "Dawn", "Terms"])
        (app.user.visibleViewController as? ButtonsViewController)?.tap("accept")
        app.user.finishTransitions()
        let purchase = navigation?.viewControllers.dropFirst(2).map { Released($0) } ?? []
        #expect(purchase.count == 2)
        app.user.backMenu(to: 1)
        #expect(app.state == "tab photos [photos, photo]")
        #expect(purchase.allSatisfy { $0.isReleased })
        #expect(app.complaints == [])
    }

    @Test func `cancelling the first screen of a purchase leaves it, as back does`() {
        let app = makeApp()
        app.coordinator?.photos.showPhoto(name: "Dawn").buy()
        app.user.finishTransitions()
        (app.user.visibleViewController as? ButtonsViewController)?.tap("cancel")
        app.user.finishTransitions()
        #expect(app.state == "tab photos [photos, photo]")
        #expect(app.complaints == [])
    }

    @Test func `a bare screen can present another and be swiped back to`() {
        let app = makeApp()
        app.user.tapTab(1)
        app.coordinator?.editName()
        app.user.finishTransitions()
        let editor = Released(app.user.visibleViewController)
        #expect(app.state == "tab profile profile + nameEditor")
        app.user.swipeDown()
        #expect(app.state == "tab profile profile")
        #expect(editor.isReleased)
        #expect(app.complaints == [])
    }
}
