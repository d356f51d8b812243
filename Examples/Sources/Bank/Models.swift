import Foundation

/// What is in an account, and what is sent.
struct Amount: Hashable, Sendable {
    var cents: Int
}

struct Account: Hashable, Sendable {
    var name: String
    var iban: String
}

/// What has gone into an account or out of it.
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

/// A payment that is made every month.
struct Order: Hashable, Sendable {
    var payment: Payment
    var day: Int
}

struct Card: Hashable, Sendable {
    var lastDigits: String
}

/// What a card looks like.
enum Design: Sendable {
    case plain, night, picture
}

/// Money that is set aside for something.
struct Pot: Hashable, Sendable {
    var goal: String
    var saved: Amount
}

/// What a new customer can apply for.
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

/// What the law makes the bank show.
enum LegalDocument: Sendable {
    case terms, privacy, loan
}

/// What is asked about in the help.
enum Topic: Sendable {
    case payments, cards, access
}

/// What needs the customer's signature.
enum SignedAction: Sendable {
    case application, card, closing, limit, loan, password, payment
}
