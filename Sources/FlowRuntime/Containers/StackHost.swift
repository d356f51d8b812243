#if os(iOS) || os(Linux)
    import UIKit

    /// Shows a navigation stack in a UINavigationController that it owns, or a hosted flow's part
    /// of the stack of one of the app's.
    ///
    /// What UIKit, the user or app code makes of the screens is found by comparing them with the
    /// slots after every change.
    @MainActor
    final class StackHost: NSObject, UINavigationControllerDelegate {
        private weak var stack: NavigationStack?
        private(set) var isLoaded = false
        private let own: UINavigationController?
        private weak var apps: UINavigationController?
        /// Used when the app's navigation controller is gone.
        private lazy var empty = UINavigationController(nibName: nil, bundle: nil)
        var navigationController: UINavigationController { own ?? apps ?? empty }
        /// The screens that were last pushed on the app's navigation controller.
        private var placed: [WeakController] = []
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
            own = controller
            super.init()
            controller.delegate = self
            controller.didChangeScreens = { [weak self] in self?.screensChanged() }
        }

        /// Shows a hosted flow's part of the stack of one of the app's navigation controllers.
        init(of stack: NavigationStack, on controller: UINavigationController) {
            self.stack = stack
            own = nil
            apps = controller
            isLoaded = true
            super.init()
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
            if let apps { StackDelegate.observe(apps, for: self) }
            navigationController.setViewControllers(below + screens + columnsAbove, animated: animated)
            placed = screens.map(WeakController.init)
            isSettling = false
            stack?.noteShown(shown)
        }

        /// The app's view controllers below the flow; all of them before the flow is shown.
        private var below: [UIViewController] {
            guard own == nil else { return [] }
            return Array(navigationController.viewControllers.prefix { !isFlows($0) })
        }

        /// The navigation controller's stack without the app's view controllers below the flow, and
        /// without the columns of a collapsed split view.
        var shown: [UIViewController] { navigationController.viewControllers.dropFirst(below.count).filter { !isColumn($0) } }

        /// The later columns of a collapsed split view, which UIKit pushes above the screens.
        private var columnsAbove: [UIViewController] { navigationController.viewControllers.filter(isColumn) }

        /// Whether UIKit has pushed it. Nobody else may push a navigation controller.
        private func isColumn(_ controller: UIViewController) -> Bool {
            controller is UINavigationController
        }

        /// Whether a view controller on the app's stack belongs to the flow.
        private func isFlows(_ controller: UIViewController) -> Bool {
            placed.contains { $0.controller === controller } || slots.contains { $0.viewController === controller }
        }

        /// Makes the screens that should stand on the stack.
        @discardableResult
        private func loadScreens() -> [UIViewController] {
            var hidesTabBar = false
            let old = Set(navigationController.viewControllers.map(ObjectIdentifier.init))
            let parts = stack?.partsOnScreen ?? []
            return slots.enumerated().flatMap { index, slot in
                // Whatever the app pushed in an external flow stays.
                if slot.isExternal, let part = parts.first(where: { $0.slot === slot }) { return part.controllers }
                // UIKit asks the topmost screen only; a screen that hides the bar hides it for
                // those above too.
                hidesTabBar = hidesTabBar || (index > 0 || own == nil) && slot.attributes.hidesTabBar
                let controller = slot.load()
                // An effect may have had it made before.
                let isNew = !old.contains(ObjectIdentifier(controller))
                if isNew, hidesTabBar { controller.hidesBottomBarWhenPushed = true }
                if isNew { slot.attributes.prepare(navigationController) }
                return [controller]
            }
        }

        /// Whether UIKit shows what should stand on the stack.
        var isSettled: Bool {
            guard isLoaded else { return true }
            let parts = stack?.partsOnScreen ?? []
            return parts.map(\.slot).elementsEqual(slots, by: ===)
                && parts.flatMap(\.controllers).elementsEqual(shown, by: ===)
        }

        private var slots: [Slot] { stack?.slots ?? [] }

        /// App code, or UIKit for the user, has changed the navigation controller's screens. Not
        /// each such change is told to the delegate.
        private func screensChanged() {
            guard !isSettling, let stack, let settling = stack.navigator?.settling else { return }
            stack.noteShown(shown)
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
            stack.noteShown(shown)
            settling.touch(stack)
            settling.look(afterTransitionOf: navigationController)
        }
    }

    private struct WeakController {
        weak var controller: UIViewController?
    }

    extension NavigationStack {
        /// What shows the stack, made when it is first asked for.
        var host: StackHost {
            if let host = shownBy as? StackHost { return host }
            let host = StackHost(of: self)
            shownBy = host
            return host
        }

        /// The view controllers on the navigation controller by slot.
        var partsOnScreen: [(slot: Slot, controllers: [UIViewController])] {
            parts(of: host.shown).map { ($0.slot, $0.displays.compactMap { $0 as? UIViewController }) }
        }

        /// The slot that a view controller on the stack belongs to; nil if the app pushed it
        /// without a flow.
        func slot(showing controller: UIViewController) -> Slot? {
            slots.first { $0.viewController === controller }
                ?? partsOnScreen.first { $0.controllers.contains { $0 === controller } }?.slot
        }
    }
#endif
