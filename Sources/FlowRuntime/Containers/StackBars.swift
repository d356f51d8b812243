#if os(iOS) || os(Linux)
    import UIKit

    /// Sets what the screen on top wants of its navigation controller: the bar hidden or not, and
    /// the swipe back.
    ///
    /// Nothing is touched for screens that want nothing, so that an app may do the same by itself.
    @MainActor
    final class StackBars {
        private weak var stack: NavigationStack?
        private weak var navigationController: UINavigationController?
        private var hidesBar = false
        private var stopsSwipe = false
        /// Lets the user swipe back while the bar is hidden, which UIKit's own delegate doesn't.
        private var edgeSwipe: EdgeSwipeDelegate?

        init(of stack: NavigationStack?, in navigationController: UINavigationController) {
            self.stack = stack
            self.navigationController = navigationController
        }

        /// The bar comes and goes along with the screen.
        func willShow(_ screen: UIViewController, animated: Bool) {
            guard let slot = stack?.slot(showing: screen) else { return showBar(hidden: false, animated: animated) }
            showBar(hidden: slot.attributes.hidesNavigationBar, animated: animated)
            if let navigationController { updateBars(around: navigationController, animated: animated) }
        }

        /// A screen has come to rest on top; after a swipe that was taken back, the one from
        /// before.
        func didShow() {
            guard let navigationController, let top = navigationController.topViewController else { return }
            // The app's own screens find the bars as they left them.
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

        /// The swipe at the edge and, from iOS 26, the one in the content, of which nothing else is
        /// FlowRuntime's to touch: its delegate watches its direction and the scroll views in its
        /// way.
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
                // Unless app code has set its own meanwhile.
                if recognizer.delegate === delegate { recognizer.delegate = delegate.original }
                edgeSwipe = nil
            }
        }
    }
#endif
