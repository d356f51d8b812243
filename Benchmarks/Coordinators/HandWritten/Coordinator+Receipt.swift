import UIKit

extension Coordinator: ReceiptDelegate {
    /// Shows the receipt of a payment in a sheet.
    func showReceipt(of payment: Payment) {
        let receipt = screens.makeReceipt(payment, delegate: self)
        receipt.modalPresentationStyle = .pageSheet
        receipt.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.present(receipt, animated: true)
    }

    func closeReceipt() {
        navigation.dismiss(animated: true)
    }
}
