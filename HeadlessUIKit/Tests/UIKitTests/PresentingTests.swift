import Testing
import UIKit

@MainActor struct PresentingTests {
    @Test func theCompletionComesAfterDidAppear() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.screen("sheet")
        root.present(sheet, animated: true) { stage.journal.note("completion") }
        #expect(sheet.isBeingPresented)
        #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
        #expect(stage.calls() == ["sheet.willAppear"])
        HeadlessUIKit.finishTransitions()
        #expect(stage.calls() == ["sheet.didAppear", "completion"])
        #expect(!sheet.isBeingPresented)
    }

    @Test func withoutAnimationItIsOverAtOnce() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        root.present(stage.screen("sheet"), animated: false) { stage.journal.note("completion") }
        #expect(stage.calls() == ["sheet.willAppear", "sheet.didAppear", "completion"])
    }

    @Test func onlyFullScreenTakesThePresenterAway() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let full = stage.screen("full")
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(stage.calls() == ["root.willDisappear", "full.willAppear", "full.didAppear", "root.didDisappear"])
        #expect(root.viewIfLoaded?.window == nil)
        root.dismiss(animated: false)
        #expect(stage.calls() == ["full.willDisappear", "root.willAppear", "full.didDisappear", "root.didAppear"])
        #expect(root.viewIfLoaded?.window === stage.window)
    }

    @Test func theOutermostContainerPresents() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let a = navigation.viewControllers[0]
        let sheet = stage.screen("sheet")
        a.present(sheet, animated: false)
        #expect(sheet.presentingViewController === navigation)
        #expect(a.presentedViewController === sheet, "it asks the containers around it")
        #expect(navigation.visibleViewController === sheet)
    }

    @Test func aContextInsideAContainerPresentsIfAskedTo() {
        let stage = Stage()
        let navigation = stage.showStack("a")
        let a = navigation.viewControllers[0]
        a.definesPresentationContext = true
        let over = stage.screen("over")
        over.modalPresentationStyle = .overCurrentContext
        a.present(over, animated: false)
        #expect(over.presentingViewController === a)
        navigation.dismiss(animated: false)
        #expect(a.presentedViewController === over, "the navigation controller doesn't present it")
        a.dismiss(animated: false)
        #expect(a.presentedViewController == nil)
    }

    @Test func presentingOverAPresenterIsIgnored() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.screen("sheet")
        root.present(sheet, animated: false)
        root.present(stage.screen("other"), animated: false) { stage.journal.note("never") }
        #expect(root.presentedViewController === sheet)
        #expect(HeadlessUIKit.warnings.map(\.kind) == [.alreadyPresenting])
        #expect(
            HeadlessUIKit.warnings.first?.message
                == "Attempt to present <Screen> on <Screen> (from <Screen>) which is already presenting <Screen>."
        )
        #expect(stage.calls() == ["sheet.willAppear", "sheet.didAppear"])
    }

    @Test func presentingFromOffScreenIsIgnored() {
        let stage = Stage()
        stage.show(stage.screen("root"))
        let elsewhere = stage.screen("elsewhere")
        elsewhere.present(stage.screen("sheet"), animated: true) { stage.journal.note("never") }
        HeadlessUIKit.finishTransitions()
        #expect(HeadlessUIKit.warnings.map(\.kind) == [.notInWindowHierarchy])
        #expect(elsewhere.presentedViewController == nil)
        #expect(stage.calls() == [])
    }

    @Test func presentingFromADetachedControllerIsWarnedAbout() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let detached = stage.screen("detached")
        root.view.addSubview(detached.view)
        detached.present(stage.screen("sheet"), animated: false)
        #expect(HeadlessUIKit.warnings.map(\.kind) == [.detachedPresenter])
        #expect(detached.presentedViewController?.label == "sheet")
    }

    @Test func presentingFromALayerThatIsStillComingIsIgnored() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.screen("sheet")
        root.present(sheet, animated: true)
        sheet.present(stage.screen("second"), animated: true)
        #expect(HeadlessUIKit.warnings.map(\.kind) == [.presentationInProgress])
        #expect(sheet.presentedViewController == nil)
    }

    @Test func theStyleDecidesThePresentationController() {
        let screen = UIViewController()
        #expect(screen.sheetPresentationController != nil)
        #expect(screen.popoverPresentationController == nil)
        screen.sheetPresentationController?.detents = [.medium(), .large()]
        #expect(screen.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
        #expect(UISheetPresentationController.Detent.custom(identifier: .init("third")) { _ in nil }.identifier.rawValue == "third")
        screen.modalPresentationStyle = .popover
        #expect(screen.popoverPresentationController != nil)
        screen.modalPresentationStyle = .fullScreen
        #expect(screen.sheetPresentationController == nil && screen.presentationController != nil)
    }

    @Test func aScreenSeesThePresentationOfItsContainerOncePresented() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = stage.stack(["s"])
        let before = sheet.viewControllers[0].presentationController
        root.present(sheet, animated: false)
        #expect(before !== sheet.presentationController)
        #expect(sheet.viewControllers[0].presentationController === sheet.presentationController)
        #expect(sheet.presentationController?.presentingViewController === root)
        #expect(sheet.presentationController?.presentedViewController === sheet)
    }
}
