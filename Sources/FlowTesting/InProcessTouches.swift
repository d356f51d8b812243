#if canImport(UIKit)
    import UIKit

    // What UIKit does at a touch, in its own words. It has the delegates' optional methods, and
    // elsewhere they have a default: a reference to the method, called where there is one, is right
    // for both.

    extension UITabBarController {
        /// What a tap on a tab does; false where the delegate refuses it.
        func takeTap(on tab: UIViewController) -> Bool {
            let shouldSelect = delegate?.tabBarController(_:shouldSelect:)
            guard shouldSelect?(self, tab) ?? true else { return false }
            if tab !== selectedViewController {
                selectedViewController = tab
            } else if let stack = tab as? UINavigationController, stack.viewControllers.count > 1 {
                stack.popToRootViewController(animated: true)
            }
            let didSelect = delegate?.tabBarController(_:didSelect:)
            didSelect?(self, tab)
            return true
        }

        /// Whether the bar is left out where iOS 18 and later put it.
        var hidesBarOnPad: Bool {
            if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { isTabBarHidden } else { false }
        }
    }

    extension UIViewController {
        /// What a swipe down does to this presented layer, or a tap beside it; false where the user
        /// may not.
        func dismissByUser() -> Bool {
            guard let presentation = presentationController else { return false }
            let shouldDismiss = presentation.delegate?.presentationControllerShouldDismiss
            guard mayBeDismissedByUser, shouldDismiss?(presentation) ?? true else {
                let didAttempt = presentation.delegate?.presentationControllerDidAttemptToDismiss
                didAttempt?(presentation)
                return false
            }
            presentingViewController?.dismiss(animated: true) {
                let didDismiss = presentation.delegate?.presentationControllerDidDismiss
                didDismiss?(presentation)
            }
            // A delegate may animate alongside, so it is told once there is a transition
            // coordinator.
            let willDismiss = presentation.delegate?.presentationControllerWillDismiss
            willDismiss?(presentation)
            return true
        }

        private var mayBeDismissedByUser: Bool {
            let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
            return styles.contains(modalPresentationStyle) && !isModal
        }

        /// Whether this controller, or one that is visible in it, is modal.
        private var isModal: Bool {
            let child = (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController
            return isModalInPresentation || (child.map { [$0] } ?? children).contains(where: \.isModal)
        }

        /// Whether this controller or one in it is coming or going.
        var isInMotion: Bool {
            transitionCoordinator != nil || isBeingPresented || isBeingDismissed || children.contains(where: \.isInMotion)
        }
    }
#endif
