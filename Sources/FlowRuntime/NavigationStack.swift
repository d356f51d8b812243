#if canImport(UIKit)
    import UIKit

    /// The one owner of a UINavigationController: its only delegate, and the keeper of its screens. Flows that share a stack share the owner.
    ///
    /// `slots` is what should stand on the stack; UIKit's own changes (back, swipe back, back menu, a pop by app code) are taken over by comparing
    /// the slots with `viewControllers` after every change, so it doesn't matter who made it or how many screens left at once.
    @MainActor
    final class NavigationStack: NSObject, UINavigationControllerDelegate {
        /// The coordinator of the flow whose container this is; whoever shows the flow keeps it.
        private(set) weak var base: Coordinator?
        private(set) weak var navigator: Navigator?
        /// The first screen as the flow begins with it; a reset keeps it where it still stands.
        private weak var first: Slot?
        /// The screens that should stand on the stack, bottom first.
        private(set) var slots: [Slot]
        private(set) var isLoaded = false
        let navigationController: UINavigationController

        init(base: Coordinator, slots: [Slot]) {
            self.base = base
            self.slots = slots
            first = slots.first
            navigationController = EndingNavigationController(nibName: nil, bundle: nil)
            super.init()
            navigationController.delegate = self
        }

        func attach(to navigator: Navigator) {
            self.navigator = navigator
            base?.attach(to: navigator)
        }

        /// The screens that the flow begins with, with the very first one kept if it is still there.
        func initialSlots() -> [Slot] {
            if let first, slots.first === first { return [first] }
            return (base as? any StackFlow).map { [$0.firstSlot()] } ?? []
        }

        /// Sets what should stand on the stack. Nothing happens in UIKit yet.
        func set(_ slots: [Slot]) {
            replaceSlots(by: slots)
            for slot in slots {
                slot.keep(in: self)
            }
        }

        /// Makes the screens and, the first time, puts them on the navigation controller.
        @discardableResult
        func load() -> UIViewController {
            let controllers = slots.map { $0.load() }
            if !isLoaded {
                isLoaded = true
                navigationController.setViewControllers(controllers, animated: false)
            }
            return navigationController
        }

        /// Whether UIKit shows what should stand on the stack.
        var isSettled: Bool {
            guard isLoaded else { return true }
            let shown = navigationController.viewControllers
            return shown.count == slots.count && zip(shown, slots).allSatisfy { $0 === $1.viewController }
        }

        /// Lets go of the screens that UIKit has taken off the stack; says whether there were any.
        func releaseLeftScreens() -> Bool {
            guard isLoaded else { return false }
            let shown = Set(navigationController.viewControllers.map(ObjectIdentifier.init))
            let left = slots.filter { slot in slot.viewController.map { shown.contains(ObjectIdentifier($0)) } ?? false }
            // An empty navigation controller is one that is being taken apart.
            guard left.count < slots.count, !left.isEmpty else { return false }
            replaceSlots(by: left)
            return true
        }

        /// Keeps the old ones until the new ones are in place: the deinitializer of a screen may ask for the state.
        private func replaceSlots(by new: [Slot]) {
            let old = slots
            withExtendedLifetime(old) { slots = new }
        }

        // MARK: - UINavigationControllerDelegate

        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            navigator?.transitionBegins(on: navigationController)
        }

        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            navigator?.stackChanged(self)
        }
    }

    extension Slot {
        /// Keeps the maker, unless that would be a cycle: the flow whose container this is keeps the slot, and the root keeps everything.
        func keep(in stack: NavigationStack?) {
            keeper = maker === stack?.base || maker?.isRoot == true ? nil : maker
        }
    }

    /// Says when it has left the screen for good. A screen that dismisses itself tells nobody: no delegate is called for a dismissal in code.
    final class EndingNavigationController: UINavigationController {
        var didEnd: (@MainActor () -> Void)?

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }
    }
#endif
