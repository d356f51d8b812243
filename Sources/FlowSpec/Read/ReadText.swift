/// Reads a visible string.
func readShownText(_ key: String, of fields: Fields, into diagnostics: inout Diagnostics) -> Located<TextDeclaration>? {
    readLocalizedText(key, of: fields, into: &diagnostics) ?? fields.text(key).map { Located(shownText($0.value), at: $0.range) }
}

/// Reads a visible string without values; a `$` in it is a dollar sign.
func readFixedText(_ key: String, of fields: Fields, into diagnostics: inout Diagnostics) -> Located<TextDeclaration>? {
    guard let text = readLocalizedText(key, of: fields, into: &diagnostics) else {
        return fields.text(key).map { Located(.literal($0.value), at: $0.range) }
    }
    guard case .localized(let localized) = text.value else { return text }
    for parts in [localized.key, localized.defaultValue].compactMap({ $0 }) {
        guard case .name(let name)? = parts.value.first(where: { if case .name = $0 { true } else { false } }) else { continue }
        let message = "\(quoted("$\(name)")) isn't allowed in \(quoted(key)), which is a fixed string; write '$$' for a dollar sign"
        diagnostics.report(.unknownValue, message, at: parts.range)
    }
    return text
}

private func readLocalizedText(_ key: String, of fields: Fields, into diagnostics: inout Diagnostics) -> Located<TextDeclaration>? {
    guard let node = fields[key], node.pairs != nil,
        let fields = readObject(node, by: .localizedText, at: fields.written(key)?.range ?? node.range, into: &diagnostics),
        let name = fields.text("key")
    else {
        return nil
    }
    var text = LocalizedTextDeclaration(key: Located(TextPart.parts(of: name.value), at: name.range))
    if let value = fields.text("default") {
        // A `StaticString` can't contain values.
        if text.key.value.contains(where: { if case .name = $0 { true } else { false } }) {
            let remedy = "write \(quoted(name.value)) in 'default', or '$$' for a dollar sign"
            let message = "a key next to 'default' can't contain values; \(remedy)"
            diagnostics.report(.unknownValue, message, at: name.range)
        }
        text.defaultValue = Located(TextPart.parts(of: value.value), at: value.range)
    }
    text.table = fields.text("table")?.value
    text.comment = fields.text("comment")?.value
    return Located(.localized(text), at: node.range)
}

/// Returns the meaning of a visible string: itself, or after a `$`, the value of a name.
func shownText(_ text: String) -> TextDeclaration {
    guard text.hasPrefix("$") else {
        return .literal(text)
    }
    let rest = String(text.dropFirst())
    return rest.hasPrefix("$") ? .literal(rest) : .name(rest)
}
