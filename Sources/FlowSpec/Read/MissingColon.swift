/// Returns the intended key if its colon or the space after it is missing, and reports the mistake.
/// YAML reads such a key and value as one string: `push:detail`, `open { push: detail }`.
func mended(_ pair: Node.Pair, into diagnostics: inout Diagnostics) -> Located<String>? {
    let text = pair.key.value
    if pair.value.isNull, let words = missingColonSpace(in: text) {
        diagnostics.report(.yamlSyntax, words, at: pair.key.range)
        return Located(String(text.prefix { $0 != ":" }), at: pair.key.range)
    }
    if pair.value.isNull, let equals = text.firstIndex(of: "=") {
        let (key, value) = (text[..<equals].trimmingSpaces, text[text.index(after: equals)...].trimmingSpaces)
        if problem(inName: key) == nil, !value.isEmpty {
            diagnostics.report(.yamlSyntax, "'=' doesn't assign a value; write \(quoted("\(key): \(value)"))", at: pair.key.range)
            return Located(key, at: pair.key.range)
        }
    }
    guard let bracket = text.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }), bracket != text.startIndex
    else { return nil }
    let key = String(text[..<bracket].prefix { $0 != " " })
    guard problem(inName: key) == nil, text[..<bracket].dropFirst(key.count).allSatisfy({ $0 == " " }) else { return nil }
    diagnostics.report(.yamlSyntax, "a ':' is missing before '\(text[bracket])'; write '\(key): \(text[bracket])'", at: pair.key.range)
    return Located(key, at: pair.key.range)
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

/// Returns a hint about the expected mapping, to end a message; empty without a clue.
func mappingRemedy(for node: Node, of table: KeyTable) -> String {
    if node.isNull {
        if table.canBeEmpty { return "; write {} for an empty one" }
        if !table.words.isEmpty { return "; write a step, or [] for none" }
    }
    if let scalar = node.scalar, !scalar.isNull, let key = table.usualKey ?? table.key(withWord: scalar.text), !scalar.text.contains("\n") {
        return "; write \(quoted("{ \(key): \(scalar.text) }"))"
    }
    let required = table.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { return "; it needs \(quotedList(required, last: "and"))" }
    let choice = table.choices.first { $0.count == .exactlyOne }?.keys ?? []
    let one = choice.isEmpty ? table.variants.map(\.leading.name) : choice
    // A long list doesn't help.
    return one.isEmpty || one.count > 6 ? "" : "; it needs \(quotedList(one, last: "or"))"
}

extension KeyTable {
    /// The key that has a word as one of its values.
    fileprivate func key(withWord word: String) -> String? {
        keys.first { if case .word(let words) = $0.type { words.contains(word) } else { false } }?.name
    }

    /// The key that a string in place of the object most probably belongs to.
    fileprivate var usualKey: String? {
        ["from": "class", "action": "do", "effect": "description", "screenEffect": "description", "tab": "flow"][name]
    }
}

/// Returns the fix for a value of the wrong form, to end a message; empty if it is unclear.
func remedy(for node: Node, type: ValueType, key: String) -> String {
    switch (type, node.content) {
    // Without quotes, `[Int]` is a YAML list.
    case (.parameter, .sequence), (.parameter, .mapping): "; put the type in quotes"
    case (.text, .scalar) where node.isNull, (.shownText, .scalar) where node.isNull:
        "; put a string that begins with '#' in quotes"
    case (.either(let types), .scalar) where node.isNull: types.first.map { remedy(for: node, type: $0, key: key) } ?? ""
    case (.version, .scalar) where !node.isNull: "; write it without quotes"
    case (.list, .scalar(let scalar)) where !scalar.isNull: "; write \(quoted("[\(scalar.text)]"))"
    case (.either(let types), .sequence(let items)) where types.contains(where: \.isCondition):
        "; write \(quoted("{ and: [\(items.compactMap(\.string).joined(separator: ", "))] }"))"
    case (.either(let types), .sequence) where types.contains(where: \.isText): "; put a string that begins with '[' in quotes"
    case (.nothing, .scalar(let scalar)) where key == StepKeyword.dismiss.rawValue && scalar.text == "all": "; write 'dismissAll'"
    case (.nothing, .scalar(let scalar)): "; write \(quoted(key)) alone\(scalar.boolean == false ? ", or remove the step" : "")"
    case (.integer, .scalar(let scalar)) where key == StepKeyword.pop.rawValue:
        problem(inName: scalar.text) != nil || yes.contains(scalar.text)
            ? "; write 'pop' alone for one screen" : "; write \(quoted("popTo: \(scalar.text)")) for a screen"
    case (.boolean, .scalar(let scalar)) where yes.contains(scalar.text.lowercased()),
        (.flag, .scalar(let scalar)) where yes.contains(scalar.text.lowercased()):
        "; write true"
    case (.boolean, .scalar(let scalar)) where no.contains(scalar.text.lowercased()),
        (.flag, .scalar(let scalar)) where no.contains(scalar.text.lowercased()):
        "; write false"
    case (.flag, .scalar(let scalar)) where problem(inName: scalar.text) == nil: "; write \(quoted("$\(scalar.text)"))"
    case (.flag, .scalar(let scalar)) where scalar.text == "$": "; write \(quoted("$\(key)"))"
    case (.map(_, let element, _), .sequence(let items)):
        "; write each entry with its name, without '-' and []: \(quoted(entry(items.first, element)))"
    case (.map(_, _, 0), .scalar) where node.isNull: "; indent them on the lines below, or write {} for none"
    case (.map(_, let element, _), .scalar): node.isNull ? "; indent them on the lines below" : "; write \(quoted(entry(node, element)))"
    default: ""
    }
}

extension ValueType {
    fileprivate var isCondition: Bool {
        if case .object(let name) = self { name == "condition" } else { false }
    }

    fileprivate var isText: Bool {
        switch self {
        case .text, .shownText: true
        default: false
        }
    }
}

private let yes: Set<String> = ["yes", "on", "true", "y"]
private let no: Set<String> = ["no", "off", "false", "n"]

/// Returns a value as an entry of a mapping.
private func entry(_ node: Node?, _ element: ValueType) -> String {
    let text = node?.pairs?.first?.key.value ?? node?.string ?? ""
    let name = problem(inName: text) == nil ? text : "name"
    switch element {
    case .parameter: return "\(name): Type"
    case .object(let object) where KeyTable.named(object)?.canBeEmpty == true: return "\(name): {}"
    default: return "\(name): …"
    }
}
