import Foundation

/// The values that the buttons of the screens pass.
enum Sample {
    static let account = Account(name: "Current account", iban: "DE02")
    static let amount = Amount(cents: 1995)
    static let card = Card(lastDigits: "4711")
    static let device = Device(name: "An old phone")
    static let document = Document(name: "Statement", file: page)
    static let message = Message(title: "Welcome", text: "We are glad that you are here.")
    static let movement = Movement(day: Date(timeIntervalSinceReferenceDate: 0), amount: amount)
    static let order = Order(payment: payment, day: 1)
    static let page = URL(fileURLWithPath: "/page")
    static let payment = Payment(recipient: recipient, amount: amount, purpose: "Lunch")
    static let pot = Pot(goal: "A boat", saved: amount)
    static let recipient = Recipient(name: "Ada", iban: "DE07")
}
