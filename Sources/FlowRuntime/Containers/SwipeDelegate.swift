#if os(iOS) || os(Linux)
    import UIKit

    /// Decides whether the user can swipe back: while the navigation bar is hidden, which UIKit's
    /// own delegate refuses, and from screens with unsaved work. Forwards everything else to that
    /// delegate.
    final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
        /// The delegate that UIKit or the app has set.
        nonisolated(unsafe) private(set) weak var original: (any UIGestureRecognizerDelegate)?
        private weak var stack: NavigationStack?
        /// True while the navigation bar is hidden.
        var replacesOriginal = false

        init(of stack: NavigationStack?, before original: (any UIGestureRecognizerDelegate)?) {
            self.stack = stack
            self.original = original
        }

        /// A swipe on the root view or during a transition would freeze the navigation controller.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let stack else { return false }
            let isAllowed = replacesOriginal ? canPop(stack) : (original?.gestureRecognizerShouldBegin)?(gestureRecognizer) ?? true
            return isAllowed && stack.host.userMayPop(to: stack.host.screenBelow)
        }

        private func canPop(_ stack: NavigationStack) -> Bool {
            let controller = stack.host.navigationController
            guard let top = controller.topViewController, let slot = stack.slot(showing: top) else { return false }
            return slot.attributes.allowsBack && controller.viewControllers.count > 1 && controller.transitionCoordinator == nil
        }

        #if canImport(ObjectiveC)
            // UIKit keeps calling the methods that it once found, even after the original is gone.
            // The results are then UIKit's defaults.

            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool
            {
                original?.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
            }

            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
                original?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
            }

            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
                original?.gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other) ?? false
            }

            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                original?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
            }

            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
                original?.gestureRecognizer?(recognizer, shouldReceive: press) ?? true
            }

            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                original?.gestureRecognizer?(recognizer, shouldReceive: event) ?? true
            }

            // UIKit's delegate, which lives as long as the navigation controller, has undeclared
            // methods.
            nonisolated override func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) || original?.responds(to: selector) == true
            }

            nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
                original
            }
        #endif
    }
#endif
