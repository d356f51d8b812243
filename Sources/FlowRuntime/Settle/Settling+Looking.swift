#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - Looking at UIKit

    extension Settling {
        /// Adopts changes that app code and the user have made, except where UIKit is still in
        /// motion. Then continues with the next operation.
        func look() {
            guard let navigator else { return }
            guard !isCalling, !navigator.isChanging else { return lookInNextTurn() }
            endWaits()
            navigator.takeOver {
                takeOverHost()
                // All changes are adopted before any steps or calls run.
                for end in takeOverLayers() + takeOverStacks() { end() }
            }
            proceed()
            navigator.takeWaiting()
        }

        /// Looks when a controller is at rest, not in the callback that reports its motion.
        func look(afterTransitionOf controller: UIViewController?) {
            if !waits(for: controller) { lookInNextTurn() }
        }

        /// Marks a stack whose screens might have changed, or are about to.
        func touch(_ stack: NavigationStack) {
            if !touched.contains(where: { $0 === stack }) { touched.append(stack) }
        }

        /// Ends a hosted flow whose place has been removed.
        private func takeOverHost() {
            guard let hosting = navigator?.hosting, !hosting.isOver else { return }
            let isGone = hosting.place.isGone()
            if let presented = hosting.place.presented, presented.isBeingDismissed, waits(for: presented) { return }
            if isGone { hosting.leave {} }
        }

        private func takeOverLayers() -> [Navigator.Ends] {
            guard operation == nil, let lost = progress.layers.first(where: { $0.content.viewController?.presentingViewController == nil }),
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
                if !progress.bars.contains(where: { $0.host.split != nil && $0.host.split === split }) { split?.takeOverTop() }
                // A canceled swipe leaves the bars set for the screen below.
                if stack.host.isLoaded { stack.host.bars.didShow() }
                if stack.host.mayChangeAgain { lookInNextTurn(at: stack) }
            }
            return ends
        }

        /// Looks at a stack again after UIKit has made its deferred changes.
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
