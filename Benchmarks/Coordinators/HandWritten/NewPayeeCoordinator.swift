import UIKit

/// Adds a new payee, on the caller's stack.
final class NewPayeeCoordinator: Coordinator, NameDelegate, BankDelegate, CheckDelegate {
    var added: @MainActor (Recipient) -> Void = { _ in }
    private weak var name: UIViewController?

    override func makeFirst() -> UIViewController {
        let screen = screens.makeName(delegate: self)
        name = screen
        return screen
    }

    func showBank(name: String) {
        show(screens.makeBank(name: name, delegate: self))
    }

    func scan() {
        let scanner = ScannerCoordinator(for: self)
        scanner.found = { [weak self, weak scanner] recipient in
            if let scanner { self?.dismiss(scanner) { self?.added(recipient) } }
        }
        present(scanner, as: .fullScreen)
    }

    func check(name: String, iban: String) {
        show(screens.makeCheck(name: name, iban: iban, delegate: self))
    }

    func add(_ recipient: Recipient) {
        added(recipient)
    }

    func correctName() {
        goBack(to: name)
    }

    func namesDiffer(explanation: String, recipient: Recipient) {
        ask(
            "The names differ", message: explanation,
            actions: [
                UIAlertAction(title: "Use anyway", style: .default) { [weak self] _ in self?.added(recipient) },
                UIAlertAction(title: "Correct", style: .cancel) { [weak self] _ in self?.correctName() },
            ])
    }
}
