#if os(iOS) || os(Linux)
    import UIKit

    /// The place in the app's user interface that a hosted flow was started from.
    ///
    /// The app can remove containers of the place: the sheet with the navigation controller that a
    /// flow was pushed on, or the parent of a child. UIKit doesn't report that, so the flow checks
    /// at the end of each turn.
    @MainActor
    final class HostPlace {
        /// The controller that the flow is presented from, pushed on or embedded as.
        weak var controller: UIViewController?
        /// True if the flow's container is a child, which its parent can remove.
        var isChild = false
        /// The outermost container around the place, if the app has presented it.
        private(set) weak var presented: UIViewController?
        private var wasPresented = false
        private var wasInWindow = false

        init(_ controller: UIViewController? = nil) {
            self.controller = controller
            _ = isGone()
        }

        /// True if the app has removed the place and UIKit has finished doing so.
        func isGone() -> Bool {
            guard let controller else { return true }
            if isChild, controller.parent == nil { return true }
            let outermost = outermostContainer(around: controller)
            wasInWindow = wasInWindow || outermost.viewIfLoaded?.window != nil
            if wasPresented { return presented?.presentingViewController == nil }
            presented = outermost.presentingViewController == nil ? nil : outermost
            wasPresented = presented != nil
            return false
        }

        /// True if the place, which is at rest, is covered by another screen or tab, or has left
        /// its window. A task that awaits the flow can retain it. A place that was never in a
        /// window hasn't left.
        var hasLeft: Bool {
            guard let controller, isShownByContainers(controller) else { return true }
            let outermost = outermostContainer(around: controller)
            return wasInWindow && outermost.viewIfLoaded?.window == nil && outermost.presentedViewController == nil
        }

        /// Removes the flow's container from its parent, if it is a child.
        func clear() {
            guard isChild, let controller, controller.parent != nil else { return }
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }
#endif
