/// The topics of the help. A target needs a Swift file beside its specs.
public enum Topic: String, CaseIterable, Sendable {
    /// Delivery of orders.
    case delivery
    /// Payment of orders.
    case payment
}
