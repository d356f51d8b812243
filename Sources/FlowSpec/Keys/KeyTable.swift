/// An object of the language as data: its keys, their types and their meaning.
///
/// The reader, the JSON Schema and the language reference all use these tables.
public struct KeyTable: Sendable {
    /// The object's name in the language and in the schema, such as `flow`.
    public let name: String
    /// The object's name with its article for messages, such as `a flow`.
    let title: String
    /// The description of the object, in one sentence.
    let documentation: String
    /// The keys of all variants, in the order of the reference.
    public let keys: [Key]
    /// The keys that all variants share, in the order of the reference.
    public let variants: [Variant]
    let choices: [Choice]
    /// The plain words that can replace a mapping: the leading keys that need no value.
    public let words: [String]
    /// Other tools' names for some keys.
    let synonyms: [String: String]
    /// Remedies for keys of other objects.
    let elsewhere: [String: String]

    private let names: Set<String>
    private let places: [String: Int]
    // Stored because every object of a spec needs these lists.
    let required: [Key]
    let dependent: [Key]
    private let keysOfVariants: [[Key]]
    private let keysOfUnknown: [Key]

    init(
        _ name: String, _ title: String, _ documentation: String, variants: [Variant] = [], keys: [Key], choices: [Choice] = [],
        synonyms: [String: String] = [:], elsewhere: [String: String] = [:]
    ) {
        self.name = name
        self.title = title
        self.documentation = documentation
        self.keys = keys
        self.variants = variants
        self.choices = choices
        self.synonyms = synonyms
        self.elsewhere = elsewhere
        self.words = variants.map(\.leading).filter { $0.type.takes(.nothing) }.map(\.name)
        self.required = keys.filter(\.isRequired)
        self.dependent = keys.filter { $0.beside != nil }
        self.names = Set((keys + variants.flatMap { [$0.leading] + $0.keys }).map(\.name))
        self.places = Dictionary(
            variants.enumerated().map { ($0.element.leading.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        self.keysOfVariants = variants.map { [$0.leading] + $0.keys + keys }
        self.keysOfUnknown = variants.map(\.leading) + keys
    }

    /// Returns true if such an object can have a key, at least in some variant.
    ///
    /// - Parameter name: the key's name.
    public func hasKey(named name: String) -> Bool {
        names.contains(name)
    }

    /// Returns all keys of an object, or the leading and common keys if the variant is unknown.
    ///
    /// - Parameter variant: the variant; `nil` if it is unknown or the object has none.
    public func keys(of variant: Variant?) -> [Key] {
        variant.flatMap { places[$0.leading.name] }.map { keysOfVariants[$0] } ?? keysOfUnknown
    }

    /// Returns the variant of an object. A leading key can also be an additional key of another
    /// variant, such as `screens` in `tabs` flows.
    ///
    /// - Parameter written: the names of the object's keys.
    /// - Returns: the variant; `nil` if the object has none, or no name is a leading key.
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

    /// Returns the leading keys of the variants with an additional key.
    func leadingKeys(ofVariantsWith name: String) -> [String] {
        variants.filter { variant in variant.keys.contains { $0.name == name } }.map(\.leading.name)
    }

    /// A key of an object.
    public struct Key: Sendable {
        /// The key.
        public let name: String
        /// The type of the value.
        public let type: ValueType
        /// True if the object, or its variant, requires the key.
        let isRequired: Bool
        /// The key that this key requires beside it.
        let beside: String?
        /// The meaning of the key, in one sentence.
        let documentation: String

        init(_ name: String, _ type: ValueType, required: Bool = false, beside: String? = nil, _ documentation: String) {
            self.name = name
            self.type = type
            self.isRequired = required
            self.beside = beside
            self.documentation = documentation
        }
    }

    /// A variant of an object: its leading key and the additional keys of this variant.
    public struct Variant: Sendable {
        /// The key that determines the variant.
        public let leading: Key
        /// The additional keys, which come before the common ones.
        public let keys: [Key]

        init(_ leading: Key, _ keys: [Key] = []) {
            self.leading = leading
            self.keys = keys
        }
    }

    /// Keys that exclude each other, possibly with one required.
    struct Choice: Sendable {
        let count: Count
        let keys: [String]

        /// The allowed number of keys in a choice.
        enum Count: Sendable {
            case exactlyOne
            case atMostOne
        }

        init(_ count: Count, of keys: [String]) {
            self.count = count
            self.keys = keys
        }
    }
}
