import Testing
import UIKit

/// Tests custom containers.
@MainActor struct AppearanceTests {
    @Test func aChildAddedOnScreenAppears() {
        let stage = Stage()
        let container = stage.screen("container")
        stage.show(container)
        let child = stage.screen("child")
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        #expect(stage.journal.take() == ["child.willEnter", "child.didLoad", "child.willAppear", "child.didAppear", "child.didEnter"])
        #expect(stage.user.visibleViewController === child)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(stage.journal.take() == ["child.willLeave", "child.willDisappear", "child.didDisappear", "child.didLeave"])
    }

    @Test func aChildAddedBeforeAppearsWithItsContainer() {
        let stage = Stage()
        let container = stage.screen("container")
        let child = stage.screen("child")
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        #expect(stage.calls() == [])
        stage.window.rootViewController = container
        stage.window.makeKeyAndVisible()
        #expect(stage.calls() == ["container.willAppear", "child.willAppear", "container.didAppear", "child.didAppear"])
    }

    @Test func aChildWhoseViewIsNotInStaysHidden() {
        let stage = Stage()
        let container = stage.screen("container")
        container.addChild(stage.screen("child"))
        stage.show(container)
        #expect(stage.user.visibleViewController === container)
        stage.window.rootViewController = nil
        #expect(stage.calls() == ["container.willDisappear", "container.didDisappear"])
    }

    @Test func theDriverFindsAStackInsideACustomContainer() {
        let stage = Stage()
        let container = stage.screen("container")
        let inner = stage.stack(["a", "b"])
        container.addChild(inner)
        container.view.addSubview(inner.view)
        stage.show(container)
        #expect(stage.user.tapBack())
        #expect(inner.labels == ["a"])
    }

    @Test func aChildMovesOutOfItsOldContainer() {
        let stage = Stage()
        let (first, second) = (stage.stack(["a"]), stage.stack(["b"]))
        let a = first.viewControllers[0]
        second.pushViewController(a, animated: false)
        #expect(first.labels == [] && second.labels == ["b", "a"])
        #expect(a.navigationController === second)
    }

    @Test func aPushIntoALayerThatIsStillComingEndsWithIt() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.stack(["s"])
        root.present(sheet, animated: true)
        sheet.pushViewController(stage.screen("t"), animated: true)
        #expect(stage.calls() == ["willShow s", "s.willAppear", "willShow t", "s.willDisappear", "t.willAppear"])
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls() == ["s.didDisappear", "t.didAppear", "didShow t"])
    }

    @Test func anUnanimatedPushIntoALayerThatIsStillComingAppearsWithIt() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.stack(["s"])
        root.present(sheet, animated: true)
        _ = stage.journal.take()
        sheet.pushViewController(stage.screen("t"), animated: false)
        #expect(stage.calls() == ["willShow t", "s.willDisappear", "t.willAppear", "s.didDisappear", "didShow t"])
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls() == ["t.didAppear", "didShow t"], "a stack that appears shows its top screen")
    }

    @Test func theTitleIsPassedOn() {
        let screen = UIViewController()
        screen.title = "Home"
        #expect(screen.navigationItem.title == "Home" && screen.tabBarItem.title == "Home")
        screen.tabBarItem = UITabBarItem(title: "Start", image: UIImage(systemName: "house"), tag: 3)
        #expect(screen.title == "Home" && screen.tabBarItem.tag == 3)
    }

    @Test func buttonsInTheBarCanBeTapped() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let close = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in stage.journal.note("tapped") })
        #expect(!stage.user.tap(close))
        navigation.viewControllers[0].navigationItem.rightBarButtonItem = close
        #expect(stage.user.tap(close))
        #expect(stage.calls() == ["tapped"])
    }
}
