import UIKit

/// Shows the scheduled and the monthly payments.
final class PaymentsCoordinator: Coordinator {
    private weak var orders: UIViewController?

    func start() -> UIViewController {
        navigation.viewControllers = [makeFirst()]
        return navigation
    }

    override func makeFirst() -> UIViewController {
        screens.makePayments(delegate: self)
    }

    private func edit(
        _ editing: EditOrderCoordinator, saved: @escaping @MainActor (Order) -> Void, deleted: @escaping @MainActor () -> Void
    ) {
        editing.saved = { [weak self, weak editing] order in
            if let editing { self?.dismiss(editing) { saved(order) } }
        }
        editing.deleted = { [weak self, weak editing] in
            if let editing { self?.dismiss(editing, then: deleted) }
        }
        present(editing, as: .pageSheet)
    }
}

extension PaymentsCoordinator: PaymentsDelegate {
    func showTransfer() {
        let transfer = TransferCoordinator(for: self)
        transfer.sent = { [weak self, weak transfer] payment in
            if let transfer { self?.dismiss(transfer) { self?.showReceipt(of: payment) } }
        }
        present(transfer, as: .formSheet, isDismissible: false)
    }

    func showPayees() {
        push(PayeesCoordinator(onStackOf: self))
    }

    func showScheduled() {
        show(screens.makeScheduled(delegate: self))
    }

    func showOrders() {
        let screen = screens.makeOrders(delegate: self)
        orders = screen
        show(screen)
    }
}

extension PaymentsCoordinator: ScheduledDelegate, ScheduledPaymentDelegate {
    func show(_ payment: Payment) {
        show(screens.makeScheduledPayment(payment, delegate: self))
    }

    func withdraw(_ payment: Payment) {
        ask(
            "Withdraw this payment?",
            actions: [
                UIAlertAction(title: "Withdraw", style: .destructive) { [weak self] _ in
                    self?.services.withdraw(payment)
                    self?.navigation.popViewController(animated: true)
                },
                UIAlertAction(title: "Keep", style: .cancel),
            ])
    }
}

extension PaymentsCoordinator: OrdersDelegate, OrderDelegate {
    func addOrder() {
        edit(EditOrderCoordinator(for: self), saved: { [weak self] in self?.show($0) }, deleted: {})
    }

    func show(_ order: Order) {
        show(screens.makeOrder(order, delegate: self))
    }

    func editOrder() {
        let editing = EditOrderCoordinator(for: self)
        edit(editing, saved: { [weak self] in self?.replaceOrder(by: $0) }, deleted: { [weak self] in self?.showAllOrders() })
        editing.chooseInterval()
    }

    private func replaceOrder(by order: Order) {
        let screen = screens.makeOrder(order, delegate: self)
        navigation.setViewControllers(navigation.viewControllers.dropLast() + [screen], animated: true)
    }

    func showAllOrders() {
        goBack(to: orders)
    }
}
