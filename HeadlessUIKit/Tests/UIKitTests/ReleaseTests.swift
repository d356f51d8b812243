import Testing
import UIKit

/// Tests that the module releases removed controllers.
@MainActor struct ReleaseTests {
    @Test func aPoppedScreenIsReleasedAtTheEndOfItsTransition() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        weak var popped: UIViewController?
        do {
            let screen = stage.screen("b")
            navigation.pushViewController(screen, animated: false)
            popped = screen
        }
        navigation.popViewController(animated: true)
        #expect(popped != nil)
        HeadlessUIKit.finishTransitions()
        #expect(popped == nil)
    }

    @Test func nothingIsReleasedUnderTheFinger() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        weak let top = navigation.topViewController
        stage.user.beginSwipeBack()
        #expect(top != nil)
        stage.user.cancelSwipeBack()
        #expect(top != nil && navigation.topViewController === top)
        stage.user.swipeBack()
        #expect(top == nil)
    }

    @Test func screensBetweenAreReleasedToo() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b", "c")
        weak let between = navigation.viewControllers[1]
        stage.user.backMenu(to: 0)
        #expect(between == nil)
    }

    @Test func aDismissedLayerIsReleased() {
        let stage = Stage()
        stage.show(stage.screen("root"))
        weak var layer: UIViewController?
        weak var screen: UIViewController?
        for dismiss in [{ stage.window.rootViewController?.dismiss(animated: true) }, { _ = stage.user.swipeDown() }] {
            do {
                let sheet = stage.stack(["s"])
                (layer, screen) = (sheet, sheet.viewControllers[0])
                sheet.presentationController?.delegate = stage.delegate
                stage.window.rootViewController?.present(sheet, animated: false)
            }
            #expect(layer != nil)
            dismiss()
            HeadlessUIKit.finishTransitions()
            #expect(layer == nil && screen == nil)
        }
    }

    @Test func aReplacedRootIsReleased() {
        let stage = Stage()
        weak let tabs: UIViewController? = stage.showTabs(["a"], ["b"])
        stage.window.rootViewController = nil
        #expect(tabs == nil)
    }

    @Test func aPresentationControllerThatWasAskedForKeepsItsControllerUntilItIsPresented() {
        weak var untouched: UIViewController?
        weak var never: UIViewController?
        weak var presented: UIViewController?
        do {
            let made = [UIViewController(), UIViewController(), UIViewController()]
            for controller in made { _ = controller.view }
            for controller in made.dropFirst() { _ = controller.presentationController }
            (untouched, never, presented) = (made[0], made[1], made[2])
            let stage = Stage()
            stage.show(stage.screen("root"))
            stage.window.rootViewController?.present(made[2], animated: false)
            stage.window.rootViewController?.dismiss(animated: false)
        }
        #expect(untouched == nil && presented == nil)
        #expect(never != nil)
    }

    @Test func aWindowTakesItsLayersAlong() {
        weak var sheet: UIViewController?
        weak var root: UIViewController?
        do {
            let stage = Stage()
            let base = stage.screen("root")
            stage.show(base)
            let layer = stage.screen("sheet")
            base.present(layer, animated: false)
            (root, sheet) = (base, layer)
        }
        #expect(root == nil && sheet == nil)
    }

    @Test func aRemovedTabIsReleased() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        weak let removed = tabs.viewControllers?[0]
        tabs.setViewControllers(Array((tabs.viewControllers ?? []).dropFirst()), animated: false)
        #expect(removed == nil)
    }
}
