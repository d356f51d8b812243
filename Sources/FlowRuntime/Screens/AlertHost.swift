#if os(iOS) || os(Linux)
    import UIKit

    /// A choice in an alert, with the steps that it performs.
    @MainActor
    public struct AlertAction<Owner: Coordinator> {
        let title: String
        let style: UIAlertAction.Style
        let steps: Change<Owner>.Handler?

        /// Creates a choice. Without steps it only dismisses the alert.
        ///
        /// - Parameters:
        ///   - title: the button's title.
        ///   - style: the button's style.
        ///   - steps: performs the steps of the choice; `nil` for none.
        public init(_ title: String, style: UIAlertAction.Style = .default, steps: Change<Owner>.Handler? = nil) {
            self.title = title
            self.style = style
            self.steps = steps
        }
    }

    extension Change {
        /// Shows an alert, as the last step. A choice's steps are performed after the alert is
        /// dismissed, if the screen below it is still on top.
        ///
        /// - Parameters:
        ///   - title: the title; `nil` for none.
        ///   - message: the text below the title; `nil` for none.
        ///   - style: whether it is an alert or an action sheet.
        ///   - source: the view or button that an action sheet points at if it is a popover; `nil`
        ///     for the center of the screen below it.
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
        /// True if the user has chosen.
        private(set) var isAnswered = false
        /// The alert controller, once shown. UIKit retains it while it is presented.
        private(set) weak var controller: UIAlertController?
        private var isMade = false

        init(of alert: Alert) {
            self.alert = alert
        }

        /// True if the alert is shown or will be, and the user hasn't chosen yet.
        var isOpen: Bool { !isAnswered && (!isMade || controller?.presentingViewController != nil) }

        /// Makes the alert controller, to be presented by `presenter`.
        func prepare(over presenter: UIViewController?) -> UIAlertController {
            let controller = makeController()
            // A plain alert doesn't need a presentation controller, which would retain it.
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
                        // UIKit might run the handler before it begins to dismiss the alert.
                        // Nothing can be presented until then.
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
