/// A question to the user.
///
/// On a pad an action sheet is a popover: it needs an anchor, shows no cancel button, and a tap
/// beside it means cancel.
@MainActor open class UIAlertController: UIViewController {
    /// The two looks.
    public enum Style: Int, Sendable {
        /// Slides in from below, or is a popover on a pad.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }

    private var style = Style.alert
    private var ownActions: [UIAlertAction] = []

    /// The text under the title.
    open var message: String?
    /// The choice that is emphasised.
    open var preferredAction: UIAlertAction?

    /// Makes an alert without choices.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.style = preferredStyle
    }

    /// The alert's look.
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

    /// The alert's own choice: a popover for an action sheet where the window is wide. Setting it
    /// only makes a new presentation controller.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isPopover ? .popover : .custom }
        set { super.modalPresentationStyle = newValue }
    }
}

extension UIAlertController {
    var isPopover: Bool {
        preferredStyle == .actionSheet && !HeadlessUIKit.isNarrow
    }

    /// The buttons that the user sees.
    var visibleActions: [UIAlertAction] {
        isPopover ? actions.filter { $0.style != .cancel } : actions
    }

    /// The alert goes, and then the choice takes effect, or the other way round.
    func choose(_ action: UIAlertAction) {
        if HeadlessUIKit.behavior.runsAlertHandlersFirst {
            action.handler?(action)
            dismiss(animated: true)
        } else {
            dismiss(animated: true) { action.handler?(action) }
        }
    }
}
