import UIKit

extension View {
    /// Presents a sheet while an item isn't `nil`.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PresentationView(content: self, item: item, style: .automatic, onDismiss: onDismiss, make: content)
    }

    /// Presents a full-screen cover while an item isn't `nil`.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PresentationView(content: self, item: item, style: .fullScreen, onDismiss: onDismiss, make: content)
    }

    /// Presents a popover while an item isn't `nil`. The popover becomes a sheet if it has no room
    /// (P13).
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PresentationView(content: self, item: item, style: .popover, onDismiss: nil, make: content)
    }
}

/// A view that presents another one.
struct PresentationView<Content: View, Item: Identifiable, Presented: View>: View, PrimitiveView {
    let content: Content
    let item: Binding<Item?>
    let style: UIModalPresentationStyle
    let onDismiss: (() -> Void)?
    let make: (Item) -> Presented

    func children(of node: Node) -> [ChildView] {
        let presenter = node.object as? Presenter ?? Presenter(style, of: node)
        node.object = presenter
        let value = item.wrappedValue
        presenter.wanted = value.map { (AnyHashable($0.id), make($0)) }
        presenter.clear = { item.wrappedValue = nil }
        if let value { presenter.writeAgain = { item.wrappedValue = value } }
        presenter.onDismiss = onDismiss
        return [ChildView(true, content)]
    }

    func update(_ node: Node) {
        guard let presenter = node.object as? Presenter else { return }
        node.graph.afterUpdate { presenter.settle() }
    }
}

/// Presents and dismisses the modal of a view.
@MainActor final class Presenter: NSObject, NodeObject, UIAdaptivePresentationControllerDelegate {
    var wanted: (id: AnyHashable, view: any View)?
    var clear: @MainActor () -> Void = {}
    var writeAgain: (@MainActor () -> Void)?
    var onDismiss: (() -> Void)?
    private let style: UIModalPresentationStyle
    private weak var node: Node?
    private var shown: (id: AnyHashable, controller: UIHostingController<AnyView>)?
    /// The id of an item whose presentation failed. It isn't retried (P3).
    private var dropped: AnyHashable?
    /// True while UIKit presents the modal or waits to present it.
    private var isArriving = false
    /// True while the view, not the user, dismisses the modal.
    private var isOwnDismissal = false
    /// True if the next modal is dismissed immediately after its presentation (P3).
    private var flashes = false

    init(_ style: UIModalPresentationStyle, of node: Node) {
        self.style = style
        self.node = node
    }

    /// Presents, updates or dismisses the modal to match the view's item.
    func settle() {
        if wanted?.id != dropped { dropped = nil }
        if let shown {
            guard let wanted, wanted.id == shown.id else { return dismiss(shown.controller) }
            shown.controller.rootView = AnyView(wanted.view)
            adjust(shown.controller)
        } else if let wanted, dropped == nil {
            present(wanted.id, wanted.view)
        }
    }

    private func present(_ id: AnyHashable, _ view: any View) {
        guard let node, let page = node.page, let host = page.controller else { return }
        guard host.viewIfLoaded?.window != nil, page.isVisible else { return page.waitToPresent(self) { [weak self] in self?.settle() } }
        guard !host.isBusyPresenting else {
            switch HeadlessSwiftUI.behavior.secondPresentation {
            case .dropped:
                HeadlessSwiftUI.warn("Currently, only presenting a single sheet is supported.")
                dropped = id
            case .queued: page.waitToPresent(self) { [weak self] in self?.settle() }
            case .flashed:
                flashes = true
                page.waitToPresent(self) { [weak self] in self?.settle() }
            }
            return
        }
        let controller = UIHostingController(rootView: AnyView(view), within: node)
        controller.modalPresentationStyle = style
        shown = (id, controller)
        controller.page.disappeared = { [weak self] in self?.check() }
        controller.loadViewIfNeeded()
        adjust(controller)
        controller.presentationController?.delegate = self
        isArriving = true
        host.present(controller, animated: !Transaction.current.disablesAnimations) { [weak self] isPresented in
            guard let self else { return }
            isArriving = false
            if isPresented { return arrived() }
            shown = nil
            dropped = id
        }
    }

