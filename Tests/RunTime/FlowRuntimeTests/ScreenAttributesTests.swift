@testable import FlowRuntime
import FlowTesting
import Testing
import UIKit

@MainActor @Suite struct ScreenAttributesTests {
    private func makeApp(_ screens: ShelfScreen...) -> HeadlessApp<StoreCoordinator> {
        let app = HeadlessApp(StoreCoordinator())
        for screen in screens { app.take(ShelfCoordinator.self) { _, change in change.push(screen) } }
        return app
    }

    @Test func `titles`() {
        let app = makeApp(.receipt)
        let (shelf, receipt) = (app.user.visibleStack[0], app.user.visibleStack[1])
        #expect(shelf.title == "All")
        #expect(shelf.navigationItem.largeTitleDisplayMode == .always)
        #expect(shelf.navigationController?.navigationBar.prefersLargeTitles == true)
        #expect(receipt.title == "receipt")
        #expect(receipt.navigationItem.largeTitleDisplayMode == .never)
        #expect(app.window.rootViewController?.children.first?.tabBarItem.title == "shelf")
    }

    @Test func `the tab bar is hidden from a screen that hides it upwards, but never by the first`() {
        let app = makeApp()
        #expect(app.user.seesTabBar)
        app.take(ShelfCoordinator.self) { _, change in change.push(.item) }
        #expect(!app.user.seesTabBar)
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(!app.user.seesTabBar)
        app.user.backMenu(to: 0)
        #expect(app.user.seesTabBar)
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(app.user.seesTabBar)
    }

    @Test func `a screen without back has no button and no swipe, and the one after it has both`() {
        let app = makeApp(.receipt)
        #expect(!app.user.tapBack())
        #expect(!app.user.swipeBack())
        #expect(!app.user.swipeBack(from: .content))
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(app.user.swipeBack(from: .content))
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(app.user.tapBack())
        #expect(!app.user.swipeBack())
        #expect(app.state == "tab shelf [shelf, receipt]")
        #expect(app.complaints == [])
    }

    @Test func `the navigation bar comes and goes with the screen, and the swipe stays`() {
        let app = makeApp(.photo)
        let navigation = app.shopScreen?.navigationController
        #expect(navigation?.isNavigationBarHidden == true)
        app.user.beginSwipeBack()
        app.user.cancelSwipeBack()
        #expect(navigation?.isNavigationBarHidden == true)
        #expect(app.user.swipeBack())
        #expect(app.state == "tab shelf [shelf]")
        #expect(navigation?.isNavigationBarHidden == false)
        // At the first screen, UIKit's delegate decides again.
        #expect(!app.user.swipeBack())
        app.take(ShelfCoordinator.self) { _, change in
            change.push(.photo)
            change.push(.note)
        }
        #expect(navigation?.isNavigationBarHidden == false)
        #expect(app.user.tapBack())
        #expect(navigation?.isNavigationBarHidden == true)
        // Only UIKit controls the content swipe.
        #expect(!app.user.swipeBack(from: .content))
        #expect(app.user.swipeBack())
        #expect(app.complaints == [])
    }

    @Test func `a hidden bar does not let the user leave a screen without back`() {
        let app = makeApp(.locked)
        #expect(app.shopScreen?.navigationController?.isNavigationBarHidden == true)
        // An app can enable the swipe again.
        app.shopScreen?.navigationController?.interactivePopGestureRecognizer?.isEnabled = true
        #expect(!app.user.swipeBack() && !app.user.swipeBack(from: .content))
        #expect(app.state == "tab shelf [shelf, locked]")
    }

    @Test func `what is asked of UIKit's delegate of the edge swipe stays asked of it`() {
        let app = makeApp(.note)
        let recognizer = app.shopScreen?.navigationController?.interactivePopGestureRecognizer
        let original = recognizer?.delegate
        app.take(ShelfCoordinator.self) { _, change in change.push(.photo) }
        #expect((recognizer?.delegate as? SwipeDelegate)?.original === original)
        let content = app.shopScreen?.navigationController?.interactiveContentPopGestureRecognizer
        #expect(content?.delegate === original)
        app.user.swipeBack()
        #expect(recognizer?.delegate === original)
    }

    @Test func `a delegate that app code sets on the edge swipe meanwhile stays`() {
        final class Own: NSObject, UIGestureRecognizerDelegate {}
        let own = Own()
        let app = makeApp(.photo)
        let recognizer = app.shopScreen?.navigationController?.interactivePopGestureRecognizer
        recognizer?.delegate = own
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(recognizer?.delegate === own)
    }

    @Test func `a bar that the app hides itself is left alone`() {
        let app = makeApp(.note)
        app.shopScreen?.navigationController?.setNavigationBarHidden(true, animated: false)
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(app.shopScreen?.navigationController?.isNavigationBarHidden == true)
    }

    @Test func `a swipe that the app stops itself stays stopped, and both swipes stop where there is no way back`() {
        let app = makeApp(.note)
        let navigation = app.shopScreen?.navigationController
        navigation?.interactivePopGestureRecognizer?.isEnabled = false
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(navigation?.interactivePopGestureRecognizer?.isEnabled == false)
        app.take(ShelfCoordinator.self) { _, change in change.push(.receipt) }
        #expect(navigation?.interactiveContentPopGestureRecognizer?.isEnabled == false)
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(navigation?.interactiveContentPopGestureRecognizer?.isEnabled == true)
    }

    @Test func `no edge swipe begins at a first screen with a hidden bar, nor in a transition`() throws {
        let app = makeApp()
        app.take(ShelfCoordinator.self) { _, change in change.replace(with: .photo) }
        let navigation = app.shopScreen?.navigationController
        let recognizer = try #require(navigation?.interactivePopGestureRecognizer)
        let delegate = try #require(recognizer.delegate as? SwipeDelegate)
        #expect(!delegate.gestureRecognizerShouldBegin(recognizer))
        (app.shopScreen?.router as? Router<ShelfCoordinator>)?.navigate { _, change in change.push(.photo) }
        #expect(navigation?.viewControllers.count == 2)
        #expect(!delegate.gestureRecognizerShouldBegin(recognizer))
        app.user.finishTransitions()
        #expect(delegate.gestureRecognizerShouldBegin(recognizer))
    }

    @Test func `large titles that the app switches off stay off for the screens that are there`() {
        let app = makeApp()
        let navigation = app.shopScreen?.navigationController
        navigation?.navigationBar.prefersLargeTitles = false
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(navigation?.navigationBar.prefersLargeTitles == false)
    }

    @Test func `the navigation bar goes along with the screen`() {
        let app = makeApp()
        (app.shopScreen?.router as? Router<ShelfCoordinator>)?.navigate { _, change in change.push(.photo) }
        #expect(HeadlessUIKit.transitionsInFlight == 1)
        #expect(app.window.rootViewController?.children.first.flatMap { $0 as? UINavigationController }?.isNavigationBarHidden == true)
    }
}
