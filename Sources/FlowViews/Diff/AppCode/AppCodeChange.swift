import FlowSpec

/// A difference that breaks app code, or that makes existing links or saved states invalid.
struct AppCodeChange: Hashable, Sendable {
    var category: Category
    /// The element of the spec that causes it, by name, such as `shop.detail.buy`.
    var element: String
    /// A description of the change.
    var message: Phrase
    /// The location in the old spec; nil for an addition.
    var oldPlace: SourceRange?
    /// The location in the new spec; nil for a removal.
    var newPlace: SourceRange?

    /// The kind of incompatibility.
    enum Category: String, Hashable, Sendable, CaseIterable {
        /// App code no longer compiles.
        case sourceBreaking = "source-breaking"
        /// Links or saved states are no longer accepted.
        case dataBreaking = "data-breaking"
    }
}
