#if canImport(UIKit)
    import UIKit

    // MARK: - What UIKit has come to

    extension Settling {
        /// Takes over what app code and the user have made of UIKit, as far as nothing moves there, and goes on.
        func look() {
            guard isFree else { return lookInNextTurn() }
            endWaits()
            takeOverLayers()
            takeOverStacks()
            proceed()
            navigator?.takeWaiting()
        }

        /// Looks when UIKit has returned from what it is in the middle of.
        func lookInNextTurn() {
            guard !isLookDue else { return }
            isLookDue = true
            inNextTurn { [weak self] in
                self?.isLookDue = false
                self?.look()
            }
        }

        /// Looks when a controller has come to rest, and not within the callback that says that it moves.
        func look(afterTransitionOf controller: UIViewController?) {
            if !waits(for: controller) { lookInNextTurn() }
        }

        /// Screens may have left a stack, or are going to.
        func touch(_ stack: NavigationStack) {
            if !touched.contains(where: { $0 === stack }) { touched.append(stack) }
        }

        private func takeOverLayers() {
            guard operation == nil, let lost = shown.first(where: { $0.content.viewController?.presentingViewController == nil }),
                !waits(for: presentedInMotion), !waits(for: leavingLayer)
            else { return }
            navigator?.layerEnded(lost)
        }

        private func takeOverStacks() {
            let touched = touched
            self.touched = []
            for stack in touched {
                guard !isBusy(with: stack), !waits(for: stack.navigationController) else {
                    touch(stack)
                    continue
                }
                navigator?.stackChanged(stack)
                // A swipe that was taken back leaves the bars as the screen below wants them.
                if stack.isLoaded { stack.bars.didShow() }
                if stack.mayChangeAgain { lookInNextTurn(at: stack) }
            }
        }

        /// Looks at a stack again when UIKit has made the changes that it had put off.
        private func lookInNextTurn(at stack: NavigationStack) {
            stack.mayChangeAgain = false
            inNextTurn { [weak self, weak stack] in
                guard let self, let stack else { return }
                touch(stack)
                look()
            }
        }
    }

    // MARK: - Waiting for UIKit

    extension Settling {
        /// Whether UIKit is on its way to a state that isn't the model's: by the user's gesture, or since app code pops or dismisses. Its end is
        /// waited for.
        func waitsForOthers() -> Bool {
            waits(for: leavingLayer ?? stackInOthersHands)
        }

        /// A layer of the model that is sliding out.
        private var leavingLayer: UIViewController? {
            let layers = navigator?.layers ?? []
            let leaving = shown.first { layer in
                layer.content.viewController?.isBeingDismissed == true && layers.contains { $0 === layer }
            }
            return leaving?.content.viewController
        }

        /// The active stack, while a finger holds it or its screens are leaving without FlowRuntime's doing.
        private var stackInOthersHands: UIViewController? {
            guard case .stack(let stack)? = navigator?.activeContent, case let controller = stack.navigationController,
                let transition = controller.transitionCoordinator, transition !== operation?.coordinator
            else { return nil }
            let isOthers = transition.initiallyInteractive || !isBusy(with: stack) && !stack.isSettled
            return isOthers ? controller : nil
        }

        /// Whether a transition is under way on a controller, whoever began it; looks again at its end.
        func waits(for controller: UIViewController?) -> Bool {
            guard let controller else { return false }
            if let coordinator = controller.transitionCoordinator { return watch(coordinator, of: controller) }
            guard controller.isBeingPresented || controller.isBeingDismissed else { return false }
            // It isn't animated, or UIKit has lost count: then the next call looks again.
            idleTurns += 1
            if idleTurns < Self.turnLimit { lookInNextTurn() }
            return true
        }

        /// What is sliding in or out over the window's content.
        var presentedInMotion: UIViewController? { navigator?.base?.viewController.flatMap(lowestInMotion(over:)) }

        /// Looks again at the end of a transition; false if it has ended, though UIKit still names it.
        private func watch(_ coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) -> Bool {
            let known = (watched + [operation].compactMap { $0 }).first { $0.coordinator === coordinator }
            if let known { return known.turns <= Self.turnLimit }
            let wait = Wait(for: coordinator, of: controller)
            watched.append(wait)
            attach(wait, to: coordinator)
            return true
        }

        /// Carries an operation out whose transition has begun, until that has ended.
        func run(
            until coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController,
            then end: @escaping @MainActor () -> Void
        ) {
            let wait = Wait(for: coordinator, of: controller, then: end)
            operation = wait
            attach(wait, to: coordinator)
        }

        private func attach(_ wait: Wait, to coordinator: any UIViewControllerTransitionCoordinator) {
            let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self, weak wait] _ in
                guard let wait else { return }
                self?.completed(wait)
            }
            // Whether the completion comes all the same, the header leaves open.
            if !isQueued { lookInNextTurn() }
        }

        /// UIKit has called a completion: in the next turn what it was of should be over.
        func completed(_ wait: Wait) {
            wait.isCompleted = true
            lookInNextTurn()
        }

        /// Ends the waits that are over.
        private func endWaits() {
            let waits = watched + [operation].compactMap { $0 }
            for wait in waits {
                if wait.isOver {
                    watched.removeAll { $0 === wait }
                    // UIKit still names it; it isn't waited for again.
                    if wait.turns > Self.turnLimit { watched.append(wait) }
                    if wait === operation { operation = nil }
                    wait.end()
                } else if wait.isCompleted {
                    wait.turns += 1
                    lookInNextTurn()
                }
            }
            watched.removeAll { $0.coordinator == nil }
        }
    }
#endif
