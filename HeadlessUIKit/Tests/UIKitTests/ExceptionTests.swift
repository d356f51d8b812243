import Foundation
import Testing
import UIKit

/// Tests that exceptions are recorded and don't change the state.
@MainActor struct ExceptionTests {
    private func recorded() -> [String] {
        HeadlessUIKit.exceptions.map(\.description)
    }

    @Test func pushingTheSameScreenTwice() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        navigation.pushViewController(navigation.viewControllers[0], animated: true)
        #expect(navigation.labels == ["a", "b"])
        #expect(
            recorded() == [
                "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<Screen>)"
            ]
        )
        #expect(stage.calls() == [])
    }

    @Test func settingAStackWithTheSameScreenTwice() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let b = stage.screen("b")
        navigation.setViewControllers([b, b], animated: true)
        #expect(navigation.labels == ["a"])
        #expect(
            recorded() == [
                "NSInvalidArgumentException: All view controllers in a navigation controller must be distinct (<Screen>, <Screen>)"
            ]
        )
    }

    @Test func pushingContainers() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.pushViewController(UINavigationController(), animated: true)
        navigation.pushViewController(UITabBarController(), animated: true)
        #expect(navigation.labels == ["a"])
        #expect(
            recorded() == [
                "NSInvalidArgumentException: Pushing a navigation controller is not supported (<UINavigationController>)",
                "NSInvalidArgumentException: Pushing a tab bar controller is not supported (<UITabBarController>)",
            ]
        )
    }

    @Test func poppingToAScreenThatIsNotThere() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        #expect(navigation.popToViewController(stage.screen("x"), animated: true) == nil)
        #expect(navigation.labels == ["a", "b"])
        #expect(recorded() == ["NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."])
    }

    @Test func changingTheStackUnderTheFinger() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        stage.user.beginSwipeBack()
        navigation.pushViewController(stage.screen("c"), animated: true)
        #expect(HeadlessUIKit.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
        stage.user.cancelSwipeBack()
        #expect(navigation.labels == ["a", "b"])
    }

    @Test func presentingWhatIsPresented() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.screen("sheet")
        root.present(sheet, animated: false)
        sheet.present(sheet, animated: false)
        #expect(
            recorded() == [
                "NSInvalidArgumentException: Application tried to present modally an active controller <Screen> "
                    + "that is already presented by <Screen>."
            ]
        )
    }

    @Test func presentingWhatIsInAContainer() {
        let stage = Stage()
        let navigation = stage.showStack("a", "b")
        navigation.present(navigation.viewControllers[1], animated: true)
        navigation.present(navigation, animated: true)
        #expect(
            recorded() == [
                "NSInvalidArgumentException: Application tried to present modally an active controller <Screen> "
                    + "that has a parent <UINavigationController>.",
                "NSInvalidArgumentException: Application tried to present modally an active controller <UINavigationController>.",
            ]
        )
        #expect(navigation.presentedViewController == nil)
    }

    @Test func aPopoverWithoutAnAnchorOnAPad() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let popover = stage.screen("popover")
        popover.modalPresentationStyle = .popover
        HeadlessUIKit.userInterfaceIdiom = .pad
        root.present(popover, animated: true)
        #expect(HeadlessUIKit.exceptions.map(\.name) == ["NSGenericException"])
        #expect(root.presentedViewController == nil && HeadlessUIKit.transitionsInFlight == 0)
        popover.popoverPresentationController?.sourceView = root.view
        root.present(popover, animated: false)
        #expect(root.presentedViewController === popover)
    }

    @Test func `a popover and an action sheet need something to point at wherever the window is wide`() {
        for (idiom, isNarrow) in [(UIUserInterfaceIdiom.phone, false), (.phone, true), (.pad, false), (.pad, true)] {
            let stage = Stage()
            let root = stage.screen("root")
            stage.show(root)
            HeadlessUIKit.userInterfaceIdiom = idiom
            #expect(stage.user.resize(isNarrow: isNarrow))
            let popover = stage.screen("popover")
            popover.modalPresentationStyle = .popover
            for controller in [popover, UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)] {
                root.present(controller, animated: false)
                #expect((root.presentedViewController === controller) == isNarrow)
                root.dismiss(animated: false)
            }
            #expect(HeadlessUIKit.exceptions.count == (isNarrow ? 0 : 2))
        }
        HeadlessUIKit.reset()
    }

    @Test func aPopoverWithoutAnAnchorOnAPhone() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let popover = stage.screen("popover")
        popover.modalPresentationStyle = .popover
        root.present(popover, animated: false)
        #expect(root.presentedViewController === popover)
        #expect(recorded() == [])
    }

    @Test func selectingWhatIsNotATab() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        tabs.selectedViewController = stage.screen("x")
        #expect(tabs.selectedIndex == 0)
        #expect(HeadlessUIKit.exceptions.map(\.name) == ["NSInvalidArgumentException"])
        #expect(HeadlessUIKit.exceptions.first?.reason.contains("only a view controller in the tab bar controller's list") == true)
    }

    @Test func resettingForgets() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        navigation.pushViewController(UINavigationController(), animated: false)
        navigation.pushViewController(stage.screen("b"), animated: true)
        HeadlessUIKit.userInterfaceIdiom = .pad
        HeadlessUIKit.reset()
        #expect(HeadlessUIKit.exceptions == [] && HeadlessUIKit.transitionsInFlight == 0)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }

    @Test func testsThatSuspendCanHaveARecordOfTheirOwn() async {
        await HeadlessUIKit.withOwnState {
            let navigation = UINavigationController()
            navigation.pushViewController(UINavigationController(), animated: false)
            await Task.yield()
            #expect(HeadlessUIKit.exceptions.count == 1)
        }
    }
    /// Keeps all threads of Swift's runtime busy until the test is over, or for some seconds.
    @Test func tasksOfTestsWithTheirOwnStateNeedNoOtherThread() async {
        let sleepers = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
            Task.detached { (0..<20_000).contains { _ in usleep(100) != 0 || Task.isCancelled } }
        }
        await HeadlessUIKit.withOwnState {
            var log: [String] = []
            var waiting: CheckedContinuation<Void, Never>?
            let task = Task {
                await withCheckedContinuation { waiting = $0 }
                log.append("resumed")
                while !Task.isCancelled { await Task.yield() }
                log.append("canceled")
            }
            await HeadlessUIKit.finishTasks()
            waiting?.resume()
            await HeadlessUIKit.finishTasks()
            #expect(log == ["resumed"])
            task.cancel()
            await HeadlessUIKit.finishTasks()
            #expect(log == ["resumed", "canceled"])
        }
        for sleeper in sleepers {
            sleeper.cancel()
            #expect(await sleeper.value, "the test waited for a thread")
        }
    }
}
