// A module of the app's own, which generated files import.

/// A model.
public enum Model: Sendable {
    /// A model.
    case none, some
}
