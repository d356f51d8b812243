/// A typed pattern of URLs, such as `shop://orders/{id:Int}?from={source:String?}`. It defines a
/// set of URLs and the values in each of them.
///
/// See Documentation/links.md for the syntax. ``read(_:)`` parses a pattern and reports all
/// mistakes. It returns only valid patterns.
public struct URLPattern: Hashable, Sendable {
    /// The scheme, in lowercase.
    public let scheme: String
    /// The host, in lowercase.
    public let host: String
    /// The segments of the path, without the rest.
    public let path: [Part]
    /// The placeholder for the rest of the path, any nonempty segments; `nil` if the path must end.
    public let rest: Placeholder?
    /// The relevant items of the query, each key once. Other items are ignored.
    public let query: [QueryItem]
    /// The required fragment; `nil` to ignore fragments.
    public let fragment: Part?

    /// A segment, a value of the query or the fragment.
    public enum Part: Hashable, Sendable {
        /// A percent-decoded text.
        case fixed(String)
        /// A value.
        case placeholder(Placeholder)

        /// The placeholder; `nil` for a fixed text.
        var placeholder: Placeholder? {
            if case .placeholder(let placeholder) = self { placeholder } else { nil }
        }
    }

    /// An item of the query.
    public struct QueryItem: Hashable, Sendable {
        /// The text before `=`, percent-decoded.
        public let key: String
        /// The value after `=`.
        public let value: Part
    }

    /// A named value of a URL.
    public struct Placeholder: Hashable, Sendable {
        /// The name, in lowerCamelCase.
        public let name: String
        /// The type of the value, or of each value if there are several.
        public let type: ValueType
        /// The number of occurrences of the value.
        public let occurrence: Occurrence
    }

    /// The number of occurrences of a value in a URL.
    public enum Occurrence: Hashable, Sendable {
        /// Exactly one.
        case required
        /// Zero or one: `T?`.
        case optional
        /// Zero or one, with a default if there is none: `T=value`.
        case defaulted(Value)
        /// Any number: `[T]`.
        case repeated
        /// The rest of the path: `{name...}`.
        case rest
    }

    /// All placeholders, in order.
    public var placeholders: [Placeholder] {
        let parts = path.compactMap(\.placeholder) + [rest].compactMap { $0 }
        return parts + query.compactMap(\.value.placeholder) + [fragment?.placeholder].compactMap { $0 }
    }
}
