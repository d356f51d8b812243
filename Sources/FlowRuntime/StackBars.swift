#if canImport(UIKit)
    import UIKit

    /// Sets what the screen on top wants of its navigation controller: the bar hidden or not, and the swipe back.
    ///
    /// Nothing is touched for screens that want nothing, so that an app may do the same by itself.
    @MainActor
    final class StackBars: NSObject, UIGestureRecognizerDelegate {
        private weak var stack: NavigationStack?
        private var hidesBar = false
        private var stopsSwipe = false
        /// UIKit's own delegates of the swipes, which stop them while the bar is hidden.
        private var replaced: [(recognizer: UIGestureRecognizer, delegate: (any UIGestureRecognizerDelegate)?)] = []

        init(of stack: NavigationStack) {
            self.stack = stack
        }

        /// The bar comes and goes along with the screen.
        func willShow(_ screen: UIViewController, animated: Bool) {
            guard let slot = stack?.slots.first(where: { $0.viewController === screen }) else { return }
            showBar(for: slot, animated: animated)
            if let stack { updateBars(around: stack.navigationController, animated: animated) }
        }

        /// A screen has come to rest on top; after a swipe that was taken back, the one from before.
        func didShow() {
            guard let stack, let top = stack.navigationController.topViewController,
                let slot = stack.slots.first(where: { $0.viewController === top })
            else { return }
            showBar(for: slot, animated: false)
            updateBars(around: stack.navigationController, animated: false)
            allowSwipe(slot.attributes.allowsBack)
            slot.attributes.hidesNavigationBar ? takeSwipeOver() : giveSwipeBack()
        }

        private func showBar(for slot: Slot, animated: Bool) {
            guard slot.attributes.hidesNavigationBar != hidesBar else { return }
            hidesBar.toggle()
            stack?.navigationController.setNavigationBarHidden(hidesBar, animated: animated)
        }

        // MARK: - The swipe back

        private var recognizers: [UIGestureRecognizer] {
            guard let controller = stack?.navigationController else { return [] }
            var recognizers = [controller.interactivePopGestureRecognizer]
            #if compiler(>=6.2)
                if #available(iOS 26, *) { recognizers.append(controller.interactiveContentPopGestureRecognizer) }
            #endif
            return recognizers.compactMap { $0 }
        }

        private func allowSwipe(_ isAllowed: Bool) {
            guard isAllowed == stopsSwipe else { return }
            stopsSwipe.toggle()
            for recognizer in recognizers { recognizer.isEnabled = isAllowed }
        }

        private func takeSwipeOver() {
            guard replaced.isEmpty else { return }
            for recognizer in recognizers {
                replaced.append((recognizer, recognizer.delegate))
                recognizer.delegate = self
            }
        }

        private func giveSwipeBack() {
            for (recognizer, delegate) in replaced { recognizer.delegate = delegate }
            replaced = []
        }

        // MARK: - UIGestureRecognizerDelegate

        /// A swipe at the first screen, or during a transition, would freeze the navigation controller.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let controller = stack?.navigationController else { return false }
            return controller.viewControllers.count > 1 && controller.transitionCoordinator == nil
        }
    }
#endif
