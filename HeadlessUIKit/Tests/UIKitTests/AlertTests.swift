import Testing
import UIKit

@MainActor struct AlertTests {
    /// A root that presents an alert with a delete action and a cancel action.
    private func ask(_ stage: Stage, _ style: UIAlertController.Style) -> UIAlertController {
        let root = stage.screen("root")
        stage.show(root)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in stage.journal.note("deleted") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.journal.note("cancelled") })
        alert.popoverPresentationController?.sourceView = root.view
        root.present(alert, animated: false)
        return alert
    }

    @Test func theHandlerRunsWhenTheAlertIsGone() {
        let stage = Stage()
        let alert = ask(stage, .alert)
        #expect(stage.user.alert === alert)
        stage.user.finishesTransitions = false
        #expect(!stage.user.tapAlert("Keep"))
        #expect(stage.user.tapAlert("Delete"))
        #expect(stage.calls() == [])
        stage.user.finishTransitions()
        #expect(stage.calls() == ["deleted"])
        #expect(stage.user.presentedLayers == [])
    }

    @Test func aDisabledActionCannotBeChosen() {
        let stage = Stage()
        let alert = ask(stage, .alert)
        alert.actions.first?.isEnabled = false
        #expect(!stage.user.tapAlert("Delete"))
        #expect(stage.user.tapAlert("Cancel"))
        #expect(stage.calls() == ["cancelled"])
    }

    @Test func anAlertCannotBeSwipedAway() {
        let stage = Stage()
        _ = ask(stage, .alert)
        #expect(!stage.user.swipeDown())
    }

    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
    func aTapBesideAnActionSheetCancels(idiom: UIUserInterfaceIdiom) {
        let stage = Stage()
        HeadlessUIKit.userInterfaceIdiom = idiom
        _ = ask(stage, .actionSheet)
        #expect(stage.user.swipeDown())
        #expect(stage.calls() == ["cancelled"])
        #expect(stage.user.alert == nil)
        #expect(HeadlessUIKit.exceptions == [])
    }

    @Test func `a button can be tapped by its place among those that are seen`() {
        let stage = Stage()
        _ = ask(stage, .alert)
        #expect(!stage.user.tapAlert(at: 2) && !stage.user.tapAlert(at: -1))
        #expect(stage.user.tapAlert(at: 1))
        #expect(stage.calls() == ["cancelled"])
        HeadlessUIKit.userInterfaceIdiom = .pad
        _ = ask(stage, .actionSheet)
        #expect(!stage.user.tapAlert(at: 1))
    }

    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
    func `a tap outside ends an action sheet, and not an alert`(idiom: UIUserInterfaceIdiom) {
        let stage = Stage()
        HeadlessUIKit.userInterfaceIdiom = idiom
        _ = ask(stage, .alert)
        #expect(!stage.user.tapOutside())
        #expect(stage.user.tapAlert("Cancel"))
        _ = stage.calls()
        let root = stage.screen("root")
        stage.show(root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.journal.note("cancelled") })
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: false)
        #expect(stage.user.tapOutside())
        #expect(stage.journal.take().contains("cancelled"))
        #expect(stage.user.presentedLayers == [])
    }

    @Test func `an action sheet that has no cancel action goes by a tap outside on a pad only`() {
        for (idiom, goes) in [(UIUserInterfaceIdiom.phone, false), (.pad, true)] {
            let stage = Stage()
            HeadlessUIKit.userInterfaceIdiom = idiom
            let root = stage.screen("root")
            stage.show(root)
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in stage.journal.note("deleted") })
            sheet.popoverPresentationController?.barButtonItem = UIBarButtonItem(title: "Edit")
            root.present(sheet, animated: false)
            #expect(stage.user.tapOutside() == goes)
            #expect(stage.user.presentedLayers.isEmpty == goes)
            #expect(!stage.journal.take().contains("deleted"))
        }
    }

    @Test func aPadShowsNoCancelButton() {
        let stage = Stage()
        HeadlessUIKit.userInterfaceIdiom = .pad
        _ = ask(stage, .actionSheet)
        #expect(!stage.user.tapAlert("Cancel"))
        #expect(stage.user.tapAlert("Delete"))
    }

    @Test func anActionSheetOnAPadNeedsAnAnchor() {
        let stage = Stage()
        HeadlessUIKit.userInterfaceIdiom = .pad
        let root = stage.screen("root")
        stage.show(root)
        root.present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)
        #expect(HeadlessUIKit.exceptions.map(\.name) == ["NSGenericException"])
        #expect(stage.user.alert == nil)
    }

    @Test func thereIsOneCancelActionAtMost() {
        let stage = Stage()
        let alert = ask(stage, .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
        #expect(HeadlessUIKit.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    }

    @Test func aCurledPageNeedsTheFullScreen() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.show(root)
        let page = stage.screen("page")
        page.modalTransitionStyle = .partialCurl
        root.present(page, animated: false)
        #expect(HeadlessUIKit.exceptions.map(\.name) == ["NSInvalidArgumentException"])
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: false)
        #expect(root.presentedViewController === page)
    }
}
