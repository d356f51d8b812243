import FlowSpec

extension Outline {
    /// The value as YAML on one line.
    var text: String {
        switch self {
        case .nothing: ""
        case .text(let text, _, _), .name(let text, _, _): escaped(text)
        case .list(let items, _): items.count == 1 ? items[0].text : "[\(items.map(\.nestedText).joined(separator: ", "))]"
        case .entries(let entries, _, _): "{ \(Self.pairs(entries)) }"
        case .object(let entries, let table, _):
            table == KeyTable.step.name ? Self.pairs(entries) : entries.isEmpty ? "{}" : "{ \(Self.pairs(entries)) }"
        }
    }

    /// The key that determines the kind of a step; nil for other values.
    var leadingKey: String? {
        guard case .object(let entries, KeyTable.step.name, _) = self else { return nil }
        return KeyTable.step.variant(of: entries.map(\.key.value))?.leading.name
    }

    /// The value inside a list or mapping.
    private var nestedText: String {
        if case .text(let text, _, _) = self, !Self.isPlain(text) { return "\"\(backslashed(escaped(text)))\"" }
        guard case .object(let entries, _, _) = self, entries.contains(where: { !$0.value.isNothing }) else { return text }
        return "{ \(Self.pairs(entries)) }"
    }

    private var isNothing: Bool {
        if case .nothing = self { true } else { false }
    }

    private static func pairs(_ entries: [Entry]) -> String {
        entries.map { $0.value.isNothing ? escaped($0.key.value) : "\(escaped($0.key.value)): \($0.value.nestedText)" }.joined(
            separator: ", ")
    }

    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && text == escaped(text) && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.$/ ".contains($0) }
            && text.first != " " && text.last != " " && text.first != "-"
    }
}
