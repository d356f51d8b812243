import Testing
import UIKit

@MainActor struct BackTests {
    @Test func theBackButtonPops() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        #expect(stage.user.tapBack())
        #expect(navigation.labels == ["a"])
        #expect(stage.calls().last == "didShow a")
        #expect(!stage.user.tapBack())
    }

    @Test func `the back button runs the item's own action instead of a pop, and the menu pops`() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        var calls = 0
        navigation.viewControllers[1].navigationItem.backAction = UIAction { _ in calls += 1 }
        #expect(stage.user.tapBack())
        #expect(calls == 1 && navigation.labels == ["a", "b"])
        #expect(stage.user.backMenu(to: 0))
        #expect(navigation.labels == ["a"])
    }

    @Test func theBackMenuPopsSeveral() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b", "c", "d")
        #expect(!stage.user.backMenu(to: 3))
        #expect(!stage.user.backMenu(skipping: 3))
        #expect(stage.user.backMenu(skipping: 1))
        #expect(navigation.labels == ["a", "b"])
        #expect(stage.user.backMenu(to: 0))
        #expect(navigation.labels == ["a"])
    }

    @Test func `the back menu jumps over a screen without a back button`() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b", "c")
        navigation.viewControllers[1].navigationItem.hidesBackButton = true
        #expect(stage.user.backMenu(to: 0))
        #expect(navigation.labels == ["a"])
    }

    @Test func `no back is possible on a screen that hides the button and turns both swipes off`() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        navigation.viewControllers[1].navigationItem.setHidesBackButton(true, animated: false)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        #expect(!stage.user.tapBack() && !stage.user.backMenu(to: 0))
        #expect(!stage.user.swipeBack(from: .edge) && !stage.user.swipeBack(from: .content))
        #expect(navigation.labels == ["a", "b"])
    }

    @Test func thereIsNoBackButtonWhereItIsHiddenOrReplaced() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        let item = navigation.viewControllers[1].navigationItem
        item.hidesBackButton = true
        #expect(!stage.user.tapBack() && !stage.user.swipeBack() && !stage.user.seesBackButton)
        item.hidesBackButton = false
        item.leftBarButtonItem = UIBarButtonItem(title: "Close")
        #expect(!stage.user.tapBack() && !stage.user.swipeBack())
        item.leftItemsSupplementBackButton = true
        #expect(stage.user.seesBackButton)
        navigation.isNavigationBarHidden = true
        #expect(!stage.user.tapBack() && !stage.user.swipeBack())
        navigation.isNavigationBarHidden = false
        #expect(stage.user.tapBack())
    }

    @Test func nothingReactsDuringATransition() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        stage.user.finishesTransitions = false
        #expect(stage.user.tapBack())
        #expect(navigation.labels == ["a"])
        navigation.pushViewController(stage.screen("c"), animated: true)
        #expect(!stage.user.tapBack() && !stage.user.swipeBack() && !stage.user.swipeDown() && !stage.user.tapTab(0))
    }

    @Test func aSwipeBackThatIsFinishedPops() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        #expect(stage.user.beginSwipeBack())
        #expect(stage.calls() == ["willShow a", "b.willDisappear", "a.willAppear"])
        stage.user.finishTransitions()
        #expect(stage.calls() == [], "the finger still holds it")
        #expect(stage.user.finishSwipeBack())
        #expect(stage.calls() == ["b.didDisappear", "a.didAppear", "didShow a"])
        #expect(navigation.labels == ["a"])
        #expect(!stage.user.finishSwipeBack())
    }

    @Test func aSwipeBackThatIsCancelledChangesNothing() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        let b = navigation.viewControllers[1]
        #expect(stage.user.beginSwipeBack())
        #expect(stage.user.cancelSwipeBack())
        #expect(navigation.labels == ["a", "b"])
        #expect(b.parent === navigation && !b.isMovingFromParent)
        #expect(
            stage.journal.take() == [
                "b.willLeave", "willShow a", "b.willDisappear", "a.didLoad", "a.willAppear",
                "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear",
            ]
        )
        #expect(stage.user.swipeBack())
        #expect(navigation.labels == ["a"])
    }

    @Test func aCancelledSwipeTellsTheCoordinator() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        #expect(stage.user.beginSwipeBack())
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == true)
        coordinator?.notifyWhenInteractionChanges { stage.journal.note("lifted, cancelled: \($0.isCancelled)") }
        coordinator?.animate(alongsideTransition: nil) { stage.journal.note("over, cancelled: \($0.isCancelled)") }
        _ = stage.journal.take()
        stage.user.cancelSwipeBack()
        let calls = stage.calls()
        #expect(calls.first == "lifted, cancelled: true")
        #expect(calls.last == "over, cancelled: true")
    }

    @Test func theSwipeCanBeTurnedOff() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(!stage.user.swipeBack())
        #expect(stage.user.beginSwipeBack(from: .content), "iOS 26 has a second recognizer")
        #expect(stage.user.cancelSwipeBack())
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        #expect(!stage.user.swipeBack(from: .content))
        #expect(stage.user.tapBack())
    }

    @Test func aReplacedSwipeDelegateDecides() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        navigation.isNavigationBarHidden = true
        let gate = SwipeGate()
        navigation.interactivePopGestureRecognizer?.delegate = gate
        gate.isOpen = false
        #expect(!stage.user.swipeBack())
        gate.isOpen = true
        #expect(stage.user.swipeBack())
        #expect(navigation.labels == ["a"])
        #expect(HeadlessUIKit.warnings == [])
        #expect(!stage.user.swipeBack())
        #expect(HeadlessUIKit.warnings.map(\.kind) == [.swipeBackAtRoot])
    }
}

private final class SwipeGate: NSObject, UIGestureRecognizerDelegate {
    var isOpen = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
}
