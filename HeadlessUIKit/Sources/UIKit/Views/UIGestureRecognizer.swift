/// A delegate that can prevent a gesture from beginning.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// True if the gesture can begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Optional in UIKit. The default allows the gesture.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// An object that recognizes a gesture.
@MainActor open class UIGestureRecognizer: NSObject {
    /// True if the gesture is recognized.
    open var isEnabled = true
    /// The delegate, asked before the gesture begins.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
}

/// A drag with a finger.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A drag that starts at an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
