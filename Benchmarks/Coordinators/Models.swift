/// An amount of money.
struct Amount: Hashable, Sendable {
    var cents: Int
}

struct Recipient: Hashable, Sendable {
    var name: String
    var iban: String
}

struct Payment: Hashable, Sendable {
    var recipient: Recipient
    var amount: Amount
}

/// A monthly payment.
struct Order: Hashable, Sendable {
    var payment: Payment
    var day: Int
}

/// An action that requires a signature.
enum SignedAction: String, Sendable {
    case order, payment
}
