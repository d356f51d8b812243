/// A typed pattern of URLs, such as `shop://orders/{id:Int}?from={source:String?}`: a set of URLs,
/// and the values that each of them says.
///
/// The form is explained in Documentation/links.md. ``read(_:)`` reads one from its text with all
/// mistakes; a pattern that was read is sound.
public struct URLPattern: Hashable, Sendable {
    /// The scheme, in lower case.
    public let scheme: String
    /// The host, in lower case.
    public let host: String
    /// The segments of the path, without the rest.
    public let path: [Part]
    /// What takes the rest of the path, zero or more segments that aren't empty; nil where the path
    /// must end.
    public let rest: Placeholder?
    /// The items of the query that count, each key once. All others are ignored.
    public let query: [QueryItem]
    /// What the fragment must be; nil where it is ignored.
    public let fragment: Part?

    /// What a segment, a value of the query or the fragment is.
    public enum Part: Hashable, Sendable {
        /// A text, percent-decoded.
        case fixed(String)
        /// A value.
        case placeholder(Placeholder)

        /// The placeholder; nil for a text.
        var placeholder: Placeholder? {
            if case .placeholder(let placeholder) = self { placeholder } else { nil }
        }
    }

    /// An item of the query.
    public struct QueryItem: Hashable, Sendable {
        /// What stands before `=`, percent-decoded.
        public let key: String
        /// What stands after it.
        public let value: Part
    }

    /// A named value of a URL.
    public struct Placeholder: Hashable, Sendable {
        /// The name, in lowerCamelCase.
        public let name: String
        /// The type of the value; of one of the values where there are several.
        public let type: ValueType
        /// How often the value stands in a URL.
        public let occurrence: Occurrence
    }

    /// How often a value stands in a URL.
    public enum Occurrence: Hashable, Sendable {
        /// Once.
        case required
        /// Once or not at all: `T?`.
        case optional
        /// Once; where it isn't there, this is the value: `T=value`.
        case defaulted(Value)
        /// Any number of times: `[T]`.
        case repeated
        /// The rest of the path: `{name...}`.
        case rest
    }

    /// All placeholders, in their order.
    public var placeholders: [Placeholder] {
        let parts = path.compactMap(\.placeholder) + [rest].compactMap { $0 }
        return parts + query.compactMap(\.value.placeholder) + [fragment?.placeholder].compactMap { $0 }
    }
}
