/// A delegate that adapts a presented layer to the window's width, and is notified when the user
/// dismisses it.
///
/// Calling `dismiss(animated:completion:)` in code doesn't notify it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// True if the user can dismiss it. If not, `presentationControllerDidAttemptToDismiss`
    /// follows.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user begins a dismissal. If the user cancels,
    /// `presentationControllerDidDismiss` doesn't follow.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has dismissed the layer and its animation is over.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tried to dismiss a layer that refuses it.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// The style at a width: `fullScreen`, `overFullScreen`, `formSheet`, or `none` for the
    /// presentation's own. Other values leave the choice to UIKit. Called for a sheet or a popover
    /// when it is presented and when the window's width changes.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    /// Optional in UIKit. The default allows the dismissal.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Optional in UIKit. The default does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Optional in UIKit. The default does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Optional in UIKit. The default does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Optional in UIKit. The default leaves the choice to UIKit.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .automatic }
}

/// Manages the presentation of a controller until it is dismissed.
///
/// After a dismissal the controller gets a new presentation controller, so set the delegate again
/// before you present it again. Until the presentation, the two retain each other. Accessing the
/// presentation controller leaks a controller that is never presented. *(From reports.)*
@MainActor open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    /// The presented controller, retained until it is presented.
    private var kept: UIViewController?
    var place: UIView?
    weak var presenting: UIViewController? {
        didSet { kept = nil }
    }

    /// The delegate, notified when the user dismisses the layer.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation controller for a controller that will be presented.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        kept = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The view that contains the presentation. It is in the window until the dismissal ends.
    open var containerView: UIView? { place }

    /// The presented controller. It isn't retained after the presentation begins. If it is
    /// released, this returns an empty controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The controller that performs the presentation, or the presented controller until that is
    /// known.
    open var presentingViewController: UIViewController {
        presenting ?? presentedViewController
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle {
        presented?.modalPresentationStyle ?? .none
    }

    /// The style of a sheet or a popover at a width, as the delegate or else UIKit chooses.
    ///
    /// - Parameter traitCollection: The traits, with the width of the window.
    /// - Returns: The style; `none` for the presentation's own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard presentationStyle.isDismissedByUser else { return .none }
        let chosen = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        if let chosen, [.fullScreen, .overFullScreen, .formSheet, .none].contains(chosen) { return chosen }
        return presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
    }

    /// The style that the user sees. Differs from the presentation's own if it has adapted.
    var shownStyle: UIModalPresentationStyle { adaptedStyle == .none ? presentationStyle : adaptedStyle }
    private var adaptedStyle = UIModalPresentationStyle.none

    /// Adapts the style to the width of the window.
    func adapt() {
        adaptedStyle = adaptivePresentationStyle(for: UITraitCollection(isNarrow: HeadlessUIKit.isNarrow))
    }

    /// True if the presenter is removed from the screen.
    open var shouldRemovePresentersView: Bool {
        shownStyle.coversPresenter
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
