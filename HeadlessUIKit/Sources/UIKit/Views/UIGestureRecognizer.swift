/// The object that a gesture recognizer asks before it begins.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Optional in UIKit: a delegate without it allows the gesture.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Something that watches the user's fingers.
@MainActor open class UIGestureRecognizer: NSObject {
    /// Whether the gesture is watched for.
    open var isEnabled = true
    /// The object that is asked before the gesture begins.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
}

/// A drag with a finger.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A drag that starts at an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
