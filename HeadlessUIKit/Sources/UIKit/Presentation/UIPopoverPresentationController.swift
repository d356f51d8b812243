/// The object that hears what the user does to a popover.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The sides on which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits, one for each side.
    public let rawValue: UInt

    /// Makes a set from its bits.
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
    /// Any side. The empty set means a popover without an arrow.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover can point at (iOS 16): a view or a bar button.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Manages a popover. Where the window is wide, on a pad or on a large phone held sideways, it
/// needs something to point at before it is presented; elsewhere it becomes a sheet.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView?
    /// The part of the view that it points at.
    open var sourceRect = CGRect.null
    /// The bar button that the popover points at, in place of a view.
    open var barButtonItem: UIBarButtonItem?

    /// What the popover points at (iOS 16), in place of the two above.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The sides on which the arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// Whether the popover has something to point at. A view that has left the window isn't.
    var hasAnchor: Bool {
        let view = sourceView ?? sourceItem as? UIView
        return view?.window != nil || barButtonItem != nil || sourceItem is UIBarButtonItem
    }
}
