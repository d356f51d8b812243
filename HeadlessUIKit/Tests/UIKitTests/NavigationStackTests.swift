import Testing
import UIKit

@MainActor struct NavigationStackTests {
    @Test func anAnimatedPushChangesTheStackAtOnceAndEndsLater() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.pushViewController(stage.screen("b"), animated: true)
        #expect(navigation.labels == ["a", "b"])
        #expect(stage.calls() == ["willShow b", "a.willDisappear", "b.willAppear"])
        #expect(HeadlessUIKit.transitionsInFlight == 1)
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls() == ["a.didDisappear", "b.didAppear", "didShow b"])
        #expect(HeadlessUIKit.transitionsInFlight == 0)
    }

    @Test func anUnanimatedPushIsOverAtOnceAndHasNoCoordinator() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.pushViewController(stage.screen("b"), animated: false)
        #expect(navigation.transitionCoordinator == nil)
        #expect(
            stage.calls() == ["willShow b", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear", "didShow b"]
        )
    }

    @Test func aChangeOffScreenIsSilentAndLoadsNothing() {
        let stage = Stage()
        let navigation = stage.stack(["a"])
        navigation.pushViewController(stage.screen("b"), animated: true)
        #expect(navigation.labels == ["a", "b"])
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        #expect(stage.calls() == [])
        #expect(navigation.viewControllers.allSatisfy { !$0.isViewLoaded })
    }

    @Test func comingOnScreenShowsTheTop() {
        let stage = Stage()
        stage.window.rootViewController = stage.stack(["a", "b"])
        #expect(stage.calls() == [])
        stage.window.makeKeyAndVisible()
        #expect(stage.calls() == ["willShow b", "b.willAppear", "b.didAppear", "didShow b"])
    }

    @Test func poppingReturnsWhatLeaves() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b", "c", "d")
        #expect(navigation.popViewController(animated: false)?.label == "d")
        #expect(navigation.popToViewController(navigation.viewControllers[1], animated: false)?.map(\.label) == ["c"])
        #expect(navigation.popToRootViewController(animated: false)?.map(\.label) == ["b"])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.labels == ["a"])
        #expect(HeadlessUIKit.exceptions == [])
    }

    @Test func theScreensThatLeaveKeepTheirParentUntilTheEnd() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b", "c")
        let (b, c) = (navigation.viewControllers[1], navigation.viewControllers[2])
        navigation.popToRootViewController(animated: true)
        #expect(c.isMovingFromParent)
        #expect(b.navigationController === navigation && c.navigationController === navigation)
        _ = stage.journal.take()
        HeadlessUIKit.finishTransitions()
        #expect(b.parent == nil && c.parent == nil && navigation.children.count == 1)
        #expect(stage.journal.take() == ["c.didDisappear", "a.didAppear", "b.didLeave", "c.didLeave", "didShow a"])
        #expect(!c.isMovingFromParent)
    }

    @Test func containmentCallbacksComeInPairs() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.pushViewController(stage.screen("b"), animated: false)
        navigation.popViewController(animated: false)
        let moves = stage.journal.take().filter { $0.hasSuffix("Enter") || $0.hasSuffix("Leave") }
        #expect(moves == ["b.willEnter", "b.didEnter", "b.willLeave", "b.didLeave"])
    }

    @Test func replacingTheStackIsOneTransition() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        let a = navigation.viewControllers[0]
        navigation.setViewControllers([a, stage.screen("c"), stage.screen("d")], animated: true)
        #expect(navigation.labels == ["a", "c", "d"])
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls() == ["willShow d", "b.willDisappear", "d.willAppear", "b.didDisappear", "d.didAppear", "didShow d"])
    }

    @Test func aChangeUnderTheTopIsSilent() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b", "c")
        let (b, c) = (navigation.viewControllers[1], navigation.viewControllers[2])
        navigation.setViewControllers([stage.screen("x"), c], animated: true)
        #expect(navigation.labels == ["x", "c"])
        #expect(b.parent == nil)
        #expect(stage.calls() == [])
    }

    @Test func anEmptyStackIsLegal() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.viewControllers = []
        #expect(navigation.topViewController == nil)
        #expect(stage.calls() == ["a.willDisappear", "a.didDisappear"])
        navigation.pushViewController(stage.screen("b"), animated: false)
        #expect(stage.calls() == ["willShow b", "b.willAppear", "b.didAppear", "didShow b"])
        #expect(HeadlessUIKit.exceptions == [])
    }

    @Test func aPushDuringATransitionIsPutOffAndWarnedAbout() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.pushViewController(stage.screen("b"), animated: true)
        navigation.pushViewController(stage.screen("c"), animated: true)
        #expect(navigation.labels == ["a", "b"])
        #expect(HeadlessUIKit.warnings.map(\.kind) == [.nestedTransition])
        HeadlessUIKit.finishTransitions()
        #expect(navigation.labels == ["a", "b", "c"])
        #expect(stage.calls().suffix(2) == ["c.didAppear", "didShow c"])
    }

    @Test func aPushFromDidShowIsNotNested() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let delegate = PushesOnce(stage.screen("c"))
        navigation.delegate = delegate
        navigation.pushViewController(stage.screen("b"), animated: true)
        HeadlessUIKit.finishTransitions()
        #expect(navigation.labels == ["a", "b", "c"])
        #expect(HeadlessUIKit.warnings == [])
        #expect(navigation.transitionCoordinator == nil)
    }
}

private final class PushesOnce: NSObject, UINavigationControllerDelegate {
    private var next: UIViewController?

    init(_ next: UIViewController) {
        self.next = next
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard let pushed = next else { return }
        next = nil
        navigationController.pushViewController(pushed, animated: true)
    }
}
