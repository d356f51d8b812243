import UIKit

@MainActor func makeBank(_ services: Services) -> (coordinator: AnyObject, root: UIViewController) {
    let coordinator = PaymentsCoordinator(on: UINavigationController(), screens: Screens(), services: services)
    return (coordinator, coordinator.start())
}

extension Services: BankServices {
    func withdraw(_ payment: Payment) { withdrawn += 1 }

    func checkFace(answer: @escaping @MainActor (_ isRecognized: Bool) -> Void) { answer(recognizes) }
}

/// Creates screens that hold their delegates weakly.
struct Screens: ScreenFactory {
    func makePayments(delegate: any PaymentsDelegate) -> UIViewController {
        Screen(
            "Payments",
            [
                ("transfer", { [weak delegate] in delegate?.showTransfer() }), ("payees", { [weak delegate] in delegate?.showPayees() }),
                ("scheduled", { [weak delegate] in delegate?.showScheduled() }), ("orders", { [weak delegate] in delegate?.showOrders() }),
            ])
    }

    func makeScheduled(delegate: any ScheduledDelegate) -> UIViewController {
        Screen("Scheduled", [("open", { [weak delegate] in delegate?.show(Sample.payment) })])
    }

    func makeScheduledPayment(_ payment: Payment, delegate: any ScheduledPaymentDelegate) -> UIViewController {
        Screen("Scheduled payment", [("withdraw", { [weak delegate] in delegate?.withdraw(payment) })])
    }

    func makeOrders(delegate: any OrdersDelegate) -> UIViewController {
        Screen(
            "Orders",
            [("add", { [weak delegate] in delegate?.addOrder() }), ("open", { [weak delegate] in delegate?.show(Sample.order) })])
    }

    func makeOrder(_ order: Order, delegate: any OrderDelegate) -> UIViewController {
        Screen(
            "Order",
            [("edit", { [weak delegate] in delegate?.editOrder() }), ("all", { [weak delegate] in delegate?.showAllOrders() })])
    }

    func makePayees(delegate: any PayeesDelegate) -> UIViewController {
        Screen(
            "Payees",
            [("open", { [weak delegate] in delegate?.show(Sample.recipient) }), ("add", { [weak delegate] in delegate?.addPayee() })])
    }

    func makePayee(_ payee: Recipient, delegate: any PayeeDelegate) -> UIViewController {
        Screen(
            "Payee",
            [("send", { [weak delegate] in delegate?.send(to: payee) }), ("remove", { [weak delegate] in delegate?.removePayee() })])
    }

    func makeName(delegate: any NameDelegate) -> UIViewController {
        Screen(
            "Name",
            [("next", { [weak delegate] in delegate?.showBank(name: "Ada") }), ("scan", { [weak delegate] in delegate?.scan() })])
    }

    func makeBank(name: String, delegate: any BankDelegate) -> UIViewController {
        Screen("Bank", [("next", { [weak delegate] in delegate?.check(name: name, iban: "DE01") })])
    }

    func makeCheck(name: String, iban: String, delegate: any CheckDelegate) -> UIViewController {
        Screen(
            "Check",
            [
                ("matches", { [weak delegate] in delegate?.add(Sample.recipient) }),
                ("correct", { [weak delegate] in delegate?.correctName() }),
                ("differs", { [weak delegate] in delegate?.namesDiffer(explanation: "It is Eve's.", recipient: Sample.recipient) }),
            ])
    }

    func makeRecipient(delegate: any RecipientDelegate) -> UIViewController {
        Screen(
            "Recipient",
            [
                ("choose", { [weak delegate] in delegate?.choose(Sample.recipient) }),
                ("add", { [weak delegate] in delegate?.addRecipient() }), ("cancel", { [weak delegate] in delegate?.cancel() }),
            ])
    }

    func makeAmount(_ recipient: Recipient, delegate: any AmountDelegate) -> UIViewController {
        Screen(
            "Amount",
            [
                ("little", { [weak delegate] in delegate?.choose(Sample.little, for: recipient) }),
                ("much", { [weak delegate] in delegate?.choose(Sample.much, for: recipient) }),
                ("other", { [weak delegate] in delegate?.chooseOtherRecipient() }), ("cancel", { [weak delegate] in delegate?.cancel() }),
            ])
    }

    func makePurpose(_ recipient: Recipient, amount: Amount, delegate: any PurposeDelegate) -> UIViewController {
        Screen(
            "Purpose",
            [
                ("next", { [weak delegate] in delegate?.review(Sample.payment, of: amount) }),
                ("monthly", { [weak delegate] in delegate?.repeatMonthly() }), ("cancel", { [weak delegate] in delegate?.cancel() }),
            ])
    }

    func makeReview(_ payment: Payment, delegate: any ReviewDelegate) -> UIViewController {
        Screen(
            "Review",
            [
                ("amount", { [weak delegate] in delegate?.changeAmount() }), ("sign", { [weak delegate] in delegate?.sign(payment) }),
                ("cancel", { [weak delegate] in delegate?.cancel() }),
            ])
    }

    func makeApprove(_ action: SignedAction, delegate: any ApproveDelegate) -> UIViewController {
        Screen(
            "Approve", [("approve", { [weak delegate] in delegate?.approve() }), ("refuse", { [weak delegate] in delegate?.refuse() })])
    }

    func makeSignature(delegate: any SignatureDelegate) -> UIViewController {
        Screen(
            "Signature", [("approve", { [weak delegate] in delegate?.sign() }), ("refuse", { [weak delegate] in delegate?.refuse() })])
    }

    func makeSum(delegate: any SumDelegate) -> UIViewController {
        Screen(
            "Sum",
            [("next", { [weak delegate] in delegate?.chooseInterval() }), ("cancel", { [weak delegate] in delegate?.cancel() })])
    }

    func makeInterval(delegate: any IntervalDelegate) -> UIViewController {
        Screen(
            "Interval",
            [
                ("save", { [weak delegate] in delegate?.save(Sample.order) }), ("delete", { [weak delegate] in delegate?.deleteOrder() }),
                ("sum", { [weak delegate] in delegate?.changeSum() }),
            ])
    }

    func makeReceipt(_ payment: Payment, delegate: any ReceiptDelegate) -> UIViewController {
        Screen("Receipt", [("done", { [weak delegate] in delegate?.closeReceipt() })])
    }

    func makeCamera(delegate: any CameraDelegate) -> UIViewController {
        Screen(
            "Camera",
            [
                ("scanned", { [weak delegate] in delegate?.scanned(Sample.recipient) }),
                ("type", { [weak delegate] in delegate?.typeIn() }), ("close", { [weak delegate] in delegate?.close() }),
            ])
    }

    func makeDigits(delegate: any DigitsDelegate) -> UIViewController {
        Screen("Digits", [("scanned", { [weak delegate] in delegate?.scanned(Sample.recipient) })])
    }
}
