#if os(iOS) || os(Linux)
    import UIKit

    /// A view controller whose work can be unsaved, such as a form. The view controllers of screens
    /// with `unsaved: true` conform.
    @MainActor
    public protocol UnsavedWork: AnyObject {
        /// True if the user would lose work when the screen is removed. FlowRuntime asks at each
        /// exit, so the value can change at any time.
        var hasUnsavedWork: Bool { get }

        /// Asks the user whether to discard the work, for example with an alert.
        ///
        /// Called once for an exit, if ``hasUnsavedWork`` is true. If you release `answer` without
        /// a call, the user stays.
        ///
        /// - Parameters:
        ///   - presenter: the topmost view controller, to present the alert from. The screen itself
        ///     can be covered, or in another tab.
        ///   - answer: call it with true to discard the work and continue, or with false to stay.
        func askToDiscard(over presenter: UIViewController, answer: @escaping @MainActor (_ discards: Bool) -> Void)
    }

    /// Passes on the app's answer, once and in a later turn. An alert is then being dismissed.
    final class UnsavedAnswer: Sendable {
        private nonisolated(unsafe) var tell: (@MainActor @Sendable (Bool) -> Void)?

        @MainActor init(_ tell: @escaping @MainActor @Sendable (Bool) -> Void) {
            self.tell = tell
        }

        deinit {
            guard let tell else { return }
            afterDeinit { tell(false) }
        }

        @MainActor func give(_ discards: Bool) {
            guard let tell else { return }
            self.tell = nil
            inNextTurn { tell(discards) }
        }
    }

    extension Settling {
        func hasUnsavedWork(_ slot: Slot) -> Bool { (slot.display as? any UnsavedWork)?.hasUnsavedWork == true }

        func askToDiscard(_ slot: Slot, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
            progress.question = slot
            self.answer = UnsavedAnswer(answer)
            proceed()
        }

        private func isOnScene(_ slot: Slot) -> Bool {
            navigator.map { SceneState(of: $0).allSlots.contains { $0 === slot } } ?? false
        }

        /// Asks the app, unless the work has been saved meanwhile.
        func ask(about slot: Slot) {
            guard let answer, isOnScene(slot), hasUnsavedWork(slot), let screen = slot.display as? any UnsavedWork else {
                progress.question = nil
                answer?.give(true)
                answer = nil
                return
            }
            guard let presenter = presenterAtRest() else { return }
            progress.question = nil
            self.answer = nil
            screen.askToDiscard(over: presenter) { answer.give($0) }
        }
    }
#endif
