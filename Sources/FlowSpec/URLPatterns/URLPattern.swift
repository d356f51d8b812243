/// A typed pattern of URLs, such as `shop://orders/{id:Int}?from={source:String?}`. It defines a
/// set of URLs and the values in each of them.
///
/// See Documentation/links.md for the syntax. ``read(_:)`` parses a pattern and reports all
/// mistakes. It returns only valid patterns.
public struct URLPattern: Hashable, Sendable {
    /// The scheme, in lowercase.
    public let scheme: String
    /// The host, in lowercase; empty for none. `*.shop.example` matches all subdomains.
    public let host: String
    /// The port; `nil` for none.
    public let port: Int?
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
        /// Values with fixed texts around them, in a segment.
        case mixed(Mix)

        /// The placeholder; `nil` for other parts.
        var placeholder: Placeholder? {
            if case .placeholder(let placeholder) = self { placeholder } else { nil }
        }

        /// All placeholders, in order.
        public var placeholders: [Placeholder] {
            switch self {
            case .fixed: []
            case .placeholder(let placeholder): [placeholder]
            case .mixed(let mix): mix.placeholders
            }
        }
    }

    /// Values in a segment, each of them between two fixed texts. The first and the last text can
    /// be empty.
    public struct Mix: Hashable, Sendable {
        /// The percent-decoded texts, one more than placeholders.
        public let texts: [String]
        /// The values.
        public let placeholders: [Placeholder]
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

    /// The part that the host must match.
    var hostPart: Part {
        guard isWildcard else { return .fixed(host) }
        let subdomain = Placeholder(name: "", type: .string, occurrence: .required)
        return .mixed(Mix(texts: ["", String(host.dropFirst())], placeholders: [subdomain]))
    }

    /// True if the host is every subdomain of a host.
    public var isWildcard: Bool { host.hasPrefix("*.") }

    /// All placeholders, in order.
    public var placeholders: [Placeholder] {
        let parts = path.flatMap(\.placeholders) + [rest].compactMap { $0 }
        return parts + query.compactMap(\.value.placeholder) + [fragment?.placeholder].compactMap { $0 }
    }
}
