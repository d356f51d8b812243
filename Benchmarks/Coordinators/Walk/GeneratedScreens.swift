import FlowRuntime
import UIKit

@MainActor func makeBank(_ services: Services) -> (coordinator: AnyObject, root: UIViewController) {
    let coordinator = PaymentsCoordinator(screens: Screens(), effects: services, guards: services)
    return (coordinator, coordinator.start())
}

extension Services: BankGuards, BankEffects {
    func aboveLimit(amount: Amount) -> Bool { isAboveLimit(amount) }

    func withdrawPayment(payment: Payment) { withdrawn += 1 }

    func checkFace(answer: @escaping @MainActor (CheckFaceAnswer) -> Void) { answer(recognizes ? .recognised : .failed) }
}

struct Screens: BankFactory {
    func makePayments(router: any PaymentsRouting) -> UIViewController {
        Screen(
            "Payments",
            [
                ("transfer", { router.transfer() }), ("payees", { router.openPayees() }), ("scheduled", { router.openScheduled() }),
                ("orders", { router.openOrders() }),
            ])
    }

    func makeScheduled(router: any PaymentsScheduledRouting) -> UIViewController {
        Screen("Scheduled", [("open", { router.open(payment: Sample.payment) })])
    }

    func makeScheduledPayment(payment: Payment, router: any PaymentsScheduledPaymentRouting) -> UIViewController {
        Screen("Scheduled payment", [("withdraw", { router.withdraw() })])
    }

    func makeOrders(router: any PaymentsOrdersRouting) -> UIViewController {
        Screen("Orders", [("add", { router.add() }), ("open", { router.open(order: Sample.order) })])
    }

    func makeOrder(order: Order, router: any PaymentsOrderRouting) -> UIViewController {
        Screen("Order", [("edit", { router.edit() }), ("all", { router.allOrders() })])
    }

    func makePayees(router: any PayeesRouting) -> UIViewController {
        Screen("Payees", [("open", { router.open(recipient: Sample.recipient) }), ("add", { router.add() })])
    }

    func makePayee(recipient: Recipient, router: any PayeesPayeeRouting) -> UIViewController {
        Screen("Payee", [("send", { router.send() }), ("remove", { router.remove() })])
    }

    func makeName(router: any NewPayeeNameRouting) -> UIViewController {
        Screen("Name", [("next", { router.next(name: "Ada") }), ("scan", { router.scan() })])
    }

    func makeBank(name: String, router: any NewPayeeBankRouting) -> UIViewController {
        Screen("Bank", [("next", { router.next(iban: "DE01") })])
    }

    func makeCheck(name: String, iban: String, router: any NewPayeeCheckRouting) -> UIViewController {
        Screen(
            "Check",
            [
                ("matches", { router.matches(recipient: Sample.recipient) }), ("correct", { router.correct() }),
                ("differs", { router.differs(explanation: "It is Eve's.", recipient: Sample.recipient) }),
            ])
    }

    func makeRecipient(router: any TransferRecipientRouting & TransferFlowRouting) -> UIViewController {
        Screen(
            "Recipient",
            [
                ("choose", { router.choose(recipient: Sample.recipient) }), ("add", { router.add() }), ("cancel", { router.cancel() }),
            ])
    }

    func makeAmount(recipient: Recipient, router: any TransferAmountRouting & TransferFlowRouting) -> UIViewController {
        Screen(
            "Amount",
            [
                ("little", { router.next(amount: Sample.little) }), ("much", { router.next(amount: Sample.much) }),
                ("other", { router.otherRecipient() }), ("cancel", { router.cancel() }),
            ])
    }

    func makePurpose(recipient: Recipient, amount: Amount, router: any TransferPurposeRouting & TransferFlowRouting) -> UIViewController {
        Screen(
            "Purpose",
            [
                ("next", { router.next(payment: Sample.payment) }), ("monthly", { router.repeatMonthly() }),
                ("cancel", { router.cancel() }),
            ])
    }

    func makeReview(payment: Payment, router: any TransferReviewRouting & TransferFlowRouting) -> UIViewController {
        Screen(
            "Review",
            [("amount", { router.changeAmount() }), ("sign", { router.sign() }), ("cancel", { router.cancel() })])
    }

    func makeApprove(action: SignedAction, router: any ApprovalApproveRouting) -> UIViewController {
        Screen("Approve", [("approve", { router.approve() }), ("refuse", { router.refuse() })])
    }

    func makeSignature(router: any ApprovalSignatureRouting) -> UIViewController {
        Screen("Signature", [("approve", { router.approve() }), ("refuse", { router.refuse() })])
    }

    func makeSum(router: any EditOrderSumRouting) -> UIViewController {
        Screen("Sum", [("next", { router.next() }), ("cancel", { router.cancel() })])
    }

    func makeInterval(router: any EditOrderIntervalRouting) -> UIViewController {
        Screen(
            "Interval",
            [("save", { router.save(order: Sample.order) }), ("delete", { router.delete() }), ("sum", { router.changeSum() })])
    }

    func makeReceipt(payment: Payment, router: any ReceiptRouting) -> UIViewController {
        Screen("Receipt", [("done", { router.done() })])
    }

    func makeCamera(router: any ScannerCameraRouting) -> UIViewController {
        Screen(
            "Camera",
            [
                ("scanned", { router.scanned(recipient: Sample.recipient) }), ("type", { router.typeIn() }),
                ("close", { router.close() }),
            ])
    }

    func makeDigits(router: any ScannerDigitsRouting) -> UIViewController {
        Screen("Digits", [("scanned", { router.scanned(recipient: Sample.recipient) })])
    }
}
