/// An object of the language, declared as data: what its keys are called, what they hold and what
/// they mean.
///
/// The reader walks a mapping by its table; the JSON Schema and the language reference are made
/// from the same tables.
public struct KeyTable: Sendable {
    /// The object's name in the language and in the schema, such as `flow`.
    public let name: String
    /// The object's name with its article, as messages say it, such as `a flow`.
    let title: String
    /// What the object is, in one sentence.
    let documentation: String
    /// The keys that every such object may have, in the order in which the reference lists them.
    public let keys: [Key]
    /// The kinds of such objects, each by the key that makes it one; none where all have the same
    /// keys.
    public let variants: [Variant]
    /// Keys that exclude each other, or of which one must be there.
    let choices: [Choice]
    /// The words that may stand instead of a mapping: the leading keys that need no value.
    public let words: [String]
    /// Other tools' names for some of the keys.
    let synonyms: [String: String]

    private let names: Set<String>
    private let places: [String: Int]
    // Each list is made once, since every object of a spec asks for one.
    let required: [Key]
    let dependent: [Key]
    private let keysOfVariants: [[Key]]
    private let keysOfUnknown: [Key]

    init(
        _ name: String, _ title: String, _ documentation: String, variants: [Variant] = [], keys: [Key], choices: [Choice] = [],
        synonyms: [String: String] = [:]
    ) {
        self.name = name
        self.title = title
        self.documentation = documentation
        self.keys = keys
        self.variants = variants
        self.choices = choices
        self.synonyms = synonyms
        self.words = variants.map(\.leading).filter { $0.type.takes(.nothing) }.map(\.name)
        self.required = keys.filter(\.isRequired)
        self.dependent = keys.filter { $0.beside != nil }
        self.names = Set((keys + variants.flatMap { [$0.leading] + $0.keys }).map(\.name))
        self.places = Dictionary(
            variants.enumerated().map { ($0.element.leading.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        self.keysOfVariants = variants.map { [$0.leading] + $0.keys + keys }
        self.keysOfUnknown = variants.map(\.leading) + keys
    }

    /// Whether such an object may have a key of a name, perhaps in some variant only.
    ///
    /// - Parameter name: the key's name.
    public func hasKey(named name: String) -> Bool {
        names.contains(name)
    }

    /// All keys of an object of a variant; where the variant isn't known, the leading keys stand
    /// for what follows from them.
    ///
    /// - Parameter variant: the variant; nil where it isn't known, or where the object has none.
    public func keys(of variant: Variant?) -> [Key] {
        variant.flatMap { places[$0.leading.name] }.map { keysOfVariants[$0] } ?? keysOfUnknown
    }

    /// The variant of an object that has keys of these names. A leading key may stand beside
    /// another one, as `screens` beside `tabs`.
    ///
    /// - Parameter written: the names of the object's keys.
    /// - Returns: the variant; nil where the object has none, or no leading key is among the names.
    public func variant(of written: some Sequence<String>) -> Variant? {
        guard !variants.isEmpty else {
            return nil
        }
        var first: Int?
        var others: [Int] = []
        for name in written {
            guard let place = places[name] else { continue }
            if first == nil { first = place } else { others.append(place) }
        }
        guard let first else { return nil }
        guard !others.isEmpty else { return variants[first] }
        let candidates = ([first] + others).map { variants[$0] }
        return candidates.first { candidate in
            !candidates.contains { other in other.keys.contains { $0.name == candidate.leading.name } }
        }
    }

    /// The leading keys of the variants that have a key.
    func leadingKeys(ofVariantsWith name: String) -> [String] {
        variants.filter { variant in variant.keys.contains { $0.name == name } }.map(\.leading.name)
    }

    /// A key of an object.
    public struct Key: Sendable {
        /// The key as it is written.
        public let name: String
        /// What it holds.
        public let type: ValueType
        /// Whether the object, or its variant, can't do without it.
        let isRequired: Bool
        /// The key without which this one has no meaning.
        let beside: String?
        /// What it means, in one sentence.
        let documentation: String

        init(_ name: String, _ type: ValueType, required: Bool = false, beside: String? = nil, _ documentation: String) {
            self.name = name
            self.type = type
            self.isRequired = required
            self.beside = beside
            self.documentation = documentation
        }
    }

    /// A kind of an object: the key that makes it one, and the keys that only this kind has.
    public struct Variant: Sendable {
        /// The key that makes the object one of this kind.
        public let leading: Key
        /// The keys that may stand beside it, before those that every kind has.
        public let keys: [Key]

        init(_ leading: Key, _ keys: [Key] = []) {
            self.leading = leading
            self.keys = keys
        }
    }

    /// Keys that exclude each other, or of which one must be there.
    struct Choice: Sendable {
        /// How many of the keys may be there.
        let count: Count
        /// The keys.
        let keys: [String]

        /// How many of some keys may be there.
        enum Count: Sendable {
            /// One of them and no other.
            case exactlyOne
            /// One of them or none.
            case atMostOne
        }

        init(_ count: Count, of keys: [String]) {
            self.count = count
            self.keys = keys
        }
    }
}
