#if os(iOS) || os(Linux)
    import UIKit

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

    extension UIAlertAction.Style {
        fileprivate init(_ style: AlertActionStyle) {
            switch style {
            case .default: self = .default
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }
#endif
