import FlowSpec

/// A YAML value without locations, for mutating and printing.
indirect enum Tree {
    case scalar(text: String, isPlain: Bool)
    case list([Tree])
    case map([(key: String, value: Tree)])

    init(_ node: Node) {
        switch node.content {
        case .scalar(let scalar): self = .scalar(text: scalar.text, isPlain: scalar.isPlain)
        case .sequence(let items): self = .list(items.map(Tree.init))
        case .mapping(let pairs): self = .map(pairs.map { ($0.key.value, Tree($0.value)) })
        }
    }

    /// Reads a file. Returns `nil` if it isn't YAML or is empty.
    init?(parsing bytes: [UInt8]) {
        var diagnostics = Diagnostics()
        guard let node = parseYAML(Source(path: "", bytes: bytes), id: SourceID(index: 0), into: &diagnostics) else { return nil }
        self.init(node)
    }

    /// The number of values, including this one.
    var count: Int {
        switch self {
        case .scalar: 1
        case .list(let items): items.reduce(1) { $0 + $1.count }
        case .map(let pairs): pairs.reduce(1) { $0 + $1.value.count }
        }
    }

    /// Calls a closure with each value and its key.
    func forEach(key: String, _ body: (String, Tree) -> Void) {
        body(key, self)
        switch self {
        case .scalar: break
        case .list(let items): for item in items { item.forEach(key: key, body) }
        case .map(let pairs): for pair in pairs { pair.value.forEach(key: pair.key, body) }
        }
    }

    /// Changes the value with a number, in the order of ``forEach(key:_:)``. `number` is negative
    /// afterwards.
    mutating func change(_ number: inout Int, key: String, _ body: (String, inout Tree) -> Void) {
        number -= 1
        guard number >= 0 else { return body(key, &self) }
        switch self {
        case .scalar: break
        case .list(var items):
            for index in items.indices where number >= 0 { items[index].change(&number, key: key, body) }
            self = .list(items)
        case .map(var pairs):
            for index in pairs.indices where number >= 0 { pairs[index].value.change(&number, key: pairs[index].key, body) }
            self = .map(pairs)
        }
    }
}

/// Prints trees as YAML: in block style up to the usual depth, then in flow style.
extension Tree {
    var text: String {
        var text = ""
        printBlock(indent: 0, to: &text)
        return text
    }

    private func printBlock(indent: Int, to text: inout String) {
        guard case .map(let pairs) = self, !pairs.isEmpty, indent < 8 else {
            printFlow(to: &text)
            text += "\n"
            return
        }
        for (key, value) in pairs {
            text += "\(String(repeating: " ", count: indent))\(Self.scalar(key)):"
            if case .map(let inner) = value, !inner.isEmpty, indent < 6 { text += "\n" } else { text += " " }
            value.printBlock(indent: indent + 2, to: &text)
        }
    }

    private func printFlow(to text: inout String) {
        switch self {
        case .scalar(let value, let isPlain): text += isPlain && Self.canBePlain(value) ? value : Self.quoted(value)
        case .list(let items):
            text += "["
            for item in items {
                item.printFlow(to: &text)
                text += ", "
            }
            text += "]"
        case .map(let pairs):
            text += "{ "
            for (key, value) in pairs {
                text += "\(Self.scalar(key)): "
                value.printFlow(to: &text)
                text += ", "
            }
            text += "}"
        }
    }

    private static func scalar(_ text: String) -> String {
        canBePlain(text) ? text : quoted(text)
    }

    private static func canBePlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text.unicodeScalars.last != " " else { return false }
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-$/ =?".unicodeScalars.contains($0))
        }
        return isPlain && (first.properties.isAlphabetic || "0123456789.$".unicodeScalars.contains(first)) || text == "~"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: result += "\\\(scalar)"
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF:
                let digits = String(scalar.value, radix: 16)
                result += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
