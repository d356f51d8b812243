#if os(iOS) || os(Linux)
    import UIKit

    /// Waits for UIKit's transitions, and looks at the screen after each.
    @MainActor
    protocol TransitionWatcher: AnyObject {
        /// The turns that the user interface needs to begin a change.
        static var turnsToBegin: Int { get }

        /// The wait for the end of the current operation.
        var operation: Wait? { get set }

        /// The waits for transitions that app code or the user began.
        var watched: [Wait] { get set }

        /// The turns since the last call in which something moved without a transition coordinator.
        var turnsInMotion: Int { get set }

        var isLookDue: Bool { get set }

        /// Looks, in the turn that `lookInNextTurn` scheduled.
        var lookThen: @MainActor @Sendable () -> Void { get }

        /// The controller that layers are presented over.
        var baseController: UIViewController? { get }

        /// Called when an operation has ended without another one after it.
        func operationEnded()
    }

    extension TransitionWatcher {
        /// Looks in the next turn, after UIKit has returned from its current call.
        func lookInNextTurn() {
            guard !isLookDue else { return }
            isLookDue = true
            inNextTurn(lookThen)
        }

        /// True if any transition is in progress on a controller. Looks again at its end.
        func waits(for controller: UIViewController?) -> Bool {
            guard let controller else { return false }
            if let coordinator = controller.transitionCoordinator { return watch(coordinator, of: controller) }
            guard controller.isBeingPresented || controller.isBeingDismissed else { return false }
            // A change without animation is over in the next turn. If UIKit's state is
            // inconsistent, the next call looks again.
            turnsInMotion += 1
            if turnsInMotion < Settling.turnLimit { lookInNextTurn() }
            return true
        }

        /// True if any transition is in progress on a controller or in its content. Looks again at
        /// its end.
        ///
        /// UIKit's `transitionCoordinator` only considers the containers around a controller. The
        /// app, another scene or the user can move something inside it.
        func waits(forContentOf controller: UIViewController?) -> Bool {
            guard let controller else { return false }
            return waits(for: controller) || controller.children.contains { $0.viewIfLoaded?.window != nil && waits(forContentOf: $0) }
        }

        /// The lowest controller over the window's content that is being presented or dismissed.
        var presentedInMotion: UIViewController? { baseController.flatMap(lowestInMotion(over:)) }

        /// Looks again at the end of a transition. False if it has ended, though UIKit still
        /// returns it.
        private func watch(_ coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) -> Bool {
            if let operation, operation.coordinator === coordinator { return operation.turns <= Settling.turnLimit }
            for known in watched where known.coordinator === coordinator { return known.turns <= Settling.turnLimit }
            let wait = Wait(for: coordinator, of: controller)
            watched.append(wait)
            attach(wait, to: coordinator)
            return true
        }

        /// Waits for the end of an operation's transition, which has begun.
        func run(until coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) {
            let wait = Wait(for: coordinator, of: controller)
            operation = wait
            attach(wait, to: coordinator)
        }

        /// Waits until UIKit has shown an operation's change to a stack. UIKit might begin the
        /// transition only in the layout pass.
        func run(untilShownBy controller: UIViewController) {
            if let coordinator = controller.transitionCoordinator { return run(until: coordinator, of: controller) }
            var turns = 0
            let wait = Wait(until: { [weak self, weak controller] in
                guard let self, let controller, controller.transitionCoordinator == nil else { return true }
                return hasHadTurns(&turns)
            })
            wait.beginning = controller
            operation = wait
            lookInNextTurn()
        }

        /// True if UIKit has had enough turns of the run loop to begin its deferred work.
        /// Otherwise, looks again in the next turn.
        func hasHadTurns(_ turns: inout Int) -> Bool {
            guard turns < Self.turnsToBegin else { return true }
            // Several looks in one turn count once.
            if !isLookDue { turns += 1 }
            lookInNextTurn()
            return false
        }

        private func attach(_ wait: Wait, to coordinator: any UIViewControllerTransitionCoordinator) {
            let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self, weak wait] _ in
                guard let wait else { return }
                self?.completed(wait)
            }
            // Apple's header doesn't say whether UIKit calls the completion then.
            if !isQueued { lookInNextTurn() }
        }

        /// UIKit has called a completion: the transition should be over in the next turn.
        func completed(_ wait: Wait) {
            wait.isCompleted = true
            lookInNextTurn()
        }

        func endWaits() {
            for wait in watched { end(wait) }
            if let operation { end(operation) }
            watched.removeAll { $0.coordinator == nil }
        }

        private func end(_ wait: Wait) {
            if wait.isOver {
                watched.removeAll { $0 === wait }
                // UIKit still returns its coordinator; don't wait for it again.
                if wait.turns > Settling.turnLimit { watched.append(wait) }
                if wait === operation { endOperation() }
                wait.end()
            } else if wait.isCompleted {
                wait.turns += 1
                lookInNextTurn()
            }
        }

        private func endOperation() {
            let beginning = operation?.beginning
            operation = nil
            if let beginning, let coordinator = beginning.transitionCoordinator { return run(until: coordinator, of: beginning) }
            operationEnded()
        }
    }
#endif
