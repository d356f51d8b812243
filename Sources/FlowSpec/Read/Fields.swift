/// The keys of one object whose values have the right form.
struct Fields {
    /// The leading key, which determines the variant; `nil` if there is none.
    var leading: String?
    /// True if the object has unknown or lost keys, so missing keys might be among them.
    var hasUnknownKeys = false
    /// True if keys were lost, which has been reported.
    var hasLostKeys = false
    /// The keys suggested for misspelled ones; these aren't also reported as missing.
    var proposed: Set<String> = []
    /// All keys of the object, regardless of their values.
    private(set) var keys: [Located<String>] = []
    // An array, because an object has few keys and comparing them is faster than hashing.
    private var entries: [(key: Located<String>, value: Node, type: ValueType)] = []

    subscript(key: String) -> Node? {
        entries.first { $0.key.value == key }?.value
    }

    /// Returns a key as written, regardless of its value.
    func written(_ key: String) -> Located<String>? {
        keys.first { $0.value == key }
    }

    /// Returns true if the object has a key, regardless of its value.
    func isWritten(_ key: String) -> Bool {
        written(key) != nil
    }

    /// Returns true if a key of the object or the value of one of these keys couldn't be read.
    func isPartial(in keys: String...) -> Bool {
        !isWhole && (hasUnknownKeys || keys.contains { isPartial(only: $0) })
    }

    /// True if the whole object could be read.
    private var isWhole: Bool {
        !hasUnknownKeys && proposed.isEmpty && entries.count == keys.count && !entries.contains { $0.value.isPartial }
    }

    /// Returns true if a key was misspelled, or its value couldn't be read completely.
    func isPartial(only key: String) -> Bool {
        isWritten(key) ? self[key]?.isPartial ?? true : proposed.contains(key)
    }

    /// Returns the string value of a key.
    func text(_ key: String) -> Located<String>? {
        self[key].flatMap(located)
    }

    /// Returns the strings in a list.
    func texts(_ key: String) -> [Located<String>] {
        self[key]?.items?.compactMap(located) ?? []
    }

    /// Returns the Boolean value of a key.
    func flag(_ key: String) -> Located<Bool>? {
        self[key].flatMap { node in node.boolean.map { Located($0, at: node.range) } }
    }

    /// Returns the value of a key as a case of an enumeration.
    func word<Words: RawRepresentable<String>>(_ key: String, of words: Words.Type) -> Located<Words>? {
        text(key).flatMap { text in Words(rawValue: text.value).map { Located($0, at: text.range) } }
    }

    /// Returns the entries of a map, without values if invalid. Reports invalid names and values.
    func entries(_ key: String, into diagnostics: inout Diagnostics) -> [Entry] {
        guard let entry = entries.first(where: { $0.key.value == key }), case .map(let role, let type, _) = entry.type else {
            return []
        }
        return readEntries(of: entry.value, role: role, type: type, into: &diagnostics)
    }

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

/// An entry of a map: a name, and its value if it has the right form.
struct Entry {
    var name: Located<String>
    var value: Node?
    /// The characters of the name and the value.
    var range: SourceRange
}

/// Reads a map. Reports invalid Swift names, unknown rules and values of the wrong form.
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

/// Returns the string of a scalar with its location.
func located(_ node: Node) -> Located<String>? {
    node.string.map { Located($0, at: node.range) }
}
