/// Reads a mapping by its table. Reports unknown and missing keys, and values of the wrong form.
///
/// `place` is the location of findings about the whole object: its key or its start.
func readObject(_ node: Node, by table: KeyTable, at place: SourceRange, into diagnostics: inout Diagnostics) -> Fields? {
    guard let pairs = node.pairs else {
        if let scalar = node.scalar, scalar.isPlain, let words = missingColonSpace(in: scalar.text) {
            diagnostics.report(.yamlSyntax, words, at: node)
        } else {
            let message = "\(table.title) must be a mapping, not \(node.kindName)\(mappingRemedy(for: node, of: table))"
            diagnostics.report(.wrongType, message, at: node)
        }
        return nil
    }
    let variant = table.variant(of: pairs.lazy.map(\.key.value))
    let known = table.keys(of: variant)
    var fields = Fields()
    fields.reserveCapacity(pairs.count)
    var hasOthers = false
    fields.leading = variant?.leading.name
    fields.hasLostKeys = node.isPartial
    fields.hasUnknownKeys = node.isPartial
    // The key that the following keys would belong to if they were indented.
    var unindented: Located<String>?
    for (index, pair) in pairs.enumerated() {
        let name = pair.key.value
        if let place = known.firstIndex(where: { $0.name == name }) {
            let type = known[place].type
            fields.insert(pair.key)
            let next = index + 1 < pairs.count ? pairs[index + 1].key.value : name
            if pair.value.isNull, type.takes(.mapping), !type.takes(.nothing), !table.hasKey(named: next) {
                unindented = pair.key
            } else if checkForm(of: pair.value, type: type, key: name, into: &diagnostics) {
                fields.insert(pair, type: type)
            }
        } else if table.hasKey(named: name) {
            hasOthers = true
            fields.insert(pair.key)
        } else {
            hasOthers = true
            fields.hasUnknownKeys = true
            if let key = mended(pair, into: &diagnostics) {
                fields.insert(key)
            } else if let parent = unindented {
                // The following keys aren't separate mistakes.
                guard index > 0, pairs[index - 1].key.range == parent.range else { continue }
                let message =
                    "\(quoted(name)) isn't a key of \(table.title); indent it and its contents to put it under \(quoted(parent.value))"
                diagnostics.report(.unknownKey, message, at: pair.key.range)
            } else if pair.value.isNull, name.contains(" "), index > 0, pairs[index - 1].value.scalar?.isPlain == true {
                let message = "\(quoted(name)) isn't a key of \(table.title); put a string that contains ',' in quotes"
                diagnostics.report(.unknownKey, message, at: pair.key.range)
            } else {
                reportUnknownKey(pair.key, of: table, variant, known: known.map(\.name), &fields, into: &diagnostics)
            }
        }
    }
    if let variant, hasOthers {
        reportMisplacedKeys(of: &fields, table, variant, known: known.map(\.name), into: &diagnostics)
    }
    reportMissingKeys(of: fields, table, variant, at: place, into: &diagnostics)
    reportChoices(of: fields, table, at: place, into: &diagnostics)
    return fields
}

extension KeyTable {
    /// True if an object without keys is valid.
    var canBeEmpty: Bool {
        variants.isEmpty && keys.allSatisfy { !$0.isRequired } && choices.allSatisfy { $0.count == .atMostOne }
    }
}

private func reportUnknownKey(
    _ key: Located<String>, of table: KeyTable, _ variant: KeyTable.Variant?, known: [String], _ fields: inout Fields,
    into diagnostics: inout Diagnostics
) {
    let others = table.variants.flatMap(\.keys).map(\.name)
    let remedy = table.elsewhere[key.value]
    let near = remedy != nil ? nil : table.synonyms[key.value] ?? nearest(key.value, in: known) ?? nearest(key.value, in: others)
    if let near {
        fields.proposed.insert(near)
    }
    let proposal: String
    // `if signedIn:` is a key and its value, `-push` an item of a list.
    let words = key.value.split(separator: " ")
    if let remedy {
        proposal = remedy
    } else if words.count == 2, let first = words.first.map(String.init), table.hasKey(named: first) {
        fields.proposed.insert(first)
        proposal = "write \(quoted("\(first): \(words[1])"))"
    } else if key.value.hasPrefix("-"), table.hasKey(named: String(key.value.dropFirst())) {
        proposal = "a space is missing after '-'"
    } else if let near {
        proposal = "did you mean \(quoted(near))?"
    } else if let leading = variant?.leading.name {
        let others = known.filter { $0 != leading }
        let keys = others.isEmpty ? "no other key" : quotedList(others, last: "and")
        proposal = "\(keys) can be used with \(quoted(leading))"
    } else {
        proposal = "its keys are \(quotedList(known, last: "and"))"
    }
    diagnostics.report(
        .unknownKey, "\(quoted(key.value)) isn't a key of \(table.title); \(proposal)", at: key.range,
        suggestions: Suggestion.spelling(near, of: key))
}

