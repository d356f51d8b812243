import FlowSpec

/// A spec as a tree that can be changed anywhere and written as YAML.
indirect enum SpecTree {
    case scalar(String, isPlain: Bool)
    case list([SpecTree])
    case map([(key: String, value: SpecTree)])

    init(_ node: Node) {
        switch node.content {
        case .scalar(let scalar): self = .scalar(scalar.text, isPlain: scalar.isPlain)
        case .sequence(let items): self = .list(items.map(SpecTree.init))
        case .mapping(let pairs): self = .map(pairs.map { ($0.key.value, SpecTree($0.value)) })
        }
    }

    /// The tree and all its descendants.
    var all: [SpecTree] {
        switch self {
        case .scalar: [self]
        case .list(let items): [self] + items.flatMap(\.all)
        case .map(let pairs): [self] + pairs.flatMap(\.value.all)
        }
    }

    /// The key of each value, in the order of ``all``. An item of a list has the list's key.
    func holders(_ key: String = "") -> [String] {
        switch self {
        case .scalar: [key]
        case .list(let items): [key] + items.flatMap { $0.holders(key) }
        case .map(let pairs): [key] + pairs.flatMap { $0.value.holders($0.key) }
        }
    }

    var count: Int {
        switch self {
        case .scalar: 1
        case .list(let items): items.reduce(1) { $0 + $1.count }
        case .map(let pairs): pairs.reduce(1) { $0 + $1.value.count }
        }
    }

    /// Changes the value at an index into ``all``. Large lists and mappings around the value are
    /// reduced to the path to it and the needed keys.
    mutating func change(at place: Int, needed: Set<String>, by body: (inout SpecTree) -> Void) {
        guard place > 0 else {
            return body(&self)
        }
        var rest = place - 1
        switch self {
        case .scalar: break
        case .list(var items):
            guard let index = items.firstIndex(where: { Self.isIn($0, &rest) }) else { return }
            items[index].change(at: rest, needed: needed, by: body)
            self = .list(items.count > 3 ? [items[index]] : items)
        case .map(var pairs):
            guard let index = pairs.firstIndex(where: { Self.isIn($0.value, &rest) }) else { return }
            pairs[index].value.change(at: rest, needed: needed, by: body)
            let isLarge = pairs.count > 5 || pairs.contains { $0.value.count > 30 }
            let key = pairs[index].key
            self = .map(isLarge ? pairs.filter { $0.key == key || needed.contains($0.key) } : pairs)
        }
    }

    /// True if an index is in a tree; otherwise makes the index relative to the next tree.
    private static func isIn(_ tree: SpecTree, _ place: inout Int) -> Bool {
        let count = tree.count
        if place < count {
            return true
        }
        place -= count
        return false
    }

    /// True if no mapping has a key twice.
    var isSound: Bool {
        all.allSatisfy { tree in
            guard case .map(let pairs) = tree else { return true }
            return Set(pairs.map(\.key)).count == pairs.count
        }
    }

    /// True if a list of guarded starts has its plain name before its end. No schema can detect
    /// that.
    var hasEarlyStart: Bool {
        all.contains { tree in
            guard case .map(let pairs) = tree else { return false }
            return pairs.contains { key, value in
                guard key == "start", case .list(let items) = value, let last = items.last else { return false }
                return !last.isScalar && items.contains(where: \.isScalar)
            }
        }
    }

    var isScalar: Bool {
        if case .scalar = self { true } else { false }
    }

    /// The tree as YAML in block style.
    func yaml(indent: String = "") -> String {
        switch self {
        case .scalar(let text, let isPlain): Self.scalar(text, isPlain: isPlain)
        case .list(let items) where items.isEmpty: "[]"
        case .list(let items): items.map { "\n\(indent)- \($0.yaml(indent: indent + "  "))" }.joined()
        case .map(let pairs) where pairs.isEmpty: "{}"
        case .map(let pairs):
            pairs.map { "\n\(indent)\(Self.scalar($0.key, isPlain: !$0.key.isEmpty)): \($0.value.yaml(indent: indent + "  "))" }.joined()
        }
    }

    /// A scalar, without quotes if it is valid unquoted anywhere.
    private static func scalar(_ text: String, isPlain: Bool) -> String {
        let isSafe = text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789_.+-~$".unicodeScalars.contains($0))
        }
        guard !isPlain || !isSafe || text == "-" else {
            return text
        }
        return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
