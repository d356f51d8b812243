import UIKit

/// Scans a recipient from a bill, or accepts typed digits.
final class ScannerCoordinator: Coordinator, CameraDelegate, DigitsDelegate {
    var found: @MainActor (Recipient) -> Void = { _ in }

    override func makeFirst() -> UIViewController {
        screens.makeCamera(delegate: self)
    }

    func scanned(_ recipient: Recipient) {
        found(recipient)
    }

    func typeIn() {
        show(screens.makeDigits(delegate: self))
    }

    func close() {
        dismissSheet()
    }
}
