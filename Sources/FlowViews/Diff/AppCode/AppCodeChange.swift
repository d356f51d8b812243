import FlowSpec

/// A difference that keeps app code from compiling, or because of which what an app has saved or
/// handed out is no longer accepted.
struct AppCodeChange: Hashable, Sendable {
    /// What no longer fits.
    var category: Category
    /// What it comes from: the name in the spec, such as `shop.detail.buy`.
    var element: String
    /// What has changed, in words.
    var message: Phrase
    /// Where it was written in the old spec; nil of what is new.
    var oldPlace: SourceRange?
    /// Where it is written in the new spec; nil of what is gone.
    var newPlace: SourceRange?

    /// What no longer fits.
    enum Category: String, Hashable, Sendable, CaseIterable {
        /// App code no longer compiles.
        case sourceBreaking = "source-breaking"
        /// Links or saved states are no longer accepted.
        case dataBreaking = "data-breaking"
    }
}
