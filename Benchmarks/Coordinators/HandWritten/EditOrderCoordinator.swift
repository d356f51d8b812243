import UIKit

/// Creates or edits a monthly payment.
final class EditOrderCoordinator: Coordinator, SumDelegate, IntervalDelegate {
    var saved: @MainActor (Order) -> Void = { _ in }
    var deleted: @MainActor () -> Void = {}
    private weak var sum: UIViewController?

    override func makeFirst() -> UIViewController {
        let screen = screens.makeSum(delegate: self)
        sum = screen
        return screen
    }

    func chooseInterval() {
        show(screens.makeInterval(delegate: self))
    }

    func cancel() {
        dismissSheet()
    }

    func save(_ order: Order) {
        saved(order)
    }

    func deleteOrder() {
        ask(
            "Delete this order?",
            actions: [
                UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.deleted() },
                UIAlertAction(title: "Keep", style: .cancel),
            ])
    }

    func changeSum() {
        goBack(to: sum)
    }
}
