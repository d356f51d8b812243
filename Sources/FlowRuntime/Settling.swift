#if canImport(UIKit)
    import UIKit

    /// Brings UIKit to the state that the model has, one operation after another; each waits for UIKit to finish the one before.
    ///
    /// Stacks come first, those that don't show before the one that does, then tabs, then dismissing, then presenting: what appears is complete
    /// before it appears. There are no timers: an operation has ended when UIKit's own completion says so, or at once where nothing is animated.
    @MainActor
    final class Settling {
        /// Weak, since a screen or a listener may let go of the root while an operation runs.
        weak var navigator: Navigator?
        var stacks: [NavigationStack] = []
        var current: NavigationStack?
        var bars: [TabBar] = []
        var switches: [ChildSwitch] = []
        /// The alert that is to be shown, and the one that is.
        var nextAlert: Alert?
        var shownAlert: Alert?
        /// The layers that UIKit shows, bottom first.
        var shown: [Layer] = []
        /// The last transition that was waited for. In its completion UIKit may still name it as the one under way.
        private weak var ended: (any UIViewControllerTransitionCoordinator)?
        var isRunning = false
        private(set) var isUserActing = false

        init(_ navigator: Navigator) {
            self.navigator = navigator
        }

        /// Whether a stack's screens in UIKit are not yet those of the model.
        func isBusy(with stack: NavigationStack) -> Bool {
            current === stack || stacks.contains { $0 === stack }
        }

        /// Takes up a change of the model.
        func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?) {
            self.stacks += stacks
            self.bars += bars
            self.switches += switches
            if let alert { nextAlert = alert }
            proceed()
        }

        /// Whether an alert of a transition is still to be answered.
        func asks(_ transition: String) -> Bool {
            let asking = shownAlert.flatMap { $0.isAnswered || $0.controller?.presentingViewController == nil ? nil : $0 }
            return [nextAlert, asking].contains { $0?.name == transition && $0?.resumption.isDue == true }
        }

        /// Gives up what is still to be shown.
        func stop() {
            nextAlert = nil
            switches = []
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

        func proceed() {
            guard let navigator, !isRunning, !isUserActing else { return }
            if let alert = shownAlert, !alert.resumption.isDue {
                dismiss(alert)
            } else if let children = switches.first {
                show(children)
            } else if let stack = nextStack {
                set(stack)
            } else if let bar = bars.popLast() {
                select(bar)
            } else if let layer = goneLayer {
                dismiss(layer, animated: layer.isAnimated)
            } else if let layer = navigator.layers.first(where: { layer in !shown.contains { $0 === layer } }) {
                present(layer)
            } else if let alert = nextAlert {
                nextAlert = nil
                present(alert)
            }
        }

        /// The lowest layer that UIKit shows and that is gone.
        var goneLayer: Layer? {
            shown.first { layer in navigator?.layers.contains { $0 === layer } == false }
        }

        /// Whether a transition that flowgen didn't begin is under way on a controller, be it app code's or the user's; goes on at its end.
        func waits(for controller: UIViewController?) -> Bool {
            guard let coordinator = controller?.transitionCoordinator, coordinator !== ended else { return false }
            run(until: coordinator)
            return true
        }

        /// What is sliding in or out over the window's content. UIKit ignores presenting and dismissing in the meantime, and doesn't call their
        /// completions.
        var presentedInMotion: UIViewController? { navigator?.base?.viewController.flatMap(lowestInMotion(over:)) }

        /// Goes on when a transition has ended.
        func run(until coordinator: (any UIViewControllerTransitionCoordinator)?, then end: @escaping @MainActor () -> Void = {}) {
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

        func finish() {
            isRunning = false
            proceed()
        }

        func isActive(_ stack: NavigationStack) -> Bool {
            if case .stack(let active)? = navigator?.activeContent { active === stack } else { false }
        }

        var isTopLayerShown: Bool {
            guard let layers = navigator?.layers else { return false }
            return shown.count == layers.count && zip(shown, layers).allSatisfy { $0 === $1 }
        }
    }
#endif
