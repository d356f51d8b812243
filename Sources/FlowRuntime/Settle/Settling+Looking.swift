#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - What UIKit has come to

    extension Settling {
        /// Takes over what app code and the user have made of UIKit, as far as nothing moves there,
        /// and goes on.
        func look() {
            guard let navigator else { return }
            guard !isCalling, !navigator.isChanging else { return lookInNextTurn() }
            endWaits()
            navigator.takeOver {
                takeOverHost()
                // Steps are taken, and calls judged, in the state with everything that has changed.
                for end in takeOverLayers() + takeOverStacks() { end() }
            }
            proceed()
            navigator.takeWaiting()
        }

        /// Looks when UIKit has returned from what it is in the middle of.
        func lookInNextTurn() {
            guard !isLookDue else { return }
            isLookDue = true
            inNextTurn(lookThen)
        }

        /// Looks when a controller has come to rest, and not within the callback that says that it
        /// moves.
        func look(afterTransitionOf controller: UIViewController?) {
            if !waits(for: controller) { lookInNextTurn() }
        }

        /// Screens may have left a stack, or are going to.
        func touch(_ stack: NavigationStack) {
            if !touched.contains(where: { $0 === stack }) { touched.append(stack) }
        }

        /// Ends a hosted flow whose place is gone.
        private func takeOverHost() {
            guard let hosting = navigator?.hosting, !hosting.isOver else { return }
            let isGone = hosting.place.isGone()
            if let presented = hosting.place.presented, presented.isBeingDismissed, waits(for: presented) { return }
            if isGone { hosting.leave {} }
        }

        private func takeOverLayers() -> [Navigator.Ends] {
            guard operation == nil, let lost = shown.first(where: { $0.content.viewController?.presentingViewController == nil }),
                !waits(for: presentedInMotion), !waits(for: leavingLayer)
            else { return [] }
            turnsInMotion = 0
            return (navigator?.takeOver(endOf: lost)).map { [$0] } ?? []
        }

        private func takeOverStacks() -> [Navigator.Ends] {
            let touched = touched
            self.touched = []
            var ends: [Navigator.Ends] = []
            for stack in touched {
                guard !isBusy(with: stack), !waits(for: stack.host.navigationController) else {
                    touch(stack)
                    continue
                }
                stack.host.noteShown()
                let split = stack.host.navigationController.splitViewController as? SplitController
                if !stack.host.isSettled { split?.noteUse(of: stack.host.navigationController) }
                if stack.host.isLoaded, !stack.isShown(by: stack.host.shown), let end = navigator?.takeOver(stack, shows: stack.host.shown)
                {
                    ends.append(end)
                }
                if !bars.contains(where: { $0.host.split != nil && $0.host.split === split }) { split?.takeOverTop() }
                // A swipe that was taken back leaves the bars as the screen below wants them.
                if stack.host.isLoaded { stack.host.bars.didShow() }
                if stack.host.mayChangeAgain { lookInNextTurn(at: stack) }
            }
            return ends
        }

        /// Looks at a stack again when UIKit has made the changes that it had put off.
        private func lookInNextTurn(at stack: NavigationStack) {
            stack.host.mayChangeAgain = false
            inNextTurn { [weak self, weak stack] in
                guard let self, let stack else { return }
                touch(stack)
                look()
            }
        }
    }
#endif
