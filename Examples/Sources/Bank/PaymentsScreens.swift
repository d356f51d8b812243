#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    extension ScreenFactory {
        // MARK: - payments

        func makePayments(router: any PaymentsRouting) -> UIViewController {
            screen(
                "Payments",
                [
                    ("transfer", { router.transfer() }), ("openPayees", { router.openPayees() }),
                    ("openScheduled", { router.openScheduled() }), ("openOrders", { router.openOrders() }),
                ])
        }

        func makeScheduled(router: any PaymentsScheduledRouting) -> UIViewController {
            screen("Scheduled", [("open", { router.open(payment: Sample.payment) })])
        }

        func makeScheduledPayment(payment: Payment, router: any PaymentsScheduledPaymentRouting) -> UIViewController {
            let button = UIView()
            return screen("Scheduled payment", [("withdraw", { router.withdraw(button: button) })])
        }

        func makeOrders(router: any PaymentsOrdersRouting) -> UIViewController {
            screen("Orders", [("add", { router.add() }), ("open", { router.open(order: Sample.order) })])
        }

        func makeOrder(order: Order, router: any PaymentsOrderRouting) -> UIViewController {
            screen("Order", [("edit", { router.edit() }), ("allOrders", { router.allOrders() })])
        }

        // MARK: - payees

        func makePayees(router: any PayeesRouting) -> UIViewController {
            screen("Payees", [("open", { router.open(recipient: Sample.recipient) }), ("add", { router.add() })])
        }

        func makePayee(recipient: Recipient, router: any PayeesPayeeRouting) -> UIViewController {
            screen("Payee", [("send", { router.send() }), ("remove", { router.remove() })])
        }

        // MARK: - newPayee

        func makeName(router: any NewPayeeNameRouting) -> any UIViewController & NewPayeeNameEffects {
            NameViewController(router: router, wasFilled: nameWasFilled)
        }

        func makeBank(name: String, router: any NewPayeeBankRouting) -> UIViewController {
            screen("Bank", [("next", { router.next(iban: "DE02") })])
        }

        func makeCheck(name: String, iban: String, router: any NewPayeeCheckRouting) -> UIViewController {
            screen(
                "Check",
                [
                    ("matches", { router.matches(recipient: Sample.recipient) }), ("correct", { router.correct(name: "Ada Lovelace") }),
                    ("differs", { router.differs(explanation: "The account is Eve's.", recipient: Sample.recipient) }),
                ])
        }

        // MARK: - transfer

        func makeRecipient(router: any TransferRecipientRouting & TransferFlowRouting) -> UIViewController {
            screen(
                "Recipient",
                [
                    ("choose", { router.choose(recipient: Sample.recipient) }), ("add", { router.add() }),
                    ("cancel", { router.cancel() }),
                ])
        }

        func makeAmount(recipient: Recipient, router: any TransferAmountRouting & TransferFlowRouting) -> UIViewController {
            screen(
                "Amount",
                [
                    ("next", { router.next(amount: Sample.amount) }), ("otherRecipient", { router.otherRecipient() }),
                    ("cancel", { router.cancel() }),
                ])
        }

        func makePurpose(recipient: Recipient, amount: Amount, router: any TransferPurposeRouting & TransferFlowRouting) -> UIViewController
        {
            screen(
                "Purpose",
                [
                    ("next", { router.next(payment: Sample.payment) }), ("repeatMonthly", { router.repeatMonthly() }),
                    ("cancel", { router.cancel() }),
                ])
        }

        func makeReview(payment: Payment, router: any TransferReviewRouting & TransferFlowRouting) -> UIViewController {
            screen(
                "Review",
                [
                    ("changeAmount", { router.changeAmount() }), ("sign", { router.sign() }), ("cancel", { router.cancel() }),
                ])
        }

        // MARK: - approval

        func makeApprove(action: SignedAction, router: any ApprovalApproveRouting) -> UIViewController {
            screen("Approve", [("approve", { router.approve() }), ("refuse", { router.refuse() })])
        }

        func makeSignature(router: any ApprovalSignatureRouting) -> UIViewController {
            screen("Signature", [("approve", { router.approve() }), ("refuse", { router.refuse() })])
        }

        // MARK: - editOrder

        func makeSum(router: any EditOrderSumRouting) -> UIViewController {
            screen("Sum", [("next", { router.next() }), ("cancel", { router.cancel() })])
        }

        func makeInterval(router: any EditOrderIntervalRouting) -> UIViewController {
            screen(
                "Interval",
                [
                    ("save", { router.save(order: Sample.order) }), ("delete", { router.delete() }),
                    ("changeSum", { router.changeSum() }),
                ])
        }

        // MARK: - receipt

        func makeReceipt(payment: Payment, router: any ReceiptRouting) -> UIViewController {
            screen("Receipt", [("done", { router.done() })])
        }

        // MARK: - scanner

        func makeCamera(router: any ScannerCameraRouting) -> UIViewController {
            screen(
                "Camera",
                [
                    ("scanned", { router.scanned(recipient: Sample.recipient) }), ("typeIn", { router.typeIn() }),
                    ("close", { router.close() }),
                ])
        }

        func makeDigits(router: any ScannerDigitsRouting) -> UIViewController {
            screen("Digits", [("scanned", { router.scanned(recipient: Sample.recipient) })])
        }
    }
#endif
