import UIKit

/// Sends money, from the recipient to the signature.
final class TransferCoordinator: Coordinator {
    /// The recipient, if the caller knows it.
    var recipient: Recipient?
    var sent: @MainActor (Payment) -> Void = { _ in }
    private weak var recipients: UIViewController?
    private weak var amount: UIViewController?

    override func makeFirst() -> UIViewController {
        if let recipient { return makeAmount(recipient) }
        let screen = screens.makeRecipient(delegate: self)
        recipients = screen
        return screen
    }

    private func makeAmount(_ recipient: Recipient) -> UIViewController {
        let screen = screens.makeAmount(recipient, delegate: self)
        amount = screen
        return screen
    }
}

extension TransferCoordinator: RecipientDelegate, AmountDelegate {
    func choose(_ recipient: Recipient) {
        show(makeAmount(recipient))
    }

    func addRecipient() {
        let newPayee = NewPayeeCoordinator(onStackOf: self)
        newPayee.added = { [weak self, weak newPayee] recipient in
            if let self, let newPayee { replace(newPayee, by: makeAmount(recipient)) }
        }
        push(newPayee)
    }

    func choose(_ amount: Amount, for recipient: Recipient) {
        show(screens.makePurpose(recipient, amount: amount, delegate: self))
    }

    func chooseOtherRecipient() {
        goBack(to: recipients)
    }

    func cancel() {
        dismissSheet()
    }
}

extension TransferCoordinator: PurposeDelegate, ReviewDelegate {
    func review(_ payment: Payment, of amount: Amount) {
        if services.isAboveLimit(amount) {
            ask("Above your limit", message: "You may raise the limit.", actions: [UIAlertAction(title: "OK", style: .cancel)])
        } else {
            show(screens.makeReview(payment, delegate: self))
        }
    }

    func repeatMonthly() {
        let editing = EditOrderCoordinator(for: self)
        editing.saved = { [weak editing] _ in editing?.dismissSheet() }
        editing.deleted = { [weak editing] in editing?.dismissSheet() }
        present(editing, as: .pageSheet)
    }

    func changeAmount() {
        goBack(to: amount)
    }

    func sign(_ payment: Payment) {
        let approval = ApprovalCoordinator(for: self)
        approval.action = .payment
        approval.approved = { [weak self, weak approval] in
            if let approval { self?.dismiss(approval) { self?.sent(payment) } }
        }
        approval.refused = { [weak approval] in approval?.dismissSheet() }
        present(approval, as: .formSheet, isDismissible: false)
    }
}
