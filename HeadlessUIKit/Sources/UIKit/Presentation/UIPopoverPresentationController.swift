/// A delegate that is notified when the user dismisses a popover.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The allowed directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits, one for each direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points to the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points to the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction. The empty set means a popover without an arrow.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A view or a bar button that a popover can point at (iOS 16).
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Manages a popover. If the window is wide, on an iPad or a large iPhone in landscape, the popover
/// needs an anchor before it is presented. In a narrow window it becomes a sheet.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView?
    /// The part of the view that the popover points at.
    open var sourceRect = CGRect.null
    /// The bar button that the popover points at, instead of a view.
    open var barButtonItem: UIBarButtonItem?

    /// The view or bar button that the popover points at (iOS 16). Replaces the properties above.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The allowed directions of the arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// The sheet that the popover becomes in a narrow window.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

    private lazy var sheet = {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        // A presenter ends the reference to the presented controller.
        sheet.presenting = presenting
        return sheet
    }()

    /// True if the popover has an anchor. A view outside a window doesn't count.
    var hasAnchor: Bool {
        let view = sourceView ?? sourceItem as? UIView
        return view?.window != nil || barButtonItem != nil || sourceItem is UIBarButtonItem
    }

    /// True if the popover has an anchor, or a view that was its anchor.
    var hasSource: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}
