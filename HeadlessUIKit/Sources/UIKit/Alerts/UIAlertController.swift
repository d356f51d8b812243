/// An alert or an action sheet.
///
/// In a wide window an action sheet is a popover: it needs an anchor, has no cancel button, and a
/// tap outside it cancels.
@MainActor open class UIAlertController: UIViewController {
    /// The two styles.
    public enum Style: Int, Sendable {
        /// Slides in from below, or is a popover in a wide window.
        case actionSheet = 0
        /// Shown in the middle of the screen.
        case alert = 1
    }

    private var style = Style.alert
    private var ownActions: [UIAlertAction] = []

    /// The message below the title.
    open var message: String?
    /// The highlighted choice.
    open var preferredAction: UIAlertAction?

    /// Creates an alert without choices.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.style = preferredStyle
    }

    /// The alert's style.
    open var preferredStyle: Style { style }

    /// The choices, in the order in which they were added.
    open var actions: [UIAlertAction] { ownActions }

    /// Adds a choice.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, ownActions.contains(where: { $0.style == .cancel }) {
            HeadlessUIKit.raise(.inconsistency("UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
            return
        }
        ownActions.append(action)
    }

    /// The presentation style: a popover for an action sheet in a wide window. Setting it only
    /// creates a new presentation controller.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isPopover ? .popover : .custom }
        set { super.modalPresentationStyle = newValue }
    }
}

extension UIAlertController {
    var isPopover: Bool {
        preferredStyle == .actionSheet && !HeadlessUIKit.isNarrow
    }

    var visibleActions: [UIAlertAction] {
        isPopover ? actions.filter { $0.style != .cancel } : actions
    }

    /// Dismisses the alert and runs the handler, in the order of the current behavior.
    func choose(_ action: UIAlertAction) {
        if HeadlessUIKit.behavior.runsAlertHandlersFirst {
            action.handler?(action)
            dismiss(animated: true)
        } else {
            dismiss(animated: true) { action.handler?(action) }
        }
    }
}
