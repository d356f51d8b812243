import UIKit

extension View {
    /// Shows an alert while a value is true.
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        AlertView(content: self, style: .alert, isPresented: isPresented) {
            data.map { AlertContent(title: String(title), actions: actions($0), message: message($0)) }
        }
    }

    /// Shows a list of choices while a value is true.
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        AlertView(content: self, style: .actionSheet, isPresented: isPresented) {
            data.map {
                AlertContent(title: titleVisibility == .visible ? String(title) : nil, actions: actions($0), message: message($0))
            }
        }
    }
}

/// The texts and buttons of an alert.
struct AlertContent {
    let title: String?
    let actions: any View
    let message: any View
}

/// A button in an alert.
@MainActor protocol AlertButton {
    var alertAction: (title: String, role: ButtonRole?, action: @MainActor () -> Void) { get }
}

extension Button: AlertButton {
    var alertAction: (title: String, role: ButtonRole?, action: @MainActor () -> Void) { (Leaf.label(of: label), role, action) }
}

/// A view that shows an alert.
struct AlertView<Content: View>: View, PrimitiveView {
    let content: Content
    let style: UIAlertController.Style
    let isPresented: Binding<Bool>
    let make: @MainActor () -> AlertContent?

    func children(of node: Node) -> [ChildView] {
        let alerts = node.object as? AlertPresenter ?? AlertPresenter(style, of: node)
        node.object = alerts
        alerts.isWanted = isPresented.wrappedValue
        alerts.set = { isPresented.wrappedValue = false }
        alerts.content = isPresented.wrappedValue ? make() : alerts.content
        return [ChildView(true, content)]
    }

    func update(_ node: Node) {
        guard let alerts = node.object as? AlertPresenter else { return }
        node.graph.afterUpdate { alerts.settle() }
    }
}

/// Shows and dismisses the alert of a view.
@MainActor final class AlertPresenter: NodeObject {
    var isWanted = false
    var set: @MainActor () -> Void = {}
    var content: AlertContent?
    private let style: UIAlertController.Style
    private weak var node: Node?
    private var shown: UIAlertController?
    private var isDropped = false
    private var isArriving = false
    /// True after a choice, or while the view itself dismisses the alert.
    private var isClosing = false
    /// True after a choice whose action runs first, until `isPresented` is false.
    private var isClearDue = false
    private var observer: AnyObject?

    init(_ style: UIAlertController.Style, of node: Node) {
        self.style = style
        self.node = node
    }

    func settle() {
        guard !isClearDue else { return }
        if !isWanted { isDropped = false }
        if let shown, !isWanted {
            if !isArriving, !shown.isBeingDismissed {
                isClosing = true
                shown.presentingViewController?.dismiss(animated: true)
            }
        } else if isWanted, shown == nil, !isDropped, let content {
            present(content)
        }
    }

    private func present(_ content: AlertContent) {
        guard let page = node?.page, let host = page.controller else { return }
        guard host.viewIfLoaded?.window != nil, page.isVisible else { return page.waitToPresent(self) { [weak self] in self?.settle() } }
        guard !host.isBusyPresenting else {
            guard HeadlessSwiftUI.behavior.secondPresentation == .dropped else {
                return page.waitToPresent(self) { [weak self] in self?.settle() }
            }
            isDropped = true
            return
        }
        let alert = UIAlertController(title: content.title, message: Leaf.label(of: content.message), preferredStyle: style)
        for action in actions(of: content) { alert.addAction(action) }
        if style == .actionSheet { alert.popoverPresentationController?.sourceView = host.view }
        shown = alert
        observer = HeadlessUIKit.atEndOfTurns { [weak self] in self?.check() }
        isArriving = true
        host.present(alert, animated: !Transaction.current.disablesAnimations) { [weak self] isPresented in
            self?.isArriving = false
            if !isPresented { self?.shown = nil }
            self?.settle()
        }
    }

    private func actions(of content: AlertContent) -> [UIAlertAction] {
        var buttons = Leaf.all(in: content.actions).compactMap { ($0.view as? any AlertButton)?.alertAction }
        // The system adds a missing button.
        if style == .alert, buttons.isEmpty { buttons.append(("OK", nil, {})) }
        if style == .actionSheet, !buttons.contains(where: { $0.role == .cancel }) { buttons.append(("Cancel", .cancel, {})) }
        return buttons.map { button in
            let style: UIAlertAction.Style = button.role == .cancel ? .cancel : button.role == .destructive ? .destructive : .default
            return UIAlertAction(title: button.title, style: style) { [weak self] _ in self?.choose(button.action) }
        }
    }

    /// Runs a button's action and sets `isPresented` to false, in the order that the behavior
    /// specifies (A2).
    private func choose(_ action: @MainActor () -> Void) {
        isClosing = true
        guard HeadlessSwiftUI.behavior.runsActionsFirst else {
            clear()
            return action()
        }
        isClearDue = true
        action()
        HeadlessSwiftUI.afterTurns(2) { [self] in
            isClearDue = false
            clear()
        }
    }

    /// Sets `isPresented` to false after a choice.
    private func clear() {
        set()
        isWanted = false
        node?.invalidate()
    }

    /// Detects the dismissal of the alert, regardless of its cause.
    private func check() {
        guard let shown, !isArriving, shown.presentingViewController == nil else { return }
        self.shown = nil
        observer = nil
        // The view can already want the next alert.
        if isWanted, !isClosing {
            isWanted = false
            set()
        }
        isClosing = false
        node?.page?.free()
        settle()
    }

    func leave() {
        shown?.presentingViewController?.dismiss(animated: false)
        shown = nil
    }
}
