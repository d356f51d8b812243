#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - Unsaved work, and presentations by app code

    @available(iOS 17.0, *)
    extension FlowScene {
        func hasUnsavedWork(_ slot: Slot) -> Bool {
            guard let shown = slot.display as? ShownScreen else { return false }
            return shown.question != nil || shown.unsavedWork?.hasUnsavedWork == true
        }

        func askToDiscard(_ slot: Slot, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
            progress.question = slot
            self.answer = UnsavedAnswer(answer)
            lookInNextTurn()
        }

        /// Asks the user, unless the work has been saved meanwhile.
        func ask(about slot: Slot) -> Bool {
            guard let answer, hasUnsavedWork(slot), let shown = slot.display as? ShownScreen else {
                progress.question = nil
                self.answer?.give(true)
                self.answer = nil
                return true
            }
            guard let presenter = presenterAtRest()?.controller else { return false }
            progress.question = nil
            self.answer = nil
            if let controller = shown.unsavedWork {
                controller.askToDiscard(over: presenter) { answer.give($0) }
            } else if let texts = shown.question {
                let choices = [
                    Alert.Choice(texts.discard, style: .destructive) { answer.give(true) },
                    Alert.Choice(texts.keep, style: .cancel) { answer.give(false) },
                ]
                progress.alert = Alert(
                    name: "unsaved", title: texts.title, message: nil, style: .alert, source: nil, choices: choices, isAnimated: true,
                    resumption: nil)
            }
            return true
        }

        /// The controller that app code presents over the topmost level.
        private var appsModal: UIViewController? {
            guard shownAlert == nil, let modal = topLevel.controller?.presentedViewController, !modal.isBeingDismissed else { return nil }
            return modal
        }

        var showsAppsModal: Bool { appsModal != nil }

        func dismissAppsModal(animated: Bool) { progress.appsModalLeaves = animated }

        func takeAwayAppsModal(animated: Bool) -> Bool {
            guard !waits(for: presentedInMotion) else { return false }
            progress.appsModalLeaves = nil
            guard let modal = appsModal else { return true }
            modal.presentingViewController?.dismiss(animated: animated)
            waitForTurns()
            return true
        }
    }
#endif
