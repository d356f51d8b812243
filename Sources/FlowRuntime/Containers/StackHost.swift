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
        /// All screens on the app's navigation controller when they were last looked at.
        private var seen: [WeakController] = []
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
                for slot in slots where slot.display == nil { slot.load() }
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
            let (below, above) = (below, above)
            let all = below.isEmpty && above.isEmpty ? screens : below + screens + above
            navigationController.setViewControllers(all, animated: animated)
            if own == nil {
                placed = screens.map(WeakController.init)
                seen = all.map(WeakController.init)
                if animated { topChanged(animated: true) }
            }
            isSettling = false
            noteShown()
        }

        /// Notes what of the app's own screens belongs to external flows, where some are or were on
        /// the stack.
        ///
        /// Nothing is noted of a swipe back that may be taken back, or is: its `willShow` comes,
        /// and the stack is without the screen, before the user has decided.
        func noteShown() {
            if let swipe = navigationController.transitionCoordinator, swipe.initiallyInteractive, swipe.isInteractive || swipe.isCancelled
            {
                return
            }
            if let stack, stack.hasExternal || !stack.owners.isEmpty { stack.noteShown(shown) }
        }

        /// The app's view controllers below the flow; all of them before the flow is shown.
        private var below: [UIViewController] {
            guard own == nil else { return [] }
            return Array(navigationController.viewControllers.prefix { !isFlows($0) })
        }

        /// What isn't the flow's above its screens: later columns and, on the app's stack, what the
        /// app or another flow has put there. What the app has put above an external flow is that
        /// flow's.
        private var above: [UIViewController] {
            guard own == nil, let stack, !stack.hasExternal, stack.owners.isEmpty else { return columnsAbove }
            let all = navigationController.viewControllers
            return all.lastIndex(where: isFlows).map { Array(all[($0 + 1)...]) } ?? []
        }

        /// Whether the user sees a screen of the app's, or of another flow, in the place of the
        /// flow's topmost one.
        var isCoveredOnAppsStack: Bool { !above.isEmpty }

        /// The navigation controller's stack without what isn't the flow's, below it and above, and
        /// without the columns of a collapsed split view.
        var shown: [UIViewController] {
            let all = navigationController.viewControllers
            if own != nil, !hasColumns(in: all) { return all }
            return all.dropFirst(below.count).dropLast(above.count).filter { !isColumn($0) }
        }

        /// The later columns of a collapsed split view, which UIKit pushes above the screens.
        private var columnsAbove: [UIViewController] {
            let all = navigationController.viewControllers
            return hasColumns(in: all) ? all.filter(isColumn) : []
        }

        private func hasColumns(in controllers: [UIViewController]) -> Bool {
            for controller in controllers where isColumn(controller) { return true }
            return false
        }

        /// Whether UIKit has pushed it. Nobody else may push a navigation controller.
        private func isColumn(_ controller: UIViewController) -> Bool {
            controller is UINavigationController
        }

        /// Whether a view controller on the app's stack belongs to the flow.
        func isFlows(_ controller: UIViewController) -> Bool {
            placed.contains { $0.controller === controller } || slots.contains { $0.viewController === controller }
        }

        /// Makes the screens that should stand on the stack.
        private func loadScreens() -> [UIViewController] {
            guard let stack else { return [] }
            var hidesTabBar = false
            let parts = stack.hasExternal ? stack.partsOnScreen : []
            let shown = navigationController.viewControllers
            var screens: [UIViewController] = []
            screens.reserveCapacity(stack.slots.count)
            for (index, slot) in stack.slots.enumerated() {
                // Whatever the app pushed in an external flow stays.
                if slot.isExternal, let part = parts.first(where: { $0.slot === slot }) {
                    screens += part.controllers
                    continue
                }
                // UIKit asks the topmost screen only; a screen that hides the bar hides it for
                // those above too.
                hidesTabBar = hidesTabBar || (index > 0 || own == nil) && slot.attributes.hidesTabBar
                let controller = slot.load()
                screens.append(controller)
                if index < shown.count, shown[index] === controller { continue }
                // An effect may have had it made before.
                guard !shown.contains(where: { $0 === controller }) else { continue }
                if hidesTabBar { controller.hidesBottomBarWhenPushed = true }
                slot.attributes.prepare(navigationController)
            }
            return screens
        }

        /// Whether UIKit shows what should stand on the stack.
        var isSettled: Bool {
            guard isLoaded else { return true }
            let shown = shown
            guard let stack else { return shown.isEmpty }
            if stack.isShown(by: shown) { return true }
            guard stack.hasExternal else { return false }
            let parts = stack.partsOnScreen
            return parts.map(\.slot).elementsEqual(stack.slots, by: ===)
                && parts.flatMap(\.controllers).elementsEqual(shown, by: ===)
        }

        private var slots: [Slot] { stack?.slots ?? [] }

        /// App code, or UIKit for the user, has changed the navigation controller's screens. Not
        /// each such change is told to the delegate.
        private func screensChanged() {
            guard !isSettling, let stack, let settling = stack.navigator?.settling else { return }
            noteShown()
            if navigationController.transitionCoordinator != nil { mayChangeAgain = true }
            settling.touch(stack)
            settling.lookInNextTurn()
        }

        /// Looks, at the end of a turn, whether the screens on the app's navigation controller are
        /// others than before.
        func lookAtScreens() {
            let all = navigationController.viewControllers
            guard !all.elementsEqual(seen, by: { $0 === $1.controller }), let stack else { return }
            seen = all.map(WeakController.init)
            topChanged(animated: navigationController.transitionCoordinator?.isAnimated == true)
            noteShown()
            stack.navigator?.settling?.touch(stack)
            stack.navigator?.settling?.look()
        }

        /// The bars of the app's navigation controller come and go along with the screen.
        private func topChanged(animated: Bool) {
            if let top = navigationController.topViewController { bars.willShow(top, animated: animated) }
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
            noteShown()
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
            for slot in slots.reversed() where slot.display === controller { return slot }
            return hasExternal ? partsOnScreen.first { $0.controllers.contains { $0 === controller } }?.slot : nil
        }
    }
#endif
