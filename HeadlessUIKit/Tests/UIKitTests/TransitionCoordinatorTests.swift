import Testing
import UIKit

@MainActor struct TransitionCoordinatorTests {
    @Test func itKnowsBothScreensUntilDidShow() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let reader = ReadsFrom()
        navigation.delegate = reader
        navigation.pushViewController(stage.screen("b"), animated: true)
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.viewController(forKey: .from)?.label == "a")
        #expect(coordinator?.viewController(forKey: .to)?.label == "b")
        #expect(coordinator?.isAnimated == true && coordinator?.isInteractive == false)
        HeadlessUIKit.finishTransitions()
        #expect(reader.from == ["a"])
        #expect(navigation.transitionCoordinator == nil)
        navigation.popViewController(animated: false)
        #expect(reader.from == ["a", "none"])
    }

    @Test func completionsComeAfterDidShow() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.pushViewController(stage.screen("b"), animated: true)
        let coordinator = navigation.transitionCoordinator
        let taken = coordinator?.animate(alongsideTransition: { _ in stage.journal.note("alongside") }) { _ in
            stage.journal.note("completion")
        }
        #expect(taken == true)
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls().suffix(2) == ["didShow b", "completion"])
        #expect(coordinator?.animate(alongsideTransition: nil) { _ in } == false)
    }

    @Test func screensInAContainerFindItsTransition() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        let sheet = stage.stack(["s"])
        tabs.present(sheet, animated: true)
        let a = (tabs.viewControllers?[0] as? UINavigationController)?.topViewController
        #expect(a?.transitionCoordinator != nil, "the tab bar controller takes part")
        #expect(sheet.topViewController?.transitionCoordinator != nil)
        HeadlessUIKit.finishTransitions()
        #expect(a?.transitionCoordinator == nil)
    }

    @Test func finishingAlsoEndsWhatCompletionsStart() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.pushViewController(stage.screen("b"), animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            navigation.present(stage.screen("s"), animated: true) {
                navigation.dismiss(animated: true) { stage.journal.note("done") }
            }
        }
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls().last == "done")
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        #expect(HeadlessUIKit.warnings == [])
    }

    @Test func completionsThatNeverStopAreCutOff() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let loop = PushesForever()
        navigation.delegate = loop
        navigation.pushViewController(stage.screen("b"), animated: true)
        HeadlessUIKit.finishTransitions()
        #expect(HeadlessUIKit.warnings.map(\.kind) == [.endlessTransitions])
        HeadlessUIKit.reset()
        #expect(HeadlessUIKit.transitionsInFlight == 0)
    }
}

private final class ReadsFrom: NSObject, UINavigationControllerDelegate {
    var from: [String] = []

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        from.append(navigationController.transitionCoordinator?.viewController(forKey: .from)?.label ?? "none")
    }
}

private final class PushesForever: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        navigationController.setViewControllers([UIViewController()], animated: true)
    }
}
