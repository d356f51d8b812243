#if canImport(UIKit)
    import UIKit

    // UIKit's reactions to touches. UIKit declares these delegate methods as optional, and the
    // headless UIKit has defaults. A reference to the method, called if it exists, compiles with
    // both.

    extension UITabBarController {
        /// Performs a tap on a tab. Returns false if the delegate refuses it.
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

        /// True if the bar of iOS 18 and later is hidden.
        var hidesBarOnPad: Bool {
            if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { isTabBarHidden } else { false }
        }
    }

    extension UIViewController {
        /// Performs a swipe down on this presented layer, or a tap beside it. Returns false if the
        /// user isn't allowed to dismiss it.
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
            // A delegate can animate alongside, so this call comes after the transition coordinator
            // is created.
            let willDismiss = presentation.delegate?.presentationControllerWillDismiss
            willDismiss?(presentation)
            return true
        }

        private var mayBeDismissedByUser: Bool {
            let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
            let environment = viewIfLoaded?.window?.traitCollection ?? traitCollection
            let keeps = UIModalPresentationStyle.none
            let adapted = presentationController?.adaptivePresentationStyle(for: environment) ?? keeps
            return styles.contains(adapted == keeps ? modalPresentationStyle : adapted) && !isModal
        }

        /// True if this view controller, or one visible in it, is modal.
        private var isModal: Bool {
            let child = (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController
            return isModalInPresentation || (child.map { [$0] } ?? children).contains(where: \.isModal)
        }

        /// True if this view controller or one in it is in a transition.
        var isInMotion: Bool {
            transitionCoordinator != nil || isBeingPresented || isBeingDismissed || children.contains(where: \.isInMotion)
        }
    }
#endif