/// Reports keys that belong to other variants of the object.
private func reportMisplacedKeys(
    of fields: inout Fields, _ table: KeyTable, _ variant: KeyTable.Variant, known: [String], into diagnostics: inout Diagnostics
) {
    guard let leading = fields.written(variant.leading.name) else {
        return
    }
    let note = Diagnostic.Note("\(quoted(leading.value)) is here", at: leading.range)
    for key in fields.keys where !known.contains(key.value) {
        let owners = table.leadingKeys(ofVariantsWith: key.value)
        let reason: String
        let isAlone = owners.isEmpty || table.variants.contains { $0.leading.name == key.value }
        if isAlone, let inner = variant.keys.first(where: { $0.isRequired && !fields.isWritten($0.name) }), !table.words.isEmpty {
            reason = "; put it under \(quoted(inner.name))"
            fields.proposed.insert(inner.name)
        } else if isAlone {
            reason = ": \(table.title) can have only one of them" + (table.words.isEmpty ? "" : "; write several as a list")
        } else if owners.count > 4, let steps = variant.keys.first(where: { $0.isRequired && $0.type.isSteps }) {
            reason = "; put it at a step under \(quoted(steps.name))"
        } else if owners.count > 4 {
            reason = "; only \(quotedList(known.filter { $0 != leading.value }, last: "and")) can"
        } else {
            reason = "; it belongs to \(quotedList(owners, last: "or"))"
        }
        let message = "\(quoted(key.value)) can't be used with \(quoted(leading.value))\(reason)"
        diagnostics.report(.unknownKey, message, at: key.range, notes: [note])
    }
}

private func reportMissingKeys(
    of fields: Fields, _ table: KeyTable, _ variant: KeyTable.Variant?, at place: SourceRange, into diagnostics: inout Diagnostics
) {
    guard !fields.hasLostKeys else {
        return
    }
    func isThere(_ name: String) -> Bool {
        fields.isWritten(name) || fields.proposed.contains(name)
    }
    for key in table.required where !isThere(key.name) {
        diagnostics.report(.missingKey, "\(table.title) needs the key \(quoted(key.name)): \(key.type.words)", at: place)
    }
    if let variant, let leading = fields.written(variant.leading.name) {
        for key in variant.keys where key.isRequired && !isThere(key.name) {
            diagnostics.report(
                .missingKey, "\(quoted(leading.value)) needs the key \(quoted(key.name)): \(key.type.words)", at: leading.range)
        }
    }
    for key in table.dependent {
        if let beside = key.beside, let written = fields.written(key.name), !isThere(beside) {
            let type = table.keys.first { $0.name == beside }.map { ": \($0.type.words)" } ?? ""
            diagnostics.report(.missingKey, "\(quoted(key.name)) needs the key \(quoted(beside))\(type)", at: written.range)
        }
    }
}

private func reportChoices(of fields: Fields, _ table: KeyTable, at place: SourceRange, into diagnostics: inout Diagnostics) {
    if !table.variants.isEmpty, fields.leading == nil, !fields.hasUnknownKeys {
        let lonely = fields.keys.map { ($0, table.leadingKeys(ofVariantsWith: $0.value)) }.filter { !$0.1.isEmpty }
        for (key, owners) in lonely {
            diagnostics.report(.missingKey, "\(quoted(key.value)) needs the key \(quotedList(owners, last: "or"))", at: key.range)
        }
        if lonely.isEmpty {
            let leading = quotedList(table.variants.map(\.leading.name), last: "or")
            diagnostics.report(.missingKey, "\(table.title) needs one of the keys \(leading)", at: place)
        }
    }
    for choice in table.choices {
        // Nearly all objects have exactly one of the keys, which every choice allows.
        guard choice.keys.count(where: fields.isWritten) != 1 else { continue }
        let found = choice.keys.compactMap(fields.written).sorted { $0.range.start < $1.range.start }
        guard let first = found.first else {
            if choice.count == .exactlyOne, !fields.hasUnknownKeys {
                diagnostics.report(.missingKey, "\(table.title) needs one of the keys \(quotedList(choice.keys, last: "or"))", at: place)
            }
            continue
        }
        for other in found.dropFirst() {
            let note = Diagnostic.Note("\(quoted(first.value)) is here", at: first.range)
            let message = "\(quoted(other.value)) can't be used with \(quoted(first.value)): \(table.title) can have only one of them"
            diagnostics.report(.unknownKey, message, at: other.range, notes: [note])
        }
    }
}

extension Diagnostics {
    /// Adds a finding about a value. For the use of an alias, a note marks the anchor.
    mutating func report(_ rule: Rule, _ message: String, at node: Node, suggestions: [Suggestion] = []) {
        let notes = node.anchor.map { [Diagnostic.Note("the value is declared here", at: $0)] } ?? []
        report(rule, message, at: node.range, notes: notes, suggestions: suggestions)
    }
}
