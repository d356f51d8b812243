#if canImport(UIKit)
    import UIKit

    // MARK: - The operations

    extension Settling {
        /// The next stack to set: the one that shows comes last.
        var nextStack: NavigationStack? {
            stacks.first { !isActive($0) } ?? stacks.first
        }

        func set(_ stack: NavigationStack) {
            let controller = stack.navigationController
            guard !waits(for: controller) else { return }
            stacks.removeAll { $0 === stack }
            current = stack
            let isSeen = isActive(stack) && bars.allSatisfy(\.isSettled) && isTopLayerShown && controller.viewIfLoaded?.window != nil
            let isAnimated = isSeen && stack.isAnimated
            isRunning = true
            if !stack.isSettled {
                controller.setViewControllers(stack.loadScreens(), animated: isAnimated)
            }
            run(until: isAnimated ? controller.transitionCoordinator : nil) { [weak self] in
                self?.current = nil
                // App code may have popped in the meantime.
                self?.navigator?.stackChanged(stack)
                stack.bars.didShow()
            }
        }

        func select(_ bar: TabBar) {
            isRunning = true
            bar.settle()
            finish()
        }

        /// Exchanges the child of a switch, when nothing moves in the old one and nothing is presented over it.
        func show(_ children: ChildSwitch) {
            let controller = children.controller
            guard !waits(for: presentedInMotion), !waits(for: controller.child) else { return }
            if children.isSettled {
                switches.removeFirst()
                return proceed()
            }
            isRunning = true
            if let above = controller.presentedViewController, let presenter = above.presentingViewController {
                // A layer, with all above it, or something of the app's own: nothing that was presented over the old child may stay.
                presenter.dismiss(animated: false) { [weak self] in self?.finish() }
                // Where UIKit takes no notice, the completion won't come.
                if above.presentingViewController != nil, !above.isBeingDismissed { isRunning = false }
                return
            }
            switches.removeFirst()
            controller.show(children.current.content.load())
            updateBars(around: controller, animated: false)
            finish()
        }

        func dismiss(_ layer: Layer, animated: Bool) {
            guard let container = layer.content.viewController, let presenter = container.presentingViewController else {
                forget(layer)
                return proceed()
            }
            guard !waits(for: presentedInMotion) else { return }
            isRunning = true
            presenter.dismiss(animated: animated) { [weak self] in self?.finish() }
            if container.isBeingDismissed || container.presentingViewController == nil {
                forget(layer)
            } else {
                // UIKit takes no notice, and the completion won't come: the next change tries again.
                isRunning = false
            }
        }

        /// What UIKit presents from: what is on top. The app may show something of its own, such as an alert.
        private var presenter: UIViewController? {
            var presenter = shown.last?.content.viewController ?? navigator?.base?.viewController
            while let above = presenter?.presentedViewController, !above.isBeingDismissed { presenter = above }
            return presenter
        }

        func present(_ layer: Layer) {
            guard !waits(for: presentedInMotion) else { return }
            let presenter = presenter
            let container = layer.prepare(over: presenter)
            isRunning = true
            shown.append(layer)
            var isDone = false
            presenter?.present(container, animated: layer.isAnimated) { [weak self, weak layer] in
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

        // MARK: - Alerts

        func present(_ alert: Alert) {
            guard alert.resumption.isDue else { return proceed() }
            guard !waits(for: presentedInMotion) else {
                nextAlert = alert
                return
            }
            let presenter = presenter
            let controller = alert.prepare(over: presenter)
            isRunning = true
            shownAlert = alert
            var isDone = false
            presenter?.present(controller, animated: alert.isAnimated) { [weak self] in
                isDone = true
                self?.finish()
            }
            if !isDone, controller.presentingViewController == nil {
                isRunning = false
                shownAlert = nil
                navigator?.report(.refused(transition: alert.name, fault: .notPresented))
                proceed()
            }
        }

        /// Takes an alert away whose screen isn't on top any more: its choices would lead nowhere.
        func dismiss(_ alert: Alert) {
            guard !waits(for: presentedInMotion) else { return }
            shownAlert = nil
            guard let controller = alert.controller, let presenter = controller.presentingViewController else { return proceed() }
            isRunning = true
            presenter.dismiss(animated: true) { [weak self] in self?.finish() }
            // Where UIKit takes no notice, the completion won't come.
            if controller.presentingViewController != nil, !controller.isBeingDismissed { isRunning = false }
        }
    }
#endif
