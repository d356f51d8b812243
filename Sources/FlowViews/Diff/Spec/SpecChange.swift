import FlowSpec

/// A difference between two specs.
struct SpecChange: Sendable {
    /// The element, by its name in the new spec, or by its old name if it's removed.
    var element: SpecElement
    /// The kind of change.
    var kind: Kind
    /// The location in the old spec; nil for an addition.
    var oldPlace: SourceRange?
    /// The location in the new spec; nil for a removal.
    var newPlace: SourceRange?

    /// The kinds of change.
    enum Kind: Hashable, Sendable {
        case added
        case removed
        /// The element is renamed; the value is its old name.
        case renamed(from: String)
        /// The parts under a key have another order; the values are their names in both orders.
        case reordered(key: String, old: [String], new: [String])
        /// The value of a key is different; nil if it's missing.
        case changed(key: String, old: String?, new: String?)
        /// A list under a key has lost items, gained items, or both.
        case listChanged(key: String, removed: String?, added: String?)
    }

    /// The key that differs; nil if the difference is the whole element.
    var key: String? {
        switch kind {
        case .reordered(let key, _, _), .changed(let key, _, _), .listChanged(let key, _, _): key.isEmpty ? nil : key
        case .added, .removed, .renamed: nil
        }
    }
}
