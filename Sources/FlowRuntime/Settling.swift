#if canImport(UIKit)
    import UIKit

    /// Brings UIKit to the state that the model has, one operation after another; each waits for UIKit to finish the one before.
    ///
    /// Stacks come first, those that don't show before the one that does, then tabs, then dismissing, then presenting: what appears is complete
    /// before it appears. There are no timers: an operation has ended when UIKit's own completion says so, or at once where nothing is animated.
    @MainActor
    final class Settling {
        /// Weak, since a screen or a listener may let go of the root while an operation runs.
        private weak var navigator: Navigator?
        private var stacks: [NavigationStack] = []
        private var current: NavigationStack?
        private var bars: [TabBar] = []
        /// The layers that UIKit shows, bottom first.
        private var shown: [Layer] = []
        /// The last transition that was waited for. In its completion UIKit may still name it as the one under way.
        private weak var ended: (any UIViewControllerTransitionCoordinator)?
        private var isRunning = false
        private(set) var isUserActing = false

        init(_ navigator: Navigator) {
            self.navigator = navigator
        }

        /// Whether a stack's screens in UIKit are not yet those of the model.
        func isBusy(with stack: NavigationStack) -> Bool {
            current === stack || stacks.contains { $0 === stack }
        }

        /// Takes up a change of the model.
        func begin(stacks: [NavigationStack], bars: [TabBar]) {
            self.stacks += stacks
            self.bars += bars
            proceed()
        }

        /// Forgets a layer that is gone, with those above it.
        func forget(_ layer: Layer) {
            guard let index = shown.firstIndex(where: { $0 === layer }) else { return }
            let old = shown
            withExtendedLifetime(old) { shown.removeSubrange(index...) }
        }

        /// Waits for the end of a transition that flowgen didn't begin; does nothing for one of its own.
        func watch(_ controller: UIViewController, then end: @escaping @MainActor () -> Void) {
            guard !isRunning, !isUserActing, let coordinator = controller.transitionCoordinator, coordinator !== ended else { return }
            isUserActing = true
            wait(for: coordinator) { [weak self] in
                self?.isUserActing = false
                end()
                self?.proceed()
            }
        }

        /// The lowest layer that was shown and that UIKit shows no longer, without having said so.
        var lostLayer: Layer? {
            isRunning || isUserActing ? nil : shown.first { $0.content.viewController?.presentingViewController == nil }
        }

        /// The container of a layer that is sliding out without flowgen's doing.
        var leavingLayer: UIViewController? {
            isRunning ? nil : shown.lazy.compactMap(\.content.viewController).first(where: \.isBeingDismissed)
        }

        private func proceed() {
            guard let navigator, !isRunning, !isUserActing else { return }
            if let stack = nextStack {
                set(stack)
            } else if let bar = bars.popLast() {
                select(bar)
            } else if let layer = shown.first(where: { layer in !navigator.layers.contains { $0 === layer } }) {
                dismiss(layer)
            } else if let layer = navigator.layers.first(where: { layer in !shown.contains { $0 === layer } }) {
                present(layer)
            }
        }

        /// Whether a transition that flowgen didn't begin is under way on a controller, be it app code's or the user's; goes on at its end.
        private func waits(for controller: UIViewController?) -> Bool {
            guard let coordinator = controller?.transitionCoordinator, coordinator !== ended else { return false }
            run(until: coordinator)
            return true
        }

        /// What is sliding in or out over the window's content. UIKit ignores presenting and dismissing in the meantime, and doesn't call their
        /// completions.
        private var presentedInMotion: UIViewController? { navigator?.base?.viewController?.presentedInMotion }

        // MARK: - The operations

        /// The next stack to set: the one that shows comes last.
        private var nextStack: NavigationStack? {
            stacks.first { !isActive($0) } ?? stacks.first
        }

        private func set(_ stack: NavigationStack) {
            let controller = stack.navigationController
            guard !waits(for: controller) else { return }
            stacks.removeAll { $0 === stack }
            current = stack
            let isAnimated = isActive(stack) && bars.allSatisfy(\.isSettled) && isTopLayerShown && controller.viewIfLoaded?.window != nil
            isRunning = true
            if !stack.isSettled {
                controller.setViewControllers(stack.slots.map { $0.load() }, animated: isAnimated)
            }
            run(until: isAnimated ? controller.transitionCoordinator : nil) { [weak self] in
                self?.current = nil
                // App code may have popped in the meantime.
                self?.navigator?.stackChanged(stack)
            }
        }

        private func select(_ bar: TabBar) {
            isRunning = true
            if !bar.isSettled { bar.tabBarController.selectedIndex = bar.selectedIndex }
            finish()
        }

        private func dismiss(_ layer: Layer) {
            guard let container = layer.content.viewController, let presenter = container.presentingViewController else {
                forget(layer)
                return proceed()
            }
            guard !waits(for: presentedInMotion) else { return }
            isRunning = true
            presenter.dismiss(animated: true) { [weak self] in self?.finish() }
            if container.isBeingDismissed || container.presentingViewController == nil {
                forget(layer)
            } else {
                // UIKit takes no notice, and the completion won't come: the next change tries again.
                isRunning = false
            }
        }

        private func present(_ layer: Layer) {
            guard !waits(for: presentedInMotion) else { return }
            let container = layer.prepare()
            var presenter = shown.last?.content.viewController ?? navigator?.base?.viewController
            // The app may show something of its own, such as an alert; UIKit presents from what is on top.
            while let above = presenter?.presentedViewController, !above.isBeingDismissed { presenter = above }
            isRunning = true
            shown.append(layer)
            var isDone = false
            presenter?.present(container, animated: true) { [weak self, weak layer] in
                isDone = true
                layer?.watch()
                self?.finish()
            }
            if !isDone, container.presentingViewController == nil {
                isRunning = false
                navigator?.presentationRefused(layer)
                proceed()
            }
        }

        /// Goes on when a transition has ended.
        private func run(until coordinator: (any UIViewControllerTransitionCoordinator)?, then end: @escaping @MainActor () -> Void = {}) {
            isRunning = true
            wait(for: coordinator) { [weak self] in
                end()
                self?.finish()
            }
        }

        /// Calls `end` once: when the transition has ended, or now where there is none or UIKit doesn't take the completion.
        private func wait(for coordinator: (any UIViewControllerTransitionCoordinator)?, then end: @escaping @MainActor () -> Void) {
            var isOver = false
            let once: @MainActor () -> Void = { [weak self, weak coordinator] in
                guard !isOver else { return }
                isOver = true
                self?.ended = coordinator
                end()
            }
            guard let coordinator, coordinator.animate(alongsideTransition: nil, completion: { _ in once() }) else { return once() }
        }

        private func finish() {
            isRunning = false
            proceed()
        }

        private func isActive(_ stack: NavigationStack) -> Bool {
            if case .stack(let active)? = navigator?.activeContent { active === stack } else { false }
        }

        private var isTopLayerShown: Bool {
            guard let layers = navigator?.layers else { return false }
            return shown.count == layers.count && zip(shown, layers).allSatisfy { $0 === $1 }
        }
    }
#endif
