/// What help is about. A target needs a Swift file of its own beside its specs.
public enum Topic: String, CaseIterable, Sendable {
    /// How things are brought.
    case delivery
    /// How things are paid.
    case payment
}
