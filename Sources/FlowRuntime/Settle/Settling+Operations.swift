#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - Operations

    extension Settling {
        func set(_ stack: NavigationStack) {
            let controller = stack.host.navigationController
            guard !waits(forContentOf: controller) else { return }
            progress.stacks.removeAll { $0 === stack }
            let isSeen =
                progress.isSeen(stack, navigator) && progress.bars.allSatisfy(\.host.isSettled) && controller.viewIfLoaded?.window != nil
            let isAnimated = isSeen && stack.isAnimated
            current = stack
            let top = controller.topViewController
            if !stack.host.isSettled { call { stack.host.settle(animated: isAnimated) } }
            if isAnimated, controller.topViewController !== top {
                run(untilShownBy: controller)
            } else {
                ended(stack)
                proceed()
            }
        }

        func operationEnded() {
            if let current { ended(current) }
        }

        private func ended(_ stack: NavigationStack) {
            current = nil
            stack.host.bars.didShow()
            // App code might have popped screens meanwhile.
            if !stack.host.isSettled { touch(stack) }
            if touched.contains(where: { $0 === stack }) { lookInNextTurn() }
        }

        func select(_ bar: TabBar) {
            // Under a layer in motion the tab changes immediately, to be in place when it becomes
            // visible.
            guard presentedInMotion != nil || !waits(forContentOf: bar.host.moving) else { return }
            progress.bars.removeLast()
            let columns = bar.host.split?.stackOfColumns
            let top = columns?.topViewController
            call { bar.host.settle() }
            guard let columns, columns.topViewController !== top, columns.viewIfLoaded?.window != nil else { return proceed() }
            run(untilShownBy: columns)
        }

        /// Shows a switch's current child, once nothing moves in the old child or over it.
        func show(_ children: ChildSwitch) {
            let controller = children.host.controller
            guard !waits(for: presentedInMotion), !waits(forContentOf: controller.child) else { return }
            if children.host.isSettled {
                progress.switches.removeFirst()
                return proceed()
            }
            if let above = controller.presentedViewController, let presenter = above.presentingViewController {
                // Dismiss every controller presented over the old child, even one presented by app
                // code.
                return dismiss(above, from: presenter, animated: false)
            }
            progress.switches.removeFirst()
            call {
                controller.show(children.current.content.load(), animated: children.isAnimated)
                updateBars(around: controller, animated: false)
            }
            proceed()
        }

        func dismiss(_ layer: Layer, animated: Bool) {
            guard let container = layer.content.viewController, let presenter = container.presentingViewController else {
                forget(layer)
                return proceed()
            }
            guard !waits(for: presentedInMotion), !waits(for: presenter), !waits(for: lowestInMotion(over: presenter)) else { return }
            dismiss(container, from: presenter, animated: animated) { [weak self] in self?.forget(layer) }
        }

        /// Dismisses the app's modal over the topmost layer. Returns false if that must wait.
        func dismissAppsModal(_ isAnimated: Bool) -> Bool {
            guard let modal = appsModal, let presenter = modal.presentingViewController else {
                proceed()
                return true
            }
            guard !waits(for: presentedInMotion), !waits(for: lowestInMotion(over: presenter)) else { return false }
            dismiss(modal, from: presenter, animated: isAnimated)
            return true
        }

        /// Dismisses the controller that `presenter` presents. If UIKit ignores the call, no
        /// operation begins, and the next change tries again.
        private func dismiss(
            _ container: UIViewController, from presenter: UIViewController, animated: Bool, begun: @MainActor () -> Void = {}
        ) {
            let wait = Wait(until: { [weak presenter] in presenter.flatMap(lowestInMotion(over:)) == nil }, then: {})
            operation = wait
            call { presenter.dismiss(animated: animated) { [weak self] in self?.completed(wait) } }
            let isGone = container.presentingViewController == nil
            let isLeaving = lowestInMotion(over: presenter) != nil
            if isGone || isLeaving { begun() }
            guard !isLeaving else { return }
            operation = nil
            if isGone { proceed() }
        }
    }

    // MARK: - Presenting

    extension Settling {
        /// The topmost controller, from which UIKit presents. It can be one of the app's, such as
        /// an alert.
        private var presenter: UIViewController? {
            var presenter = progress.layers.last?.content.viewController ?? baseController
            while let above = presenter?.presentedViewController, !above.isBeingDismissed { presenter = above }
            return presenter
        }

        /// The controller to present from, once it is on screen and nothing moves in or over it.
        ///
        /// UIKit refuses to present from a controller outside a window, and defers it while the
        /// presenter or its content is in a transition. A presenter that the app has removed isn't
        /// waited for: a task that awaits the flow can retain it.
        func presenterAtRest() -> UIViewController? {
            guard let presenter, !waits(for: presentedInMotion), !waits(forContentOf: presenter) else { return nil }
            if progress.layers.isEmpty, let hosting = navigator?.hosting, let layer = hosting.layer, hosting.place.hasLeft {
                navigator?.presentationRefused(layer)
                return nil
            }
            guard presenter.viewIfLoaded?.window != nil else {
                waitForWindow()
                return nil
            }
            stopWaitingForWindow()
            return presenter
        }

        func present(_ layer: Layer) {
            guard let presenter = presenterAtRest() else { return }
            progress.layers.append(layer)
            let container = layer.host.prepare(layer, over: presenter)
            present(container, from: presenter, animated: layer.isAnimated, begun: layer.host.didBegin) { [weak self] isPresented in
                if isPresented { return layer.host.didAppear() }
                forgetPresentation(of: container)
                self?.navigator?.presentationRefused(layer)
            }
        }

        func present(_ alert: Alert) {
            guard alert.isDue else {
                progress.alert = nil
                return proceed()
            }
            guard let presenter = presenterAtRest() else { return }
            progress.alert = nil
            let host = AlertHost(of: alert)
            shownAlert = host
            let controller = host.prepare(over: presenter)
            present(controller, from: presenter, animated: alert.isAnimated) { [weak self] isPresented in
                guard !isPresented else { return }
                forgetPresentation(of: controller)
                self?.shownAlert = nil
                self?.navigator?.report(.refused(transition: alert.name, fault: .notPresented))
            }
        }

        /// Presents a controller, waiting if UIKit defers it. Reports at the end whether that
        /// succeeded.
        private func present(
            _ container: UIViewController, from presenter: UIViewController, animated: Bool, begun: @MainActor () -> Void = {},
            then end: @escaping @MainActor (Bool) -> Void
        ) {
            weak var attempt: Wait?
            var turns = 0
            let wait = Wait(
                until: { [weak self, weak container, weak presenter] in
                    guard let self, let container, let presenter else { return true }
                    if container.presentingViewController != nil { return !container.isBeingPresented }
                    // The controller has appeared and has been dismissed: don't wait for it.
                    if attempt?.isCompleted == true { return true }
                    return !waits(for: lowestInMotion(over: presenter)) && !waits(forContentOf: presenter) && hasHadTurns(&turns)
                },
                then: { [weak container] in
                    // A controller that has appeared and has been dismissed counts as presented.
                    end(container?.presentingViewController != nil || attempt?.isCompleted == true)
                })
            attempt = wait
            operation = wait
            call { presenter.present(container, animated: animated) { [weak self] in self?.completed(wait) } }
            guard container.presentingViewController != nil else { return lookInNextTurn() }
            begun()
            guard wait.isOver else { return }
            operation = nil
            wait.end()
            proceed()
        }

        /// Dismisses an alert whose screen is no longer on top: its choices would do nothing.
        func dismiss(_ alert: AlertHost) {
            guard !waits(for: presentedInMotion) else { return }
            shownAlert = nil
            guard let controller = alert.controller, let presenter = controller.presentingViewController else { return proceed() }
            dismiss(controller, from: presenter, animated: true)
        }
    }
#endif
