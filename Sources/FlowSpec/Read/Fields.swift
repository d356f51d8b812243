/// The keys of one object that have values of the right form.
struct Fields {
    /// The key that says what kind of object it is, where its table knows several kinds.
    var leading: String?
    /// Whether keys were found that the object doesn't have, or were left out, so that what is
    /// missing may be among them.
    var hasUnknownKeys = false
    /// Whether keys were left out, which has been reported.
    var hasLostKeys = false
    /// The keys that misspelt ones were taken for; they aren't missing as well.
    var proposed: Set<String> = []
    /// All keys of the object that were written, whatever their values.
    private(set) var keys: [Located<String>] = []
    // An object has a handful of keys, which are compared sooner than hashed.
    private var entries: [(key: Located<String>, value: Node, type: ValueType)] = []

    subscript(key: String) -> Node? {
        entries.first { $0.key.value == key }?.value
    }

    /// A key as it was written, whatever its value.
    func written(_ key: String) -> Located<String>? {
        keys.first { $0.value == key }
    }

    /// Whether the object was given values for a key, of whatever form.
    func isWritten(_ key: String) -> Bool {
        written(key) != nil
    }

    /// Whether something of the object couldn't be read: a key of it, or what one of these keys
    /// holds.
    func isPartial(in keys: String...) -> Bool {
        !isWhole && (hasUnknownKeys || keys.contains { isPartial(only: $0) })
    }

    /// Whether everything of the object could be read.
    private var isWhole: Bool {
        !hasUnknownKeys && proposed.isEmpty && entries.count == keys.count && !entries.contains { $0.value.isPartial }
    }

    /// Whether a key was misspelt, or what it holds couldn't be read as a whole.
    func isPartial(only key: String) -> Bool {
        isWritten(key) ? self[key]?.isPartial ?? true : proposed.contains(key)
    }

    /// The text of a key that holds text or a name.
    func text(_ key: String) -> Located<String>? {
        self[key].flatMap(located)
    }

    /// The names in a key that holds a list of them.
    func texts(_ key: String) -> [Located<String>] {
        self[key]?.items?.compactMap(located) ?? []
    }

    /// The value of a key that holds `true` or `false`.
    func flag(_ key: String) -> Located<Bool>? {
        self[key].flatMap { node in node.boolean.map { Located($0, at: node.range) } }
    }

    /// The value of a key that holds one of the words of an enumeration.
    func word<Words: RawRepresentable<String>>(_ key: String, of words: Words.Type) -> Located<Words>? {
        text(key).flatMap { text in Words(rawValue: text.value).map { Located($0, at: text.range) } }
    }

    /// The entries of a key that holds a map, those with names or values of the wrong form
    /// included; these are reported, and have no values.
    func entries(_ key: String, into diagnostics: inout Diagnostics) -> [Entry] {
        guard let entry = entries.first(where: { $0.key.value == key }), case .map(let role, let type, _) = entry.type else {
            return []
        }
        return readEntries(of: entry.value, role: role, type: type, into: &diagnostics)
    }

    /// Makes room for as many keys.
    mutating func reserveCapacity(_ count: Int) {
        keys.reserveCapacity(count)
        entries.reserveCapacity(count)
    }

    mutating func insert(_ key: Located<String>) {
        keys.append(key)
    }

    mutating func insert(_ pair: Node.Pair, type: ValueType) {
        entries.append((pair.key, pair.value, type))
    }
}

/// An entry of a map: a name, and a value where that has the right form.
struct Entry {
    var name: Located<String>
    var value: Node?
    /// The characters of both.
    var range: SourceRange
}

/// Reads a map: reports names that can't be names in Swift, rules that aren't there and values of
/// the wrong form.
func readEntries(of node: Node, role: NameRole, type: ValueType, into diagnostics: inout Diagnostics) -> [Entry] {
    (node.pairs ?? []).map { pair in
        if role.isDeclared || role == .argument, let name = mended(pair, into: &diagnostics) {
            return Entry(name: name, value: nil, range: name.range)
        }
        checkKey(pair.key, role: role, into: &diagnostics)
        let isRight = checkForm(of: pair.value, type: type, key: pair.key.value, into: &diagnostics)
        let range = SourceRange(source: pair.key.range.source, start: pair.key.range.start, end: pair.value.range.end)
        return Entry(name: pair.key, value: isRight ? pair.value : nil, range: range)
    }
}

/// The text of a scalar with its place.
func located(_ node: Node) -> Located<String>? {
    node.string.map { Located($0, at: node.range) }
}
