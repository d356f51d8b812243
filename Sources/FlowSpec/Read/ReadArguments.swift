/// Reads `with`: arguments by the names of their parameters.
func readArguments(of fields: Fields, into diagnostics: inout Diagnostics) -> [ArgumentDeclaration] {
    fields.entries("with", into: &diagnostics).compactMap { entry in
        guard let node = entry.value, let value = value(of: node) else { return nil }
        var argument = ArgumentDeclaration(name: entry.name, value: value, range: node.range)
        argument.isPlain = node.scalar?.isPlain == true
        return argument
    }
}

/// Returns true if a value can be an argument; reports it otherwise.
func checkArgument(_ node: Node, key: String, into diagnostics: inout Diagnostics) -> Bool {
    if let items = node.items, !items.isEmpty {
        let message = "found a list, expected \(ValueType.argument.words) for \(quoted(key)); a list must be empty"
        diagnostics.report(.wrongType, message, at: node)
        return false
    }
    if value(of: node) == nil {
        let message = "\(quoted(node.string ?? "")) isn't an enumeration case; put a string that begins with '.' in quotes"
        diagnostics.report(.unknownValue, message, at: node)
        return false
    }
    return true
}

/// Returns the value of an argument; `nil` if a plain string begins like a case but isn't one.
private func value(of node: Node) -> ArgumentDeclaration.Value? {
    guard let text = node.string else {
        return .literal(node.isNull ? .null : .array([]))
    }
    if text == "$" { return .asked }
    if text.hasPrefix("$") {
        return text.hasPrefix("$$") ? .literal(.string(String(text.dropFirst()))) : .name(String(text.dropFirst()))
    }
    guard node.scalar?.isPlain == true else {
        return .literal(.string(text))
    }
    let isNumber = node.number != nil || node.integer != nil
    let isCase = text.first == "." && text.utf8.dropFirst().first.map { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") } ?? false
    guard isNumber || isCase || ["true", "false", "nil"].contains(text) else {
        return .literal(.string(text))
    }
    // Swift literals have no plus sign.
    return (try? parseLiteral(text.first == "+" ? String(text.dropFirst()) : text)).map { .literal($0) }
}

/// Reads the name of a value, with or without the `$`.
func readValueName(_ key: String, of fields: Fields) -> Located<String>? {
    fields.text(key).map { Located($0.value.hasPrefix("$") ? String($0.value.dropFirst()) : $0.value, at: $0.range) }
}
