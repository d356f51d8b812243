import Testing
import UIKit

@MainActor struct DismissingTests {
    /// A root that presents `first`, which presents `second`.
    private func twoLayers(_ stage: Stage) -> (root: Screen, first: Screen, second: Screen) {
        let (root, first, second) = (stage.screen("root"), stage.screen("first"), stage.screen("second"))
        stage.show(root)
        root.present(first, animated: false)
        first.present(second, animated: false)
        _ = stage.journal.take()
        return (root, first, second)
    }

    @Test func thePresentedControllerAsksItsPresenter() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let sheet = stage.stack(["s", "t"])
        navigation.present(sheet, animated: false)
        _ = stage.journal.take()
        sheet.viewControllers[1].dismiss(animated: true) { stage.journal.note("completion") }
        #expect(navigation.presentedViewController === sheet, "it stays set until the end")
        #expect(sheet.isBeingDismissed && !sheet.viewControllers[1].isBeingDismissed)
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls() == ["t.willDisappear", "t.didDisappear", "completion"])
        #expect(navigation.presentedViewController == nil && sheet.presentingViewController == nil)
        #expect(stage.user.presentedLayers == [])
    }

    @Test(arguments: [false, true]) func theContainerViewIsInTheWindowUntilTheEnd(isSwipe: Bool) {
        final class Watch: UIView {
            var windows: [Bool] = []
            override func didMoveToWindow() { windows.append(window != nil) }
        }
        let stage = Stage()
        let (root, sheet, watch) = (stage.screen("root"), stage.screen("sheet"), Watch())
        stage.show(root)
        #expect(sheet.presentationController?.containerView == nil)
        root.present(sheet, animated: false)
        sheet.presentationController?.containerView?.addSubview(watch)
        #expect(watch.windows == [true])
        if isSwipe { stage.user.beginSwipeDown() } else { root.dismiss(animated: true) }
        #expect(watch.windows == [true])
        if isSwipe { stage.user.finishSwipeDown() } else { HeadlessUIKit.finishTransitions() }
        #expect(watch.windows == [true, false])
        #expect(sheet.presentationController?.containerView == nil)
    }

    @Test func aScreenThatPresentsDismissesItsChild() {
        let stage = Stage()
        let (root, first, second) = twoLayers(stage)
        first.dismiss(animated: false)
        #expect(stage.user.presentedLayers == [first])
        #expect(second.presentingViewController == nil)
        #expect(root.presentedViewController === first)
    }

    @Test func allAboveGoesToo() {
        let stage = Stage()
        let (root, first, second) = twoLayers(stage)
        root.dismiss(animated: true) { stage.journal.note("completion") }
        #expect(first.isBeingDismissed && second.isBeingDismissed)
        #expect(HeadlessUIKit.transitionsInFlight == 1)
        #expect(root.transitionCoordinator?.viewController(forKey: .from) === second)
        HeadlessUIKit.finishTransitions()
        #expect(
            stage.calls() == [
                "second.willDisappear", "first.willDisappear", "second.didDisappear", "first.didDisappear", "completion",
            ]
        )
        #expect(root.presentedViewController == nil && first.presentedViewController == nil)
    }

    @Test func withNothingToDismissNothingHappens() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        root.dismiss(animated: true) { stage.journal.note("never") }
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls() == [])
        #expect(HeadlessUIKit.warnings == [])
    }

    @Test func dismissingTwiceIsIgnored() {
        let stage = Stage()
        let (root, _, _) = twoLayers(stage)
        root.dismiss(animated: true)
        root.dismiss(animated: true) { stage.journal.note("never") }
        #expect(HeadlessUIKit.warnings.map(\.kind) == [.presentationInProgress])
        HeadlessUIKit.finishTransitions()
        #expect(!stage.calls().contains("never"))
        #expect(root.presentedViewController == nil)
    }

    @Test func dismissingInCodeIsSilentForTheAdaptiveDelegate() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.screen("sheet")
        sheet.presentationController?.delegate = stage.delegate
        root.present(sheet, animated: false)
        root.dismiss(animated: false)
        #expect(stage.calls() == ["sheet.willAppear", "sheet.didAppear", "sheet.willDisappear", "sheet.didDisappear"])
    }

    @Test func aFullScreenOverASheetUncoversTheSheetOnly() {
        let stage = Stage()
        let (root, sheet, full) = (stage.screen("root"), stage.screen("sheet"), stage.screen("full"))
        stage.show(root)
        full.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        sheet.present(full, animated: false)
        _ = stage.journal.take()
        full.dismiss(animated: false)
        #expect(stage.calls() == ["full.willDisappear", "sheet.willAppear", "full.didDisappear", "sheet.didAppear"])
        sheet.present(full, animated: false)
        _ = stage.journal.take()
        root.dismiss(animated: false)
        #expect(stage.calls() == ["full.willDisappear", "full.didDisappear"], "the sheet had disappeared before")
    }

    @Test func aStackUnderAFullScreenLayerChangesUnseen() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let full = stage.screen("full")
        full.modalPresentationStyle = .fullScreen
        navigation.present(full, animated: false)
        _ = stage.journal.take()
        navigation.pushViewController(stage.screen("b"), animated: true)
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        #expect(stage.calls() == [])
        navigation.dismiss(animated: false)
        #expect(stage.calls() == ["full.willDisappear", "willShow b", "b.willAppear", "full.didDisappear", "b.didAppear", "didShow b"])
    }
}
