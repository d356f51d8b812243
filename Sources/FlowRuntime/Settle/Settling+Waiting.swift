#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - Waiting for UIKit

    extension Settling {
        /// Whether UIKit is on its way to a state that isn't the model's: by the user's gesture, or
        /// since app code pops or dismisses. Its end is waited for.
        func waitsForForeignChange() -> Bool {
            guard let front = navigator?.front else { return false }
            // Side by side, the user goes on in any column.
            let seen = front.bar?.host.showsAllTabs == true ? front.bar?.contents ?? [] : [front.content].compactMap { $0 }
            return waits(for: leavingLayer) || waits(for: leavingPlace) || seen.contains { waits(for: stackInForeignChange($0)) }
                || waits(for: columnsInForeignChange(front.bar)) || waits(for: leavingCover)
        }

        /// A layer of the model that is sliding out.
        var leavingLayer: UIViewController? {
            guard !shown.isEmpty, let layers = navigator?.layers else { return nil }
            let leaving = shown.first { layer in
                layer.content.viewController?.isBeingDismissed == true && layers.contains { $0 === layer }
            }
            return leaving?.content.viewController
        }

        /// The app's own sheet around a hosted flow, while it is sliding out.
        private var leavingPlace: UIViewController? {
            guard let sheet = navigator?.hosting?.place.presented, sheet.isBeingDismissed else { return nil }
            return sheet
        }

        /// A stack that is seen, while a finger holds it or its screens leave without FlowRuntime's
        /// doing.
        private func stackInForeignChange(_ content: Content) -> UIViewController? {
            guard case .stack(let stack) = content, case let controller = stack.host.navigationController,
                let transition = controller.transitionCoordinator, transition !== operation?.coordinator
            else { return nil }
            let isForeign = transition.initiallyInteractive || !isBusy(with: stack) && !stack.host.isSettled
            return isForeign ? controller : nil
        }

        /// The stack of a collapsed split view's columns, while the user goes back from one to
        /// another.
        private func columnsInForeignChange(_ bar: TabBar?) -> UIViewController? {
            guard let bar, let columns = bar.host.split?.stackOfColumns,
                let transition = columns.transitionCoordinator, transition !== operation?.coordinator
            else { return nil }
            let isForeign = transition.initiallyInteractive || !bars.contains { $0 === bar } && !bar.host.isSettled
            return isForeign ? columns : nil
        }

        /// Whether a transition is under way on a controller, whoever began it; looks again at its
        /// end.
        func waits(for controller: UIViewController?) -> Bool {
            guard let controller else { return false }
            if let coordinator = controller.transitionCoordinator { return watch(coordinator, of: controller) }
            guard controller.isBeingPresented || controller.isBeingDismissed else { return false }
            // It isn't animated, and over in the next turn. Should UIKit have lost count, the next
            // call looks again.
            turnsInMotion += 1
            if turnsInMotion < Self.turnLimit { lookInNextTurn() }
            return true
        }

        /// Whether a transition is under way on a controller or in what is seen inside it, whoever
        /// began it; looks again at its end.
        ///
        /// UIKit's `transitionCoordinator` looks at the containers around a controller only. In it
        /// the app, another scene or the user may move something.
        func waits(forContentOf controller: UIViewController?) -> Bool {
            guard let controller else { return false }
            return waits(for: controller) || controller.children.contains { $0.viewIfLoaded?.window != nil && waits(forContentOf: $0) }
        }

        /// What is sliding in or out over the window's content.
        var presentedInMotion: UIViewController? { baseController.flatMap(lowestInMotion(over:)) }

        /// Looks again at the end of a transition; false if it has ended, though UIKit still names
        /// it.
        private func watch(_ coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) -> Bool {
            if let operation, operation.coordinator === coordinator { return operation.turns <= Self.turnLimit }
            for known in watched where known.coordinator === coordinator { return known.turns <= Self.turnLimit }
            let wait = Wait(for: coordinator, of: controller)
            watched.append(wait)
            attach(wait, to: coordinator)
            return true
        }

        /// Carries an operation out whose transition has begun, until that has ended.
        func run(until coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) {
            let wait = Wait(for: coordinator, of: controller)
            operation = wait
            attach(wait, to: coordinator)
        }

        /// Carries out an operation that has changed a stack, until the change has been shown.
        /// UIKit may begin to show it only in the layout pass.
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

        /// Whether UIKit has had the turns of the run loop in which it begins what it has put off;
        /// looks again in the next one if not.
        func hasHadTurns(_ turns: inout Int) -> Bool {
            guard turns < Self.turnsToBegin else { return true }
            // Several looks in one turn count as one.
            if !isLookDue { turns += 1 }
            lookInNextTurn()
            return false
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
        func endWaits() {
            for wait in watched { end(wait) }
            if let operation { end(operation) }
            watched.removeAll { $0.coordinator == nil }
        }

        private func end(_ wait: Wait) {
            if wait.isOver {
                watched.removeAll { $0 === wait }
                // UIKit still names it; it isn't waited for again.
                if wait.turns > Self.turnLimit { watched.append(wait) }
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
            if let current { ended(current) }
        }
    }
#endif