    private func arrived() {
        guard flashes else { return settle() }
        flashes = false
        clear()
        wanted = nil
        settle()
    }

    private func dismiss(_ controller: UIHostingController<AnyView>) {
        guard !isArriving, !controller.isBeingPresented, !controller.isBeingDismissed, let presenting = controller.presentingViewController
        else { return check() }
        isOwnDismissal = true
        let writeAgain = writeAgain
        self.writeAgain = nil
        if HeadlessSwiftUI.behavior.writesItemsAgain { writeAgain?() }
        presenting.dismiss(animated: !Transaction.current.disablesAnimations) { [weak self] in self?.check() }
    }

    /// Applies the presented view's settings to the presentation.
    private func adjust(_ controller: UIHostingController<AnyView>) {
        guard let root = controller.page.root else { return }
        if let popover = controller.popoverPresentationController { popover.sourceView = node?.page?.controller?.view }
        guard let sheet = controller.sheetPresentationController else { return }
        if let detents = root.found(Detents.self).first?.detents { sheet.detents = detents.map(\.uiDetent) }
        if let grabber = root.found(DragIndicator.self).first { sheet.prefersGrabberVisible = grabber.visibility == .visible }
    }

    /// Detects the dismissal of the modal, regardless of its cause.
    private func check() {
        guard !isArriving, let shown, shown.controller.presentingViewController == nil, !shown.controller.isBeingPresented else { return }
        self.shown = nil
        let isByUser = !isOwnDismissal && wanted?.id == shown.id
        isOwnDismissal = false
        let (clear, onDismiss) = (clear, onDismiss)
        if isByUser, !hasClearedEarly, HeadlessSwiftUI.behavior.callsOnDismissFirst {
            onDismiss?()
            clear()
        } else {
            if isByUser, !hasClearedEarly { clear() }
            onDismiss?()
        }
        hasClearedEarly = false
        if isByUser {
            wanted = nil
            node?.invalidate()
        }
        shown.controller.page.leave()
        node?.page?.free()
        settle()
    }

    // MARK: The user

    private var hasClearedEarly = false

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        guard HeadlessSwiftUI.behavior.clearsItemsEarly, let shown else { return }
        shown.controller.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            guard let self, !context.isCancelled, !hasClearedEarly else { return }
            hasClearedEarly = true
            clear()
        }
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let adaptation = shown?.controller.page.root?.found(CompactAdaptation.self).first?.adaptation.style
        return traitCollection.horizontalSizeClass == .compact ? adaptation ?? .automatic : .automatic
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { check() }

    func leave() {
        guard let shown else { return }
        self.shown = nil
        shown.controller.presentingViewController?.dismiss(animated: false)
        shown.controller.page.leave()
    }
}

extension UIViewController {
    /// Presents a controller, and reports whether UIKit has presented it. UIKit can wait for a
    /// transition first, or refuse.
    func present(_ controller: UIViewController, animated: Bool, then end: @escaping @MainActor (Bool) -> Void) {
        guard let window = viewIfLoaded?.window else { return end(false) }
        var hasEnded = false
        present(controller, animated: animated) {
            hasEnded = true
            end(true)
        }
        HeadlessUIKit.inNextTurn {
            HeadlessUIKit.atRest(window) {
                if !hasEnded { end(controller.presentingViewController != nil) }
            }
        }
    }

    /// True if SwiftUI would drop a presentation from the controller (P3).
    var isBusyPresenting: Bool {
        presentedViewController != nil || isBeingPresented || presentingViewController?.presentedViewController?.isBeingPresented == true
    }
}
