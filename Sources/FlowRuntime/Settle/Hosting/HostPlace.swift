#if os(iOS) || os(Linux)
    import UIKit

    /// The place in the app's user interface where a hosted flow was started.
    ///
    /// The app may remove what contains the place: the sheet with the navigation controller that a
    /// flow was pushed on, or the parent of a child. UIKit reports neither, so the flow looks at
    /// the end of each turn.
    @MainActor
    final class HostPlace {
        /// The controller that the flow is presented from, pushed on or embedded as.
        weak var controller: UIViewController?
        /// Whether the flow's container has a parent, which may remove it.
        var isChild = false
        /// The outermost container around the place that the app has presented.
        private(set) weak var presented: UIViewController?
        private var wasPresented = false
        private var wasInWindow = false

        init(_ controller: UIViewController? = nil) {
            self.controller = controller
            _ = isGone()
        }

        /// Whether the app has removed the place and UIKit has finished doing so.
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

        /// Whether the place, which is at rest, has left its window, or another screen or tab
        /// covers it. Whoever awaits the flow may keep it alive. One that is still to come into a
        /// window hasn't left.
        var hasLeft: Bool {
            guard let controller, isShownByContainers(controller) else { return true }
            let outermost = outermostContainer(around: controller)
            return wasInWindow && outermost.viewIfLoaded?.window == nil && outermost.presentedViewController == nil
        }

        /// Leaves the app's controllers as they were.
        func clear() {
            guard isChild, let controller, controller.parent != nil else { return }
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }
#endif
