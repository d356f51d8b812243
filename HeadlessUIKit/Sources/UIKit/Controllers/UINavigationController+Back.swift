/// What UIKit puts in charge of the swipe back at first: it goes by the back button.
@MainActor final class DefaultSwipeDelegate: NSObject, UIGestureRecognizerDelegate {}

extension UINavigationController {
    /// Whether the user sees a back button.
    var showsBackButton: Bool {
        guard stack.count > 1, !isNavigationBarHidden, let top = stack.last else { return false }
        guard let column = top as? UINavigationController else { return top.navigationItem.showsBackButton }
        // The column's first screen goes back to the column before.
        guard column.stack.count == 1, !column.isNavigationBarHidden else { return false }
        return column.stack[0].navigationItem.showsBackButton
    }

    /// Whether a swipe with that recognizer begins.
    func allowsSwipeBack(with recognizer: UIGestureRecognizer?) -> Bool {
        guard let recognizer, recognizer.isEnabled, !stack.isEmpty else { return false }
        if recognizer.delegate === swipeDelegate { return showsBackButton }
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
        guard stack.count > 1 else {
            HeadlessUIKit.warn(
                .swipeBackAtRoot,
                "\(nameInMessages): the swipe back began with a single screen. A device stops reacting to taps and swipes after that"
            )
            return false
        }
        return true
    }

    /// Whether the finger may take over from the push that is being shown.
    var isInterruptible: Bool {
        HeadlessUIKit.behavior.interruptsPushes && running?.animated == true && running?.isInteractive == false
    }

    /// Begins a pop that the finger holds. A push that is being shown has ended when the pop has
    /// begun.
    func beginSwipeBack() -> Bool {
        isSwiping = true
        if let push = runningTransition {
            push.interrupt { [self] in popViewController(animated: true) }
        } else {
            popViewController(animated: true)
        }
        isSwiping = false
        return running?.isInteractive ?? false
    }
}
