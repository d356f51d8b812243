#if os(iOS) || os(Linux)
    import UIKit

    /// The one owner of a UINavigationController: its only delegate, and the keeper of its screens. Flows that share a stack share the owner.
    ///
    /// `slots` is what should stand on the stack; UIKit's own changes (back, swipe back, back menu, a pop by app code) are taken over by comparing
    /// the slots with `viewControllers` after every change, so it doesn't matter who made it or how many screens left at once.
    @MainActor
    final class NavigationStack: NSObject, UINavigationControllerDelegate {
        /// The coordinator of the flow whose container this is; whoever shows the flow keeps it.
        private(set) weak var base: Coordinator?
        weak var navigator: Navigator?
        /// The first screen as the flow begins with it; a reset keeps it where it still stands.
        private weak var first: Slot?
        /// The screens that should stand on the stack, bottom first.
        private(set) var slots: [Slot]
        private(set) var isLoaded = false
        /// Whether the next change is animated, where it is seen.
        var isAnimated = true
        let navigationController: UINavigationController
        /// Whether the navigation controller is being given its screens: what it tells meanwhile is no news.
        private var isSettling = false
        /// Whether app code has changed the screens during a transition: UIKit makes that change some time after the transition, and may tell nobody.
        var mayChangeAgain = false
        private(set) lazy var bars = StackBars(of: self)

        init(base: Coordinator, slots: [Slot]) {
            self.base = base
            self.slots = slots
            first = slots.first
            let controller = ObservableNavigationController(nibName: nil, bundle: nil)
            navigationController = controller
            super.init()
            controller.delegate = self
            controller.didChangeScreens = { [weak self] in self?.screensChanged() }
        }

        /// The screens that the flow begins with, with the very first one kept if it is still there.
        func initialSlots() -> [Slot] {
            guard let slot = (base as? any StackFlow)?.firstSlot() else { return [] }
            // A flow whose start is chosen by guards may begin with another screen by now.
            if let first, slots.first === first, first.screen.qualifiedName == slot.screen.qualifiedName { return [first] }
            return [slot]
        }

        /// Sets what should stand on the stack. Nothing happens in UIKit yet.
        func set(_ slots: [Slot]) {
            replaceSlots(by: slots)
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
                // UIKit asks the topmost screen only; a screen that hides the bar hides it for those above too.
                hidesTabBar = hidesTabBar || index > 0 && slot.attributes.hidesTabBar
                let isNew = slot.viewController == nil
                let controller = slot.load()
                if isNew, hidesTabBar { controller.hidesBottomBarWhenPushed = true }
                if isNew, slot.attributes.largeTitle == true { navigationController.navigationBar.prefersLargeTitles = true }
                return controller
            }
        }

        /// Whether UIKit shows what should stand on the stack.
        var isSettled: Bool {
            guard isLoaded else { return true }
            let shown = navigationController.viewControllers
            return shown.count == slots.count && zip(shown, slots).allSatisfy { $0 === $1.viewController }
        }

        /// Takes over what has become of the screens in UIKit: which of them are still there, and in which order. Those that aren't are released.
        ///
        /// - Returns: the marks of the flows whose end is to be handled; nil where nothing has changed. Of flows that left together, one upon the
        ///   other, that is the lowest.
        func takeOverScreens() -> [Mark]? {
            guard isLoaded else { return nil }
            let shown = navigationController.viewControllers
            let stay = shown.compactMap { controller in slots.first { $0.viewController === controller } }
            // An empty navigation controller is one that is being taken apart.
            guard !stay.isEmpty, !stay.elementsEqual(slots, by: ===) else { return nil }
            let left = slots.filter { slot in !stay.contains { $0 === slot } }
            handOnMarks(of: left)
            var ended: [Mark] = []
            var hasLeftBelow = false
            for slot in slots {
                guard let mark = slot.mark else { continue }
                let hasLeft = left.contains { $0 === slot }
                if hasLeft, !hasLeftBelow { ended.append(mark) }
                hasLeftBelow = hasLeft
            }
            replaceSlots(by: stay)
            return ended
        }

        /// A flow hasn't left as long as one of its screens stands on the stack: the lowest one carries its mark then.
        private func handOnMarks(of left: [Slot]) {
            for (index, slot) in slots.enumerated() where slot.mark != nil && left.contains(where: { $0 === slot }) {
                let others = slots[(index + 1)...].prefix { $0.mark == nil }
                guard let heir = others.first(where: { other in !left.contains { $0 === other } }) else { continue }
                heir.mark = slot.mark
                slot.mark = nil
            }
        }

        /// App code, or UIKit for the user, has changed the navigation controller's screens. Not each such change is told to the delegate.
        private func screensChanged() {
            guard !isSettling, let settling = navigator?.settling else { return }
            if navigationController.transitionCoordinator != nil { mayChangeAgain = true }
            settling.touch(self)
            settling.lookInNextTurn()
        }

        /// Keeps the old ones until the new ones are in place: the deinitializer of a screen may ask for the state.
        private func replaceSlots(by new: [Slot]) {
            let old = slots
            withExtendedLifetime(old) { slots = new }
        }

        // MARK: - UINavigationControllerDelegate

        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            bars.willShow(viewController, animated: animated)
            guard !isSettling, let settling = navigator?.settling else { return }
            settling.touch(self)
            settling.look(afterTransitionOf: navigationController)
        }

        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            bars.didShow()
            guard !isSettling, let settling = navigator?.settling else { return }
            settling.touch(self)
            settling.look(afterTransitionOf: navigationController)
        }
    }

    // MARK: - Screens and flows to put on the stack

    extension NavigationStack {
        /// The places of screens and of flows that continue on this stack.
        func makeSlots<Maker: ScreenMaking>(for items: [StackItem<Maker.Screen>], of maker: Maker) -> [Slot] {
            items.flatMap { item in
                switch item {
                case .screen(let screen): [Slot(screen, of: maker)]
                case .flow(let flow): start(flow, handlers: Handlers())
                }
            }
        }

        /// The screens that a flow begins with on this stack, the first marked as the flow's.
        func start(_ flow: Coordinator, handlers: Handlers) -> [Slot] {
            guard let stackFlow = flow as? any StackFlow else { return [] }
            if let navigator { flow.attach(to: navigator) }
            flow.push(on: self)
            let slot = stackFlow.firstSlot()
            slot.mark = Mark(flow, handlers: handlers)
            return [slot]
        }
    }
#endif
