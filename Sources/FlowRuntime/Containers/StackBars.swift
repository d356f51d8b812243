#if os(iOS) || os(Linux)
    import UIKit

    /// Applies the top screen's settings to its navigation controller: whether the bar is hidden,
    /// and whether the user can swipe back.
    ///
    /// Changes nothing for screens without such settings, so an app can manage both itself.
    @MainActor
    final class StackBars {
        private weak var stack: NavigationStack?
        private weak var navigationController: UINavigationController?
        private var hidesBar = false
        private var stopsSwipe = false
        /// Allows swiping back while the bar is hidden, which UIKit's own delegate refuses.
        private var edgeSwipe: EdgeSwipeDelegate?

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
            takeEdgeSwipeOver(attributes.hidesNavigationBar)
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

        private func takeEdgeSwipeOver(_ takesOver: Bool) {
            guard let recognizer = navigationController?.interactivePopGestureRecognizer else { return }
            if takesOver, edgeSwipe == nil {
                let delegate = EdgeSwipeDelegate(of: stack, before: recognizer.delegate)
                edgeSwipe = delegate
                recognizer.delegate = delegate
            } else if !takesOver, let delegate = edgeSwipe {
                // App code might have set its own delegate meanwhile.
                if recognizer.delegate === delegate { recognizer.delegate = delegate.original }
                edgeSwipe = nil
            }
        }
    }
#endif
