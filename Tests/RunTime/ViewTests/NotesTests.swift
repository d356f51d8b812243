import FlowRuntime
import Foundation
import SwiftUI
import Testing
import UIKit

/// Anchors, unsaved work, restoration and view controllers in SwiftUI's containers.
@MainActor @Suite struct NotesTests {
    @MainActor private struct Run {
        let app = NotesApp()
        let window: UIWindow
        let user: HeadlessUser

        init(on device: UIUserInterfaceIdiom = .phone, _ behavior: SwiftUIBehavior = SwiftUIBehavior(), storage: [String: Any] = [:]) {
            HeadlessUIKit.reset()
            HeadlessUIKit.userInterfaceIdiom = device
            HeadlessSwiftUI.behavior = behavior
            window = HeadlessSwiftUI.open(app, storage: storage)
            user = HeadlessUser(window: window)
            user.finishTransitions()
        }

        var state: String { app.drafts.coordinator?.snapshot.description ?? "" }
        var top: OldController? {
            func old(in controller: UIViewController?) -> OldController? {
                controller.flatMap { $0 as? OldController ?? $0.children.lazy.compactMap { old(in: $0) }.first }
            }
            return old(in: user.visibleViewController)
        }
    }

    @Test(arguments: SwiftUIBehavior.all) func `a popover points at its anchor, and the user closes it`(behavior: SwiftUIBehavior) {
        let run = Run(on: .pad, behavior)
        #expect(run.user.tap("Sort"))
        #expect(run.state == "tab notes [list] + order")
        #expect(run.user.presentedLayers.first?.modalPresentationStyle == .popover)
        #expect(run.user.tapOutside())
        #expect(run.state == "tab notes [list]")
        #expect(run.user.tap("Sort") && run.user.tap("by date"))
        #expect(run.state == "tab notes [list]" && run.user.presentedLayers.isEmpty)
        #expect(HeadlessUIKit.exceptions == [] && HeadlessSwiftUI.warnings == [])
    }

    @Test(arguments: SwiftUIBehavior.all) func `an action sheet points at its anchor`(behavior: SwiftUIBehavior) {
        let run = Run(on: .pad, behavior)
        #expect(run.user.tap("Clear"))
        #expect(run.user.alert?.preferredStyle == .actionSheet)
        #expect(run.user.tapOutside())
        #expect(run.user.alert == nil && run.state == "tab notes [list]")
        #expect(run.user.tap("Clear") && run.user.tapAlert("Clear"))
        #expect(run.state == "tab notes [list, editor]")
    }

    @Test(arguments: SwiftUIBehavior.all) func `nothing removes unsaved work before the user agrees`(behavior: SwiftUIBehavior) {
        let run = Run(behavior)
        run.user.tap("Note 1")
        run.app.drafts.isDirty.isSet = true
        run.user.finishTransitions()
        #expect(!run.user.seesBackButton && !run.user.swipeBack())
        #expect(run.user.tap("Done"))
        #expect(run.user.alert?.title == "Discard?")
        #expect(run.user.tapAlert("Keep"))
        #expect(run.state == "tab notes [list, editor]" && run.user.alert == nil)
        #expect(run.user.tap(""))
        #expect(run.user.tapAlert("Discard"))
        #expect(run.state == "tab notes [list]")
        run.app.drafts.isDirty.isSet = false
        run.user.tap("Note 1")
        #expect(run.user.tapBack())
        #expect(run.state == "tab notes [list]")
    }

    @Test(arguments: SwiftUIBehavior.all)
    func `a modal follows the width of a window that another modal covers`(behavior: SwiftUIBehavior) {
        let run = Run(on: .pad, behavior)
        run.user.tap("Note 1")
        run.user.tap("Inspect")
        run.user.resize(isNarrow: true)
        run.user.tap("Explain")
        #expect(run.user.swipeDown())
        #expect(run.state == "tab notes [list, editor] + inspector")
        run.user.resize(isNarrow: false)
        run.user.tap("Explain")
        #expect(!run.user.swipeDown())
        run.user.tap("Close")
        #expect(run.state == "tab notes [list, editor] + inspector")
    }

    @Test func `a scene saves its state in the background and restores it`() {
        let run = Run()
        run.user.tap("Note 1")
        run.user.tap("Share")
        #expect(run.state == "tab notes [list, editor] + share")
        HeadlessSwiftUI.setPhase(.background, of: run.window)
        run.user.finishTransitions()
        let storage = HeadlessSwiftUI.storage(of: run.window)
        let again = Run(storage: storage)
        #expect(again.state == "tab notes [list, editor] + share")
        #expect(again.user.visibleButtons == ["Close"])
        #expect(again.user.presentedLayers.first?.sheetPresentationController?.detents.map(\.identifier) == [.medium])
        #expect(again.user.presentedLayers.first?.sheetPresentationController?.prefersGrabberVisible == true)
        #expect(again.user.swipeDown() && again.user.tapBack())
        #expect(again.state == "tab notes [list]")
    }

    @Test(arguments: SwiftUIBehavior.all) func `view controllers are screens of SwiftUI's stack`(behavior: SwiftUIBehavior) {
        let run = Run(behavior)
        run.user.tapTab(1)
        #expect(run.state == "tab old [archive]" && run.top?.title == "archive")
        run.top?.tap()
        run.user.finishTransitions()
        #expect(run.state == "tab old [archive, page]" && run.top?.title == "page 7")
        #expect(run.user.tapBack())
        #expect(run.state == "tab old [archive]" && run.top?.title == "archive")
    }

    @Test func `a push evaluates only the views that show it`() {
        let run = Run()
        HeadlessSwiftUI.resetEvaluations()
        run.user.tap("Note 1")
        #expect(HeadlessSwiftUI.evaluations == ["ScreenView": 1, "NotesScreenView": 1, "EditorView": 1])
    }

    @Test func `a scene that ends releases its coordinator`() {
        weak var coordinator: MainCoordinator?
        do {
            let run = Run()
            run.user.tap("Note 1")
            coordinator = run.app.drafts.coordinator
            run.app.drafts.coordinator = nil
            run.window.isHidden = true
            run.window.rootViewController = nil
            run.user.finishTransitions()
        }
        #expect(coordinator == nil)
    }
}
