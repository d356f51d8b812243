/// A value of a YAML document with its location.
public struct Node: Sendable {
    /// The content of the value.
    public var content: Content
    /// The location of the value, or of the alias that it replaces.
    public var range: SourceRange
    /// The location of the anchor's value if the node is, or is part of, the value of an alias.
    public var anchor: SourceRange?
    /// True if a part of a list or mapping was left out after a report.
    var isPartial: Bool

    /// The content of a YAML value.
    public enum Content: Sendable {
        /// A string, a number, a Boolean value or null.
        case scalar(Scalar)
        /// A list.
        case sequence([Node])
        /// Pairs in the order of the file, without duplicate keys.
        case mapping([Pair])
    }

    /// A scalar as written.
    public struct Scalar: Sendable {
        /// The text, with YAML's escape sequences resolved.
        public var text: String
        /// True for a plain scalar, in which `true`, `3` and `null` have their YAML meaning.
        public var isPlain: Bool
    }

    /// A key of a mapping with its value.
    public struct Pair: Sendable {
        /// The key, which is always a scalar.
        public var key: Located<String>
        /// The value.
        public var value: Node
    }

    init(_ content: Content, range: SourceRange, anchor: SourceRange? = nil, isPartial: Bool = false) {
        self.content = content
        self.range = range
        self.anchor = anchor
        self.isPartial = isPartial
    }
}
