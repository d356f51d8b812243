/// What is sent, to whom and how often.
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

/// A payment that is made every month.
struct Order: Hashable, Sendable {
    var payment: Payment
    var day: Int
}

/// What needs a signature.
enum SignedAction: String, Sendable {
    case order, payment
}
