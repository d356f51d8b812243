#if os(iOS) || os(Linux)
    import UIKit

    /// Applies the top screen's settings to its navigation controller: whether the bar is hidden,
    /// whether the user can swipe back, and whether unsaved work is asked about first.
    ///
    /// Changes nothing for screens without such settings, so an app can manage both itself.
    @MainActor
    final class StackBars {
        private weak var stack: NavigationStack?
        private weak var navigationController: UINavigationController?
        private var hidesBar = false
        private var stopsSwipe = false
        /// Allows swiping back while the bar is hidden, which UIKit's own delegate refuses.
        private var edgeSwipe: SwipeDelegate?
        private var contentSwipe: SwipeDelegate?

        init(of stack: NavigationStack?, in navigationController: UINavigationController) {
            self.stack = stack
            self.navigationController = navigationController
        }

        /// Shows or hides the bar along with the screen.
        func willShow(_ screen: UIViewController, animated: Bool) {
            guard let slot = stack?.slot(showing: screen) else { return showBar(hidden: false, animated: animated) }
            showBar(hidden: slot.attributes.hidesNavigationBar, animated: animated)
            if let navigationController { updateBars(around: navigationController, animated: animated) }
        }

        /// A screen is at rest on top. After a canceled swipe that is the previous top screen.
        func didShow() {
            guard let navigationController, let top = navigationController.topViewController else { return }
            // For the app's screens, the bars are as the app left them.
            let attributes = stack?.slot(showing: top)?.attributes ?? ScreenAttributes()
            showBar(hidden: attributes.hidesNavigationBar, animated: false)
            updateBars(around: navigationController, animated: false)
            allowSwipe(attributes.allowsBack)
            let asks = stack?.navigator?.canHaveUnsavedWork == true
            takeOver(navigationController.interactivePopGestureRecognizer, &edgeSwipe, withoutBar: attributes.hidesNavigationBar, asks)
            guard asks else { return }
            #if compiler(>=6.2) || os(Linux)
                if #available(iOS 26, *) {
                    takeOver(navigationController.interactiveContentPopGestureRecognizer, &contentSwipe, withoutBar: false, asks)
                }
            #endif
            if #available(iOS 16, *) { askBeforeBack(from: top, in: navigationController) }
        }

        private func showBar(hidden: Bool, animated: Bool) {
            guard hidden != hidesBar else { return }
            hidesBar.toggle()
            navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
        }

        // MARK: - The swipe back

        /// Enables the edge swipe and, from iOS 26, the content swipe. FlowRuntime changes nothing
        /// else of the content swipe: its delegate watches the direction and the scroll views.
        private func allowSwipe(_ isAllowed: Bool) {
            guard let controller = navigationController, stopsSwipe || !isAllowed else { return }
            stopsSwipe = !isAllowed
            controller.interactivePopGestureRecognizer?.isEnabled = isAllowed
            #if compiler(>=6.2)
                if #available(iOS 26, *) { controller.interactiveContentPopGestureRecognizer?.isEnabled = isAllowed }
            #endif
        }

        /// Decides when a swipe can begin: an edge swipe without a bar, and each swipe if screens
        /// can have unsaved work.
        private func takeOver(
            _ recognizer: UIGestureRecognizer?, _ swipe: inout SwipeDelegate?, withoutBar isBarHidden: Bool, _ asks: Bool
        ) {
            guard let recognizer else { return }
            let takesOver = isBarHidden || asks
            if takesOver, swipe == nil {
                let delegate = SwipeDelegate(of: stack, before: recognizer.delegate)
                swipe = delegate
                recognizer.delegate = delegate
            } else if !takesOver, let delegate = swipe {
                // App code might have set its own delegate meanwhile.
                if recognizer.delegate === delegate { recognizer.delegate = delegate.original }
                swipe = nil
            }
            swipe?.replacesOriginal = isBarHidden
        }

        // MARK: - The back button

        /// Replaces the back button's action with a pop that can be refused. UIKit removes the
        /// bar's item before its own pop. Without a screen below, the action would add a button.
        @available(iOS 16, *)
        private func askBeforeBack(from top: UIViewController, in controller: UINavigationController) {
            let identifier = UIAction.Identifier("FlowRuntime.back")
            let action = top.navigationItem.backAction
            if controller.viewControllers.count < 2 {
                if action?.identifier == identifier { top.navigationItem.backAction = nil }
            } else if action == nil {
                top.navigationItem.backAction = UIAction(identifier: identifier) { [weak stack] _ in
                    guard let host = stack?.host, host.userMayPop(to: host.screenBelow) else { return }
                    host.navigationController.popViewController(animated: true)
                }
            }
        }
    }
#endif
