/// The columns of the page's prose.
private let pageWidth = 100

/// Returns the language reference in Markdown, with a section per object and a row per key.
func flowSpecReference() -> String {
    var lines = [
        "# FlowSpec: the reference", "",
        "All objects of the language with their keys; any other key is an error. [The guide](basics.md)",
        "explains how to use them. flowgen generates this page and the JSON Schema",
        "[`Schemas/flowspec.schema.json`](../Schemas/flowspec.schema.json) from the tables that it reads",
        "specs with.", "",
        "If an object has several kinds, its leading key decides. Keys of one kind have that leading key in",
        "the column \"with\". Other keys are allowed for every kind.",
    ]
    for table in KeyTable.all {
        lines += ["", "## \(table.name)", ""] + wrapped(table.documentation, width: pageWidth)
        if !table.words.isEmpty {
            let text = "A step without a value can be a plain word: \(words(table.words, last: "or"))."
            lines += [""] + wrapped(text, width: pageWidth)
        }
        lines += ["", "| key | value | required | with | meaning |", "|---|---|---|---|---|"]
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

/// Returns the form of a value, with links to the objects in it.
private func form(of type: ValueType) -> String {
    switch type {
    case .version: "`\(KeyTable.languageVersion)`"
    case .boolean: "`true` or `false`"
    case .flag: "`true`, `false` or `$name`"
    case .affirmation: "`true`"
    case .nothing: "no value"
    case .word(let values): words(values, last: "or")
    case .text(let isEmptyAllowed): isEmptyAllowed ? "a string" : "a string, not empty"
    case .shownText: "a string or `$name`"
    case .valueName: "a parameter's name"
    case .argument: "`$name`, `$` or a literal"
    case .name(.otherScreen): "`flow.screen`"
    case .name(.screenOrFlow): "`flow` or `flow.screen`"
    case .name(let role): role == .app ? "a name" : "\(role.article) \(role.rawValue)"
    case .module: "a module"
    case .typeName: "a Swift type's name"
    case .template(let placeholders): "a template over \(words(placeholders.map { "{\($0)}" }, last: "and"))"
    case .screenExpression: "a [regular expression over screens](stacks.md#stack-expressions)"
    case .parameter: "a Swift type, or `type = default`"
    case .map(let role, let value, let minimum):
        "\(role.plural) by name\(minimum > 0 ? ", at least one" : ""): \(form(of: value))"
    case .list(let element, let minimum): "a list\(minimum > 0 ? ", not empty": ""), of: \(form(of: element))"
    case .oneOrList: "[steps](#step)"
    case .guarded(let role, let object):
        "\(role.article) \(role.rawValue), or a list of [guarded starts](#\(object.lowercased())) that ends with a plain name"
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
