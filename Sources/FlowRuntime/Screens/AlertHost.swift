#if os(iOS) || os(Linux)
    import UIKit

    /// A choice in an alert, with the steps that it leads to.
    @MainActor
    public struct AlertAction<Owner: Coordinator> {
        let title: String
        let style: UIAlertAction.Style
        let steps: Change<Owner>.Handler?

        /// Makes a choice; without steps it only ends the alert.
        ///
        /// - Parameters:
        ///   - title: the button's text.
        ///   - style: the button's style.
        ///   - steps: takes the steps of the choice; nil for none.
        public init(_ title: String, style: UIAlertAction.Style = .default, steps: Change<Owner>.Handler? = nil) {
            self.title = title
            self.style = style
            self.steps = steps
        }
    }

    extension Change {
        /// Shows an alert, as the last step. A choice's steps are taken when the alert has gone, if
        /// the screen under it is still on top.
        ///
        /// - Parameters:
        ///   - title: the title; nil means none.
        ///   - message: the text below the title; nil means none.
        ///   - style: whether it is an alert or an action sheet.
        ///   - source: the view or button that an action sheet comes from where it is a popover;
        ///     nil means the middle of the screen under it.
        ///   - actions: the choices, in the order of the buttons.
        ///   - animated: whether the transition is animated.
        public func alert(
            title: String? = nil, message: String? = nil, style: UIAlertController.Style = .alert, from source: (any PopoverSource)? = nil,
            actions: [AlertAction<Owner>], animated: Bool = true
        ) {
            let style: Alert.Style = style == .actionSheet ? .actionSheet : .alert
            alert(title: title, message: message, style: style, from: source, animated: animated) { resumption in
                actions.map { Alert.Choice($0.title, style: .init($0.style), steps: $0.steps, of: owner, from: resumption) }
            }
        }
    }

    /// Shows an alert in a UIAlertController.
    @MainActor
    final class AlertHost {
        private(set) var alert: Alert
        /// Whether a choice was made.
        private(set) var isAnswered = false
        /// The alert once it is shown. UIKit keeps it as long as it is.
        private(set) weak var controller: UIAlertController?
        private var isMade = false

        init(of alert: Alert) {
            self.alert = alert
        }

        /// Whether it is still to be answered: it is shown, or will be.
        var isOpen: Bool { !isAnswered && (!isMade || controller?.presentingViewController != nil) }

        /// Makes the alert, to be presented by a controller.
        func prepare(over presenter: UIViewController?) -> UIAlertController {
            let controller = makeController()
            // A plain alert has no use for a presentation controller, which would keep it.
            if alert.style == .actionSheet, let popover = controller.popoverPresentationController {
                anchor(popover, at: alert.source, over: presenter)
            }
            alert.source = nil
            self.controller = controller
            isMade = true
            return controller
        }

        private func makeController() -> UIAlertController {
            let style: UIAlertController.Style = alert.style == .actionSheet ? .actionSheet : .alert
            let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: style)
            for choice in alert.choices {
                controller.addAction(
                    UIAlertAction(title: choice.title, style: .init(choice.style)) { [weak self] _ in
                        self?.isAnswered = true
                        guard choice.take != nil else { return }
                        let take: @MainActor @Sendable () -> Void = { choice.take?() }
                        // The handler may run before the alert begins to leave; nothing is
                        // presented over it then.
                        if self?.controller?.presentingViewController == nil { take() } else { inNextTurn(take) }
                    })
            }
            return controller
        }
    }

    extension Alert.Choice.Style {
        init(_ style: UIAlertAction.Style) {
            switch style {
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            default: self = .default
            }
        }
    }

    extension UIAlertAction.Style {
        fileprivate init(_ style: Alert.Choice.Style) {
            switch style {
            case .default: self = .default
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }
#endif
