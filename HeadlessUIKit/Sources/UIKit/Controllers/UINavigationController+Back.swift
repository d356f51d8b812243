/// UIKit's default delegate of the swipe back, which depends on the back button.
@MainActor final class DefaultSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation?.showsBackButton == true
    }
}

extension UINavigationController {
    var showsBackButton: Bool {
        guard stack.count > 1, !isNavigationBarHidden, let top = stack.last else { return false }
        guard let column = top as? UINavigationController else { return top.navigationItem.showsBackButton }
        // The back button of a column's first screen leads to the previous column.
        guard column.stack.count == 1, !column.isNavigationBarHidden else { return false }
        return column.stack[0].navigationItem.showsBackButton
    }

    /// True if a swipe with that recognizer can begin.
    func allowsSwipeBack(with recognizer: UIGestureRecognizer?) -> Bool {
        guard let recognizer, recognizer.isEnabled, !stack.isEmpty else { return false }
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

    /// True if the user can interrupt the running push with a swipe.
    var isInterruptible: Bool {
        HeadlessUIKit.behavior.interruptsPushes && running?.animated == true && running?.isInteractive == false
    }

    /// Begins an interactive pop. A push in flight ends after the pop has begun.
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
