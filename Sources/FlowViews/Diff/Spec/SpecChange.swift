import FlowSpec

/// A difference between two specs.
struct SpecChange: Sendable {
    /// What it is about, by its name in the new spec, or in the old one where it is gone.
    var element: SpecElement
    /// What has happened to it.
    var kind: Kind
    /// Where it was written in the old spec; nil of what is new.
    var oldPlace: SourceRange?
    /// Where it is written in the new spec; nil of what is gone.
    var newPlace: SourceRange?

    /// What has happened to a part of a spec.
    enum Kind: Hashable, Sendable {
        /// It is new.
        case added
        /// It is gone.
        case removed
        /// It has another name; the old one.
        case renamed(from: String)
        /// Some of its parts, under a key, have another order; their names in the old and the new
        /// order.
        case reordered(key: String, old: [String], new: [String])
        /// What it has under a key is another; nil where there is nothing.
        case changed(key: String, old: String?, new: String?)
        /// A list, under a key, has lost items, has others, or both.
        case listChanged(key: String, removed: String?, added: String?)
    }

    /// The key that is different; nil where it is the element as a whole.
    var key: String? {
        switch kind {
        case .reordered(let key, _, _), .changed(let key, _, _), .listChanged(let key, _, _): key.isEmpty ? nil : key
        case .added, .removed, .renamed: nil
        }
    }
}
