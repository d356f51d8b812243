import Testing
import UIKit

@MainActor struct SwipeDownTests {
    /// Presents a stack with one screen in that style.
    private func layer(_ stage: Stage, _ style: UIModalPresentationStyle = .automatic) -> UINavigationController {
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.stack(["s"])
        sheet.modalPresentationStyle = style
        sheet.presentationController?.delegate = stage.delegate
        root.present(sheet, animated: false)
        _ = stage.journal.take()
        return sheet
    }

    @Test func theDelegateHearsOfItInOrder() {
        let stage = Stage()
        let sheet = layer(stage)
        #expect(stage.user.swipeDown())
        #expect(stage.calls() == ["shouldDismiss", "willDismiss", "s.willDisappear", "s.didDisappear", "didDismiss s"])
        #expect(sheet.presentingViewController == nil)
        #expect(stage.user.visibleViewController?.label == "root")
        #expect(!stage.user.swipeDown())
    }

    @Test func aCancelledDragHasNoDidDismiss() {
        let stage = Stage()
        let sheet = layer(stage)
        #expect(stage.user.beginSwipeDown())
        #expect(sheet.isBeingDismissed)
        stage.user.finishTransitions()
        #expect(stage.user.cancelSwipeDown())
        #expect(
            stage.journal.take().filter { !$0.contains("Show") } == [
                "shouldDismiss", "willDismiss", "s.willDisappear", "s.willAppear", "s.didAppear",
            ]
        )
        #expect(stage.user.presentedLayers == [sheet])
        #expect(!sheet.isBeingDismissed)
        #expect(stage.user.swipeDown())
    }

    @Test func aModalLayerStays() {
        let stage = Stage()
        let sheet = layer(stage)
        sheet.isModalInPresentation = true
        #expect(!stage.user.swipeDown())
        #expect(stage.calls() == ["didAttemptToDismiss"])
        sheet.isModalInPresentation = false
        sheet.viewControllers[0].isModalInPresentation = true
        #expect(!stage.user.swipeDown(), "the visible screen of a container counts too")
        #expect(stage.calls() == ["didAttemptToDismiss"])
    }

    @Test func whatTheDelegateShowsForAnAttemptIsThereAtOnce() {
        let stage = Stage()
        let sheet = layer(stage)
        let asks = AsksBeforeLeaving()
        sheet.presentationController?.delegate = asks
        sheet.isModalInPresentation = true
        #expect(!stage.user.swipeDown())
        #expect(stage.user.tapAlert("Discard"))
        #expect(stage.user.presentedLayers == [])
        #expect(HeadlessUIKit.warnings == [])
    }

    @Test func theDelegateMayRefuse() {
        let stage = Stage()
        let sheet = layer(stage)
        stage.delegate.allowsDismissal = false
        #expect(!stage.user.swipeDown())
        #expect(stage.calls() == ["shouldDismiss", "didAttemptToDismiss"])
        #expect(stage.user.presentedLayers == [sheet])
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover])
    func someStylesCanBeSwipedAway(style: UIModalPresentationStyle) {
        let stage = Stage()
        _ = layer(stage, style)
        #expect(stage.user.swipeDown())
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext, .currentContext, .custom])
    func othersCannot(style: UIModalPresentationStyle) {
        let stage = Stage()
        _ = layer(stage, style)
        #expect(!stage.user.swipeDown())
        #expect(stage.calls() == [])
    }

    @Test func `a tap outside ends a popover on a pad, and no sheet`() {
        let stage = Stage()
        HeadlessUIKit.userInterfaceIdiom = .pad
        let sheet = layer(stage)
        #expect(!stage.user.tapOutside())
        let popover = stage.screen("popover")
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = sheet.view
        popover.presentationController?.delegate = stage.delegate
        sheet.present(popover, animated: false)
        popover.isModalInPresentation = true
        #expect(!stage.user.tapOutside())
        popover.isModalInPresentation = false
        #expect(stage.user.tapOutside())
        #expect(stage.calls().last == "didDismiss popover")
        #expect(stage.user.presentedLayers == [sheet])
    }

    @Test func onlyTheTopLayerGoes() {
        let stage = Stage()
        let sheet = layer(stage)
        sheet.present(stage.screen("top"), animated: false)
        #expect(stage.user.swipeDown())
        #expect(stage.user.presentedLayers == [sheet])
    }

    @Test func aDelegateOnTheScreenInsideHearsNothing() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.stack(["s"])
        sheet.viewControllers[0].presentationController?.delegate = stage.delegate
        root.present(sheet, animated: false)
        _ = stage.journal.take()
        #expect(stage.user.swipeDown())
        #expect(stage.calls() == ["s.willDisappear", "s.didDisappear"])
    }

    @Test func aDelegateIsNotKeptForTheNextPresentation() {
        let stage = Stage()
        let sheet = layer(stage)
        #expect(stage.user.swipeDown())
        stage.window.rootViewController?.present(sheet, animated: false)
        #expect(sheet.presentationController?.delegate == nil)
    }
}

private final class AsksBeforeLeaving: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let sheet = presentationController.presentedViewController
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in sheet.dismiss(animated: true) })
        sheet.present(alert, animated: true)
    }
}
