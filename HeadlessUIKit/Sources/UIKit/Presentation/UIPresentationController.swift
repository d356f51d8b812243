/// The object that hears what the user does to a presented layer.
///
/// None of it is called for `dismiss(animated:completion:)` in code.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether the user may end it. If not, `presentationControllerDidAttemptToDismiss` follows.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user began to end it. If they change their mind, `presentationControllerDidDismiss`
    /// doesn't follow.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has ended it, and its animation is over.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to end it and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Optional in UIKit: a delegate without it allows it.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Optional in UIKit.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Optional in UIKit.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Optional in UIKit.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Manages how a controller is presented, from before it is presented until it is dismissed.
///
/// After a dismissal the controller gets a new one: a delegate has to be set again before it is
/// presented again. Until it is presented the two keep each other, so a controller whose
/// presentation controller was asked for lives on if it is never presented. *(From reports.)*
@MainActor open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    /// The same, until it is presented.
    private var kept: UIViewController?
    var place: UIView?
    weak var presenting: UIViewController? {
        didSet { kept = nil }
    }

    /// The object that hears what the user does to the layer.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Makes one for a controller that is going to be presented.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        kept = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The view in which the presentation takes place: in the window from the beginning of the
    /// presentation to the end of its dismissal.
    open var containerView: UIView? { place }

    /// The controller that is presented. After the presentation it isn't kept: an empty one stands
    /// in when it is gone.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The controller that carries out the presentation; before it is known, the one that is
    /// presented.
    open var presentingViewController: UIViewController {
        presenting ?? presentedViewController
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle {
        presented?.modalPresentationStyle ?? .none
    }

    /// Whether the controller underneath is taken off the screen.
    open var shouldRemovePresentersView: Bool {
        presentationStyle.coversPresenter
    }

    static func make(for controller: UIViewController) -> UIPresentationController {
        switch controller.modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: controller, presenting: nil)
        case .popover:
            UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
        default:
            UIPresentationController(presentedViewController: controller, presenting: nil)
        }
    }
}
