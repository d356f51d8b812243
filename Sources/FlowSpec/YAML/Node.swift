/// A value of a YAML document, with the characters that wrote it.
public struct Node: Sendable {
    /// What the value is.
    public var content: Content
    /// Where it was written; for the use of an alias, the alias.
    public var range: SourceRange
    /// Where the anchor's value was written, where the node is the use of an alias or a part of
    /// one.
    public var anchor: SourceRange?
    /// Whether a part of a list or mapping was left out, after it was reported.
    var isPartial: Bool

    /// The kinds of YAML value.
    public enum Content: Sendable {
        /// Text, a number, a boolean or null.
        case scalar(Scalar)
        /// A list.
        case sequence([Node])
        /// Pairs in the order of the file, without duplicate keys.
        case mapping([Pair])
    }

    /// A scalar as it was written.
    public struct Scalar: Sendable {
        /// The text after YAML's own unescaping.
        public var text: String
        /// Whether it stands without quotes, so that `true`, `3` and `null` have their YAML
        /// meaning.
        public var isPlain: Bool
    }

    /// A key of a mapping with its value.
    public struct Pair: Sendable {
        /// The key, which is always a scalar.
        public var key: Located<String>
        /// The value.
        public var value: Node
    }

    /// Makes a node from its content and place.
    init(_ content: Content, range: SourceRange, anchor: SourceRange? = nil, isPartial: Bool = false) {
        self.content = content
        self.range = range
        self.anchor = anchor
        self.isPartial = isPartial
    }
}
