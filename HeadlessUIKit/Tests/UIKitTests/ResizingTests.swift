import Testing
import UIKit

@MainActor @Suite(.serialized) struct ResizingTests {
    private let stage = Stage()
    private let delegate = Adapts()

    private func present(_ style: UIModalPresentationStyle, adaptingTo adapted: UIModalPresentationStyle? = nil) -> UIViewController {
        stage.show(stage.screen("root"))
        let layer = stage.screen("layer")
        layer.modalPresentationStyle = style
        layer.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
        delegate.style = adapted
        if adapted != nil { layer.presentationController?.delegate = delegate }
        stage.window.rootViewController?.present(layer, animated: false)
        _ = stage.calls()
        return layer
    }

    @Test func `a sheet becomes a full screen and a sheet again`() {
        HeadlessUIKit.userInterfaceIdiom = .pad
        let layer = present(.formSheet, adaptingTo: .fullScreen)
        stage.user.resize(isNarrow: true)
        #expect(stage.calls() == ["root.willDisappear", "root.didDisappear"])
        #expect(stage.window.rootViewController?.view.window == nil && !stage.user.swipeDown())
        stage.user.resize(isNarrow: false)
        #expect(stage.calls() == ["root.willAppear", "root.didAppear"])
        #expect(layer.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.user.swipeDown())
        #expect(stage.user.visibleViewController === stage.window.rootViewController)
    }

    @Test func `a sheet is a full screen from the beginning`() {
        _ = present(.pageSheet, adaptingTo: .fullScreen)
        #expect(!stage.user.swipeDown())
        stage.user.presentedLayers.last?.dismiss(animated: true)
        stage.user.finishTransitions()
        #expect(stage.calls().suffix(2) == ["layer.didDisappear", "root.didAppear"])
    }

    @Test func `a popover is a sheet in a narrow window, unless its delegate keeps it`() {
        for (adapted, isPopover) in [(nil, false), (UIModalPresentationStyle.none, true), (.popover, false)] {
            _ = present(.popover, adaptingTo: adapted)
            #expect(stage.user.tapOutside() == isPopover)
            #expect(isPopover || stage.user.swipeDown())
        }
        _ = present(.popover)
        stage.user.resize(isNarrow: false)
        #expect(stage.user.tapOutside())
        #expect(HeadlessUIKit.exceptions == [])
    }

    @Test func `a popover without a source fails once there is room for it`() {
        let layer = present(.popover)
        layer.popoverPresentationController?.sourceView = nil
        #expect(HeadlessUIKit.exceptions == [])
        stage.user.resize(isNarrow: false)
        #expect(HeadlessUIKit.exceptions.count == 1)
    }

    @Test(arguments: [false, true]) func `a window is resized during a transition and a gesture`(resizesAtOnce: Bool) {
        HeadlessUIKit.behavior.resizesAtOnce = resizesAtOnce
        stage.user.finishesTransitions = false
        _ = present(.pageSheet, adaptingTo: .fullScreen)
        let split = UISplitViewController(style: .doubleColumn)
        let primary = stage.stack(["list", "item"])
        split.setViewController(primary, for: .primary)
        split.setViewController(stage.stack(["text"]), for: .secondary)
        stage.user.resize(isNarrow: false)
        stage.show(split)
        primary.pushViewController(stage.screen("more"), animated: true)
        stage.user.resize(isNarrow: true)
        #expect(split.traitCollection.horizontalSizeClass == .compact)
        #expect(split.isCollapsed == resizesAtOnce)
        stage.user.finishTransitions()
        #expect(split.isCollapsed)
        #expect(HeadlessUIKit.exceptions == [])
    }

    @Test(arguments: [false, true]) func `a gesture is canceled, or ends before the window adapts`(resizesAtOnce: Bool) {
        HeadlessUIKit.behavior.resizesAtOnce = resizesAtOnce
        stage.user.resize(isNarrow: false)
        _ = present(.pageSheet, adaptingTo: .fullScreen)
        #expect(stage.user.beginSwipeDown())
        stage.user.resize(isNarrow: true)
        #expect(stage.user.finishSwipeDown() != resizesAtOnce)
        #expect(stage.user.presentedLayers.isEmpty != resizesAtOnce)
        #expect(!stage.user.swipeDown())
    }
}

private final class Adapts: NSObject, UIAdaptivePresentationControllerDelegate {
    var style: UIModalPresentationStyle?

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? style ?? .automatic : .none
    }
}
