import Foundation

/// An amount of money.
struct Amount: Hashable, Sendable {
    var cents: Int
}

struct Account: Hashable, Sendable {
    var name: String
    var iban: String
}

/// A transaction of an account.
struct Movement: Hashable, Sendable {
    var day: Date
    var amount: Amount
}

struct Recipient: Hashable, Sendable {
    var name: String
    var iban: String
}

struct Payment: Hashable, Sendable {
    var recipient: Recipient
    var amount: Amount
    var purpose: String
}

/// A monthly payment.
struct Order: Hashable, Sendable {
    var payment: Payment
    var day: Int
}

struct Card: Hashable, Sendable {
    var lastDigits: String
}

/// The design of a card.
enum Design: Sendable {
    case plain, night, picture
}

/// Savings for a goal.
struct Pot: Hashable, Sendable {
    var goal: String
    var saved: Amount
}

/// A product that a new customer can apply for.
enum Product: Sendable {
    case account, accountWithCard
}

struct Message: Hashable, Sendable {
    var title: String
    var text: String
}

struct Device: Hashable, Sendable {
    var name: String
}

struct Document: Hashable, Sendable {
    var name: String
    var file: URL
}

/// A document that the bank must show by law.
enum LegalDocument: Sendable {
    case terms, privacy, loan
}

/// A topic of the help.
enum Topic: Sendable {
    case payments, cards, access
}

/// An action that requires the customer's signature.
enum SignedAction: Sendable {
    case application, card, closing, limit, loan, password, payment
}
