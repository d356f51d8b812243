#if os(iOS) || os(Linux)
    import UIKit

    /// The end of something in UIKit, for which navigation waits.
    ///
    /// UIKit's completion is the sign to look whether it is over. It isn't the proof: Apple's
    /// header lets a completion run early, and a lost one must not stop navigation for good.
    @MainActor
    final class Wait {
        /// The transition that is waited for, if it is one.
        private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        /// Whether UIKit has called its completion.
        var isCompleted = false
        /// The turns of the run loop in which it was looked at since then.
        var turns = 0
        private weak var controller: UIViewController?
        /// The controller whose transition may be still to begin.
        weak var beginning: UIViewController?
        /// Where it is something else that is waited for.
        private let isOtherOver: (@MainActor () -> Bool)?
        private var then: (@MainActor () -> Void)?

        /// Waits for the end of a controller's transition.
        init(for coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) {
            self.coordinator = coordinator
            self.controller = controller
            isOtherOver = nil
        }

        /// Waits until `isOver` holds.
        init(until isOver: @escaping @MainActor () -> Bool, then: @escaping @MainActor () -> Void = {}) {
            isOtherOver = isOver
            self.then = then
        }

        /// Whether what is waited for has ended. UIKit may go on naming a transition whose
        /// completions it has called, but not for ever.
        var isOver: Bool { isOverInUIKit || turns > Settling.turnLimit }

        private var isOverInUIKit: Bool {
            if let isOtherOver { return isOtherOver() }
            guard let coordinator else { return true }
            return controller?.transitionCoordinator !== coordinator
        }

        /// Does what was to be done at the end, once.
        func end() {
            let then = then
            self.then = nil
            then?()
        }
    }
#endif
