#if os(iOS) || os(Linux)
    import UIKit

    /// Shows a navigation stack in a UINavigationController, whose only delegate it is.
    ///
    /// What UIKit, the user or app code makes of the screens is found by comparing them with the
    /// slots after every change.
    @MainActor
    final class StackHost: NSObject, UINavigationControllerDelegate {
        private weak var stack: NavigationStack?
        private(set) var isLoaded = false
        let navigationController: UINavigationController
        /// Whether the navigation controller is being given its screens: what it tells meanwhile is
        /// no news.
        private var isSettling = false
        /// Whether app code has changed the screens during a transition: UIKit makes that change
        /// some time after the transition, and may tell nobody.
        var mayChangeAgain = false
        private(set) lazy var bars = StackBars(of: stack, in: navigationController)

        init(of stack: NavigationStack) {
            self.stack = stack
            let controller = ObservableNavigationController(nibName: nil, bundle: nil)
            navigationController = controller
            super.init()
            controller.delegate = self
            controller.didChangeScreens = { [weak self] in self?.screensChanged() }
        }

        /// Makes the screens and, the first time, puts them on the navigation controller.
        @discardableResult
        func load() -> UIViewController {
            if isLoaded {
                loadScreens()
            } else {
                isLoaded = true
                settle(animated: false)
            }
            return navigationController
        }

        /// Gives the navigation controller the screens that should stand on the stack.
        func settle(animated: Bool) {
            let screens = loadScreens()
            isSettling = true
            navigationController.setViewControllers(screens, animated: animated)
            isSettling = false
        }

        /// Makes the screens that should stand on the stack.
        @discardableResult
        private func loadScreens() -> [UIViewController] {
            var hidesTabBar = false
            return slots.enumerated().map { index, slot in
                // UIKit asks the topmost screen only; a screen that hides the bar hides it for
                // those above too.
                hidesTabBar = hidesTabBar || index > 0 && slot.attributes.hidesTabBar
                let isNew = slot.viewController == nil
                let controller = slot.load()
                if isNew, hidesTabBar { controller.hidesBottomBarWhenPushed = true }
                if isNew { slot.attributes.prepare(navigationController) }
                return controller
            }
        }

        /// Whether UIKit shows what should stand on the stack.
        var isSettled: Bool {
            guard isLoaded else { return true }
            let shown = navigationController.viewControllers
            return shown.count == slots.count && zip(shown, slots).allSatisfy { $0 === $1.viewController }
        }

        private var slots: [Slot] { stack?.slots ?? [] }

        /// App code, or UIKit for the user, has changed the navigation controller's screens. Not
        /// each such change is told to the delegate.
        private func screensChanged() {
            guard !isSettling, let stack, let settling = stack.navigator?.settling else { return }
            if navigationController.transitionCoordinator != nil { mayChangeAgain = true }
            settling.touch(stack)
            settling.lookInNextTurn()
        }

        // MARK: - UINavigationControllerDelegate

        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            bars.willShow(viewController, animated: animated)
            look()
        }

        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            bars.didShow()
            look()
        }

        private func look() {
            guard !isSettling, let stack, let settling = stack.navigator?.settling else { return }
            settling.touch(stack)
            settling.look(afterTransitionOf: navigationController)
        }
    }

    extension NavigationStack {
        /// What shows the stack, made when it is first asked for.
        var host: StackHost {
            if let host = shownBy as? StackHost { return host }
            let host = StackHost(of: self)
            shownBy = host
            return host
        }
    }
#endif
