#if os(iOS) || os(Linux)
    import UIKit

    /// Shows a navigation stack in its own UINavigationController, or a hosted flow's part of the
    /// stack in the app's navigation controller.
    ///
    /// After every change, it compares the screens with the slots to find outside changes.
    @MainActor
    final class StackHost: NSObject, UINavigationControllerDelegate {
        private weak var stack: NavigationStack?
        private(set) var isLoaded = false
        private let own: UINavigationController?
        private weak var apps: UINavigationController?
        /// Used after the app's navigation controller has been released.
        private lazy var empty = UINavigationController(nibName: nil, bundle: nil)
        var navigationController: UINavigationController { own ?? apps ?? empty }
        /// The screens that were last placed on the app's navigation controller.
        private var placed: [WeakController] = []
        /// All screens on the app's navigation controller at the last look.
        private var seen: [WeakController] = []
        /// True while the screens are being set: the callbacks that arrive meanwhile are ignored.
        private var isSettling = false
        /// True if app code has changed the screens during a transition. UIKit applies that change
        /// some time after the transition, perhaps without a callback.
        var mayChangeAgain = false
        private(set) lazy var bars = StackBars(of: stack, in: navigationController)

        init(of stack: NavigationStack) {
            self.stack = stack
            let controller = ObservableNavigationController(nibName: nil, bundle: nil)
            own = controller
            super.init()
            controller.delegate = self
            controller.didChangeScreens = { [weak self] in self?.screensChanged() }
            controller.mayPop = { [weak self] in self?.userMayPop(to: $0) ?? true }
        }

        /// Shows a hosted flow's part of the stack in one of the app's navigation controllers.
        init(of stack: NavigationStack, on controller: UINavigationController) {
            self.stack = stack
            own = nil
            apps = controller
            isLoaded = true
            super.init()
        }

        /// Makes the screens and, the first time, sets them on the navigation controller.
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

        /// Sets the stack's screens on the navigation controller.
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

        /// Notes the screens of external flows, if the stack has or had any.
        ///
        /// Notes nothing during a swipe back that is canceled or can still be. UIKit calls
        /// `willShow` and removes the screen from the stack before the user has decided.
        func noteShown() {
            if let swipe = navigationController.transitionCoordinator, swipe.initiallyInteractive, swipe.isInteractive || swipe.isCancelled
            {
                return
            }
            if let stack, stack.hasExternal || !stack.owners.isEmpty { stack.noteShown(shown) }
        }

        /// The app's view controllers below the flow, or all of them before the flow is shown.
        private var below: [UIViewController] {
            guard own == nil else { return [] }
            return Array(navigationController.viewControllers.prefix { !isFlows($0) })
        }

        /// Controllers above the flow's screens that aren't the flow's: later columns and, on the
        /// app's stack, screens of the app or another flow. Screens above an external flow belong
        /// to it.
        private var above: [UIViewController] {
            guard own == nil, let stack, !stack.hasExternal, stack.owners.isEmpty else { return columnsAbove }
            let all = navigationController.viewControllers
            return all.lastIndex(where: isFlows).map { Array(all[($0 + 1)...]) } ?? []
        }

        /// True if a screen of the app or another flow covers the flow's topmost screen.
        var isCoveredOnAppsStack: Bool { !above.isEmpty }

        /// The flow's part of the navigation controller's stack, without a split view's columns.
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

        /// True if UIKit has pushed it as a column. Only UIKit can push a navigation controller.
        private func isColumn(_ controller: UIViewController) -> Bool {
            controller is UINavigationController
        }

        /// True if a view controller on the app's stack belongs to the flow.
        func isFlows(_ controller: UIViewController) -> Bool {
            placed.contains { $0.controller === controller } || slots.contains { $0.viewController === controller }
        }

        private func loadScreens() -> [UIViewController] {
            guard let stack else { return [] }
            var hidesTabBar = false
            let parts = stack.hasExternal ? stack.partsOnScreen : []
            let shown = navigationController.viewControllers
            var screens: [UIViewController] = []
            screens.reserveCapacity(stack.slots.count)
            for (index, slot) in stack.slots.enumerated() {
                // Screens that the app pushed in an external flow remain.
                if slot.isExternal, let part = parts.first(where: { $0.slot === slot }) {
                    screens += part.controllers
                    continue
                }
                // UIKit only asks the top screen. Here, a screen also hides the bar for the screens
                // above.
                hidesTabBar = hidesTabBar || (index > 0 || own == nil) && slot.attributes.hidesTabBar
                let controller = slot.load()
                screens.append(controller)
                if index < shown.count, shown[index] === controller { continue }
                // An effect might have made the controller before.
                guard !shown.contains(where: { $0 === controller }) else { continue }
                if hidesTabBar { controller.hidesBottomBarWhenPushed = true }
                slot.attributes.prepare(navigationController)
            }
            return screens
        }

        /// True if UIKit shows the stack's screens.
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

        /// App code or the user has changed the navigation controller's screens. UIKit doesn't
        /// report every such change to the delegate.
        private func screensChanged() {
            guard !isSettling, let stack, let settling = stack.navigator?.settling else { return }
            noteShown()
            if navigationController.transitionCoordinator != nil { mayChangeAgain = true }
            settling.touch(stack)
            settling.lookInNextTurn()
        }

        /// Checks, at the end of a turn, whether the app's navigation controller has other screens.
        func lookAtScreens() {
            let all = navigationController.viewControllers
            guard !all.elementsEqual(seen, by: { $0 === $1.controller }), let stack else { return }
            seen = all.map(WeakController.init)
            topChanged(animated: navigationController.transitionCoordinator?.isAnimated == true)
            noteShown()
            stack.navigator?.settling?.touch(stack)
            stack.navigator?.settling?.look()
        }

        /// Shows or hides the bars of the app's navigation controller along with the screen.
        private func topChanged(animated: Bool) {
            if let top = navigationController.topViewController { bars.willShow(top, animated: animated) }
        }

        // MARK: - Unsaved work

        /// True if a pop to a screen removes no unsaved work. Otherwise asks the user, and pops
        /// after that. Before the question UIKit must return from its gesture or call.
        func userMayPop(to screen: UIViewController?) -> Bool {
            guard !isSettling, let stack, let navigator = stack.navigator, navigator.canHaveUnsavedWork else { return true }
            let all = navigationController.viewControllers
            guard let index = all.firstIndex(where: { $0 === screen }) else { return true }
            let top = all[...index].reversed().lazy.compactMap { stack.slot(showing: $0) }.first
            guard top != nil || stack.isHosted else { return true }
            let steps: @MainActor (Draft) -> Void = { [weak stack, weak top, hasTop = top != nil] draft in
                guard let stack, hasTop == (top != nil) else { return }
                draft.leave(stack, above: top)
            }
            guard navigator.loses(steps) else { return true }
            inNextTurn { [weak navigator] in navigator?.performForUser("back", steps) }
            return false
        }

        /// The screen below the top.
        var screenBelow: UIViewController? { navigationController.viewControllers.dropLast().last }

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
        var host: StackHost {
            if let host = shownBy as? StackHost { return host }
            let host = StackHost(of: self)
            shownBy = host
            return host
        }

        /// The view controllers on the navigation controller, by slot.
        var partsOnScreen: [(slot: Slot, controllers: [UIViewController])] {
            parts(of: host.shown).map { ($0.slot, $0.displays.compactMap { $0 as? UIViewController }) }
        }

        /// The slot of a view controller on the stack; `nil` if the app pushed it without a flow.
        func slot(showing controller: UIViewController) -> Slot? {
            for slot in slots.reversed() where slot.display === controller { return slot }
            return hasExternal ? partsOnScreen.first { $0.controllers.contains { $0 === controller } }?.slot : nil
        }
    }
#endif
