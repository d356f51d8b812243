#if canImport(UIKit)
    import Foundation

    /// The app's state and services besides navigation.
    @MainActor
    final class Session: BankGuards, BankEffects {
        var outdated = false
        var onboarded = false
        var signedIn = false
        var faceEnrolled = true
        var usesLargeText = false
        /// The performed actions, in order.
        private(set) var log: [String] = []

        func aboveLimit(amount: Amount) -> Bool { amount.cents > 100_000 }

        func isOwnAccount(recipient: Recipient) -> Bool { recipient.iban == Sample.account.iban }

        func forgetCustomer() {
            signedIn = false
            log.append("forget the customer")
        }

        func open(url: URL) { log.append("open \(url)") }

        func call(number: String) { log.append("call \(number)") }

        func withdrawPayment(payment: Payment) { log.append("withdraw a payment to \(payment.recipient.name)") }

        func share(document: Document) { log.append("share \(document.name)") }

        func checkFace(answer: @escaping @MainActor (CheckFaceAnswer) -> Void) { answer(.recognised) }

        func askForNotifications(answer: @escaping @MainActor (AskForNotificationsAnswer) -> Void) { answer(.allowed) }
    }
#endif
