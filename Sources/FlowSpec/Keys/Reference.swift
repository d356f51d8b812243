/// How many columns the prose of the page has.
private let pageWidth = 100

/// The language reference in Markdown, made from the tables of keys: an object a section, a key a
/// row.
func flowSpecReference() -> String {
    var lines = [
        "# FlowSpec: the reference", "",
        "Every object of the language with all its keys; any other key is an error. [The guide](language.md)",
        "explains how to use them. This page is generated from the tables by which flowgen reads a spec, and",
        "so is the JSON Schema in [`Schemas/flowspec.schema.json`](../Schemas/flowspec.schema.json).", "",
        "If an object has several kinds, its leading key decides; the keys of that kind name it in the column",
        "\"beside\". Other keys fit every kind.",
    ]
    for table in KeyTable.all {
        lines += ["", "## \(table.name)", ""] + wrapped(table.documentation, width: pageWidth)
        if !table.words.isEmpty {
            let text = "A step without a value may be a plain word: \(words(table.words, last: "or"))."
            lines += [""] + wrapped(text, width: pageWidth)
        }
        lines += ["", "| key | holds | required | beside | meaning |", "|---|---|---|---|---|"]
        for variant in table.variants {
            lines.append(row(variant.leading, beside: nil))
            lines += variant.keys.map { row($0, beside: variant.leading.name) }
        }
        lines += table.keys.map { row($0, beside: $0.beside) }
        for choice in table.choices {
            lines += ["", "\(choice.count == .exactlyOne ? "Exactly" : "At most") one of \(words(choice.keys, last: "and"))."]
        }
    }
    return lines.joined(separator: "\n") + "\n"
}

private func row(_ key: KeyTable.Key, beside: String?) -> String {
    let cells = ["`\(key.name)`", form(of: key.type), key.isRequired ? "yes" : "", beside.map { "`\($0)`" } ?? "", key.documentation]
    return "| \(cells.map { $0.isEmpty ? "" : "\($0) " }.joined(separator: "| "))|"
}

/// What a value looks like, with links to the objects in it.
private func form(of type: ValueType) -> String {
    switch type {
    case .version: "`\(KeyTable.languageVersion)`"
    case .boolean: "`true` or `false`"
    case .flag: "`true`, `false` or `$name`"
    case .affirmation: "`true`"
    case .nothing: "nothing"
    case .word(let values): words(values, last: "or")
    case .text(let isEmptyAllowed): isEmptyAllowed ? "text" : "text, not empty"
    case .shownText: "text or `$name`"
    case .valueName: "a parameter's name"
    case .argument: "`$name`, `$` or a literal"
    case .name(.otherScreen): "`flow.screen`"
    case .name(.screenOrFlow): "`flow` or `flow.screen`"
    case .name(let role): role == .app ? "a name" : "\(role.article) \(role.rawValue)"
    case .module: "a module"
    case .typeName: "a Swift type's name"
    case .template(let placeholders): "a template over \(words(placeholders.map { "{\($0)}" }, last: "and"))"
    case .screenExpression: "a [regular expression over screens](language.md#regular-expressions-over-screens)"
    case .parameter: "a Swift type, or `type = default`"
    case .map(let role, let value, let minimum):
        "\(role.plural) by name\(minimum > 0 ? ", at least one" : ""): \(form(of: value))"
    case .list(let element, let minimum): "a list\(minimum > 0 ? ", not empty": ""), of: \(form(of: element))"
    case .oneOrList: "[steps](#step)"
    case .guarded(let role, let object):
        "\(role.article) \(role.rawValue), or a list of [guarded ones](#\(object.lowercased())) that ends in a plain name"
    case .either(let types): types.map(form).joined(separator: ", or ")
    case .object(let name): "[\(name)](#\(name.lowercased()))"
    case .integer, .fraction: type.words
    }
}

private func words(_ names: [String], last word: String) -> String {
    guard let final = names.last, names.count > 1 else {
        return names.map { "`\($0)`" }.joined()
    }
    return "\(names.dropLast().map { "`\($0)`" }.joined(separator: ", ")) \(word) `\(final)`"
}
