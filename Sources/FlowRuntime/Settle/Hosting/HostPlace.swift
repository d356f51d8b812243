#if os(iOS) || os(Linux)
    import UIKit

    /// The place in the app's user interface where a hosted flow was started.
    ///
    /// The app may remove what contains the place: the sheet with the navigation controller that a
    /// flow was pushed on, or the parent of a child. UIKit reports neither. A hidden view notices
    /// when the place enters or leaves the screen, and the flow then checks whether its place still
    /// exists.
    @MainActor
    final class HostPlace {
        /// The controller that the flow is presented from, pushed on or embedded as.
        weak var controller: UIViewController?
        /// Whether the flow's container has a parent, which may remove it.
        var isChild = false
        /// The outermost container around the place that the app has presented.
        private(set) weak var presented: UIViewController?
        private var wasPresented = false
        private weak var sentinel: PlaceSentinel?

        init(_ controller: UIViewController? = nil) {
            self.controller = controller
        }

        /// Whether the app has removed the place and UIKit has finished doing so.
        func isGone() -> Bool {
            guard let controller else { return true }
            if isChild, controller.parent == nil { return true }
            if wasPresented { return presented?.presentingViewController == nil }
            presented = outermost(around: controller)
            wasPresented = presented != nil
            return false
        }

        private func outermost(around controller: UIViewController) -> UIViewController? {
            var outer = controller
            while let parent = outer.parent { outer = parent }
            return outer.presentingViewController == nil ? nil : outer
        }

        /// Calls `look` whenever a view of the place enters or leaves the screen.
        func watch(_ view: UIView, _ look: @escaping @MainActor () -> Void) {
            let sentinel = PlaceSentinel(didMove: look)
            view.addSubview(sentinel)
            self.sentinel = sentinel
        }

        /// Leaves the app's controllers as they were.
        func clear() {
            sentinel?.removeFromSuperview()
            guard isChild, let controller, controller.parent != nil else { return }
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    /// A hidden view that reports when it moves to or from a window.
    private final class PlaceSentinel: UIView {
        private let didMove: @MainActor () -> Void

        init(didMove: @escaping @MainActor () -> Void) {
            self.didMove = didMove
            super.init(frame: .zero)
            isHidden = true
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            didMove()
        }
    }
#endif
