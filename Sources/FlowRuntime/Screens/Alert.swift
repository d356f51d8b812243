#if os(iOS) || os(Linux)
    import UIKit

    /// A choice in an alert, with the steps that it leads to.
    @MainActor
    public struct AlertAction<Owner: Coordinator> {
        let title: String
        let style: UIAlertAction.Style
        let steps: Change<Owner>.Handler?

        /// Makes a choice; without steps it only ends the alert.
        public init(_ title: String, style: UIAlertAction.Style = .default, steps: Change<Owner>.Handler? = nil) {
            self.title = title
            self.style = style
            self.steps = steps
        }
    }

    /// Where steps go on later: the screen that must be on top then, and what the steps work on.
    @MainActor
    struct Resumption {
        private let name: String
        private weak var navigator: Navigator?
        private weak var top: Slot?
        private weak var own: AnyObject?
        private weak var container: AnyObject?

        /// Goes on after the steps that a draft has taken so far.
        init(_ draft: Draft) {
            name = draft.name
            navigator = draft.navigator
            top = draft.state.topSlot
            own = draft.own.identity
            container = draft.container?.identity
        }

        /// Whether the screen is still on top.
        var isDue: Bool { top != nil && top === navigator?.topSlot }

        /// Takes further steps, as a transition of the screen.
        func take<Owner: Coordinator>(_ steps: @escaping Change<Owner>.Handler, of owner: Owner?) {
            navigator?.perform(name, from: { [weak top] in top }) { [weak owner, weak own, weak container] draft in
                guard let owner else { return }
                draft.resume(own, in: container)
                steps(owner, Change(draft, owner: owner))
            }
        }
    }

    /// An alert that is shown when everything that its list changes is in place.
    @MainActor
    final class Alert {
        let name: String
        let isAnimated: Bool
        let resumption: Resumption
        private let make: @MainActor (Alert) -> UIAlertController
        private var source: (any PopoverSource)?
        /// Whether a choice was made.
        private(set) var isAnswered = false
        /// The alert once it is shown. UIKit keeps it as long as it is.
        private(set) weak var controller: UIAlertController?
        private var isMade = false

        /// Whether it is still to be answered: it is shown, or will be.
        var isOpen: Bool { !isAnswered && (!isMade || controller?.presentingViewController != nil) }

        init<Owner: Coordinator>(
            title: String?, message: String?, style: UIAlertController.Style, from source: (any PopoverSource)?,
            actions: [AlertAction<Owner>], animated: Bool, in draft: Draft, of owner: Owner
        ) {
            let resumption = Resumption(draft)
            name = draft.name
            isAnimated = animated
            self.source = source
            self.resumption = resumption
            make = { [weak owner] shown in
                let alert = UIAlertController(title: title, message: message, preferredStyle: style)
                for action in actions {
                    alert.addAction(
                        UIAlertAction(title: action.title, style: action.style) { [weak owner, weak shown] _ in
                            shown?.isAnswered = true
                            guard let steps = action.steps else { return }
                            let take: @MainActor @Sendable () -> Void = { [weak owner] in resumption.take(steps, of: owner) }
                            // The handler may run before the alert begins to leave; nothing is presented over it then.
                            if shown?.controller?.presentingViewController == nil { take() } else { inNextTurn(take) }
                        })
                }
                return alert
            }
        }

        /// Makes the alert, to be presented by a controller.
        func prepare(over presenter: UIViewController?) -> UIAlertController {
            let controller = make(self)
            if let popover = controller.popoverPresentationController { anchor(popover, at: source, over: presenter) }
            source = nil
            self.controller = controller
            isMade = true
            return controller
        }
    }
#endif
