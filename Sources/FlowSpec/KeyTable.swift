/// An object of the language, declared as data: what its keys are called, what they hold and what they mean.
///
/// The reader walks a mapping by its table; the JSON Schema and the language reference are made from the same tables.
public struct KeyTable: Sendable {
    /// The object's name in the language and in the schema, such as `flow`.
    public let name: String
    /// The object's name with its article, as messages say it, such as `a flow`.
    public let title: String
    /// What the object is, in one sentence.
    public let documentation: String
    /// The keys, in the order in which the reference lists them.
    public let keys: [Key]
    /// Plain words that may stand instead of a mapping, such as `dismiss` for a step.
    public let words: [Word]
    /// Keys that exclude each other, or of which one must be there.
    public let choices: [Choice]

    private let places: [String: Int]

    init(_ name: String, _ title: String, _ documentation: String, keys: [Key], words: [Word] = [], choices: [Choice] = []) {
        self.name = name
        self.title = title
        self.documentation = documentation
        self.keys = keys
        self.words = words
        self.choices = choices
        self.places = Dictionary(keys.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The key of a name.
    public func key(named name: String) -> Key? {
        places[name].map { keys[$0] }
    }

    /// A key of an object.
    public struct Key: Sendable {
        /// The key as it is written.
        public let name: String
        /// What it holds.
        public let type: ValueType
        /// Whether the object can't do without it.
        public let isRequired: Bool
        /// The key without which this one has no meaning.
        public let beside: String?
        /// What it means, in one sentence.
        public let documentation: String

        init(_ name: String, _ type: ValueType, required: Bool = false, beside: String? = nil, _ documentation: String) {
            self.name = name
            self.type = type
            self.isRequired = required
            self.beside = beside
            self.documentation = documentation
        }
    }

    /// A plain word that may stand instead of a mapping.
    public struct Word: Sendable {
        /// The word as it is written.
        public let name: String
        /// What it means, in one sentence.
        public let documentation: String

        init(_ name: String, _ documentation: String) {
            self.name = name
            self.documentation = documentation
        }
    }

    /// Keys that exclude each other, or of which one must be there.
    public struct Choice: Sendable {
        /// How many of the keys may be there.
        public let count: Count
        /// The keys.
        public let keys: [String]

        /// How many of some keys may be there.
        public enum Count: Sendable {
            /// One of them and no other.
            case exactlyOne
            /// One of them or none.
            case atMostOne
            /// One of them or several.
            case atLeastOne
        }

        init(_ count: Count, of keys: [String]) {
            self.count = count
            self.keys = keys
        }
    }
}
