import UIKit

// The delegate of each screen, and the factory that creates the screens.

@MainActor protocol PaymentsDelegate: AnyObject {
    func showTransfer()
    func showPayees()
    func showScheduled()
    func showOrders()
}

@MainActor protocol ScheduledDelegate: AnyObject {
    func show(_ payment: Payment)
}

@MainActor protocol ScheduledPaymentDelegate: AnyObject {
    func withdraw(_ payment: Payment)
}

@MainActor protocol OrdersDelegate: AnyObject {
    func addOrder()
    func show(_ order: Order)
}

@MainActor protocol OrderDelegate: AnyObject {
    func editOrder()
    func showAllOrders()
}

@MainActor protocol PayeesDelegate: AnyObject {
    func show(_ payee: Recipient)
    func addPayee()
}

@MainActor protocol PayeeDelegate: AnyObject {
    func send(to payee: Recipient)
    func removePayee()
}

@MainActor protocol NameDelegate: AnyObject {
    func showBank(name: String)
    func scan()
}

@MainActor protocol BankDelegate: AnyObject {
    func check(name: String, iban: String)
}

@MainActor protocol CheckDelegate: AnyObject {
    func add(_ recipient: Recipient)
    func correctName()
    func namesDiffer(explanation: String, recipient: Recipient)
}

@MainActor protocol TransferDelegate: AnyObject {
    func cancel()
}

@MainActor protocol RecipientDelegate: TransferDelegate {
    func choose(_ recipient: Recipient)
    func addRecipient()
}

@MainActor protocol AmountDelegate: TransferDelegate {
    func choose(_ amount: Amount, for recipient: Recipient)
    func chooseOtherRecipient()
}

@MainActor protocol PurposeDelegate: TransferDelegate {
    func review(_ payment: Payment, of amount: Amount)
    func repeatMonthly()
}

@MainActor protocol ReviewDelegate: TransferDelegate {
    func changeAmount()
    func sign(_ payment: Payment)
}

@MainActor protocol ApproveDelegate: AnyObject {
    func approve()
    func refuse()
}

@MainActor protocol SignatureDelegate: AnyObject {
    func sign()
    func refuse()
}

@MainActor protocol SumDelegate: AnyObject {
    func chooseInterval()
    func cancel()
}

@MainActor protocol IntervalDelegate: AnyObject {
    func save(_ order: Order)
    func deleteOrder()
    func changeSum()
}

@MainActor protocol ReceiptDelegate: AnyObject {
    func closeReceipt()
}

@MainActor protocol CameraDelegate: AnyObject {
    func scanned(_ recipient: Recipient)
    func typeIn()
    func close()
}

@MainActor protocol DigitsDelegate: AnyObject {
    func scanned(_ recipient: Recipient)
}

@MainActor protocol ScreenFactory {
    func makePayments(delegate: any PaymentsDelegate) -> UIViewController
    func makeScheduled(delegate: any ScheduledDelegate) -> UIViewController
    func makeScheduledPayment(_ payment: Payment, delegate: any ScheduledPaymentDelegate) -> UIViewController
    func makeOrders(delegate: any OrdersDelegate) -> UIViewController
    func makeOrder(_ order: Order, delegate: any OrderDelegate) -> UIViewController
    func makePayees(delegate: any PayeesDelegate) -> UIViewController
    func makePayee(_ payee: Recipient, delegate: any PayeeDelegate) -> UIViewController
    func makeName(delegate: any NameDelegate) -> UIViewController
    func makeBank(name: String, delegate: any BankDelegate) -> UIViewController
    func makeCheck(name: String, iban: String, delegate: any CheckDelegate) -> UIViewController
    func makeRecipient(delegate: any RecipientDelegate) -> UIViewController
    func makeAmount(_ recipient: Recipient, delegate: any AmountDelegate) -> UIViewController
    func makePurpose(_ recipient: Recipient, amount: Amount, delegate: any PurposeDelegate) -> UIViewController
    func makeReview(_ payment: Payment, delegate: any ReviewDelegate) -> UIViewController
    func makeApprove(_ action: SignedAction, delegate: any ApproveDelegate) -> UIViewController
    func makeSignature(delegate: any SignatureDelegate) -> UIViewController
    func makeSum(delegate: any SumDelegate) -> UIViewController
    func makeInterval(delegate: any IntervalDelegate) -> UIViewController
    func makeReceipt(_ payment: Payment, delegate: any ReceiptDelegate) -> UIViewController
    func makeCamera(delegate: any CameraDelegate) -> UIViewController
    func makeDigits(delegate: any DigitsDelegate) -> UIViewController
}

/// The services of the app.
@MainActor protocol BankServices {
    func isAboveLimit(_ amount: Amount) -> Bool
    func withdraw(_ payment: Payment)
    func checkFace(answer: @escaping @MainActor (_ isRecognized: Bool) -> Void)
}
