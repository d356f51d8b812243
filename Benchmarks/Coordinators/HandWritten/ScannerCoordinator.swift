import UIKit

/// Reads a recipient from a bill, or what is typed in.
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
