import UIKit

/// Shows the payees of earlier payments.
final class PayeesCoordinator: Coordinator, PayeesDelegate, PayeeDelegate {
    override func makeFirst() -> UIViewController {
        screens.makePayees(delegate: self)
    }

    func show(_ payee: Recipient) {
        show(makePayee(payee))
    }

    private func makePayee(_ payee: Recipient) -> UIViewController {
        screens.makePayee(payee, delegate: self)
    }

    func addPayee() {
        let newPayee = NewPayeeCoordinator(onStackOf: self)
        newPayee.added = { [weak self, weak newPayee] recipient in
            if let self, let newPayee { replace(newPayee, by: makePayee(recipient)) }
        }
        push(newPayee)
    }

    func send(to payee: Recipient) {
        let transfer = TransferCoordinator(for: self)
        transfer.recipient = payee
        transfer.sent = { [weak self, weak transfer] payment in
            if let transfer { self?.dismiss(transfer) { self?.showReceipt(of: payment) } }
        }
        present(transfer, as: .formSheet, isDismissible: false)
    }

    func removePayee() {
        ask(
            "Remove this payee?",
            actions: [
                UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
                    self?.navigation.popViewController(animated: true)
                },
                UIAlertAction(title: "Keep", style: .cancel),
            ])
    }
}
