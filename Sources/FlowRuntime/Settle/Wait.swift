#if os(iOS) || os(Linux)
    import UIKit

    /// A wait for the end of a change in UIKit.
    ///
    /// UIKit's completion prompts a check, but isn't proof. According to Apple's header a
    /// completion can run early, and a lost one must not block navigation forever.
    @MainActor
    final class Wait {
        /// The transition to wait for, if there is one.
        private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        /// True if UIKit has called its completion.
        var isCompleted = false
        /// The turns of the run loop in which the wait was checked since then.
        var turns = 0
        private weak var controller: UIViewController?
        /// The controller whose transition might not have begun.
        weak var beginning: UIViewController?
        /// The condition to wait for instead of a transition.
        private let isOtherOver: (@MainActor () -> Bool)?
        private var then: (@MainActor () -> Void)?

        /// Waits for the end of a controller's transition.
        init(for coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) {
            self.coordinator = coordinator
            self.controller = controller
            isOtherOver = nil
        }

        /// Waits until `isOver` returns true.
        init(until isOver: @escaping @MainActor () -> Bool, then: @escaping @MainActor () -> Void = {}) {
            isOtherOver = isOver
            self.then = then
        }

        /// True if the wait is over. UIKit can keep returning a transition whose completions it has
        /// called, so the number of turns is limited.
        var isOver: Bool { isOverInUIKit || turns > Settling.turnLimit }

        private var isOverInUIKit: Bool {
            if let isOtherOver { return isOtherOver() }
            guard let coordinator else { return true }
            return controller?.transitionCoordinator !== coordinator
        }

        /// Runs the closure for the end, once.
        func end() {
            let then = then
            self.then = nil
            then?()
        }
    }
#endif
