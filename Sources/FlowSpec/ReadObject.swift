import FlowDiagnostics
import FlowYAML

/// The keys of one object that have values of the right form.
struct Fields {
    /// Whether keys were found that the object doesn't have, or were left out, so that what is missing may be among them.
    var hasUnknownKeys = false
    /// Whether keys were left out, which has been reported.
    fileprivate var hasLostKeys = false
    /// The keys that misspelt ones were taken for; they aren't missing as well.
    fileprivate var proposed: Set<String> = []
    /// All keys of the object that were written, whatever their values.
    private var keys: [Located<String>] = []
    // An object has a handful of keys, which are compared sooner than hashed.
    private var pairs: [Node.Pair] = []

    subscript(key: String) -> Node.Pair? {
        pairs.first { $0.key.value == key }
    }

    /// A key as it was written, whatever its value.
    func written(_ key: String) -> Located<String>? {
        keys.first { $0.value == key }
    }

    /// The text of a key that holds text or a name.
    func text(_ key: String) -> Located<String>? {
        self[key].flatMap { pair in pair.value.string.map { Located($0, at: pair.value.range) } }
    }

    /// The names in a key that holds a list of them.
    func texts(_ key: String) -> [Located<String>]? {
        self[key]?.value.items?.compactMap { item in item.string.map { Located($0, at: item.range) } }
    }

    /// Whether the object was given values for a key, of whatever form.
    func isWritten(_ key: String) -> Bool {
        written(key) != nil
    }

    fileprivate mutating func insert(_ key: Located<String>) {
        keys.append(key)
    }

    fileprivate mutating func insert(_ pair: Node.Pair) {
        pairs.append(pair)
    }
}

/// Reads a mapping by the table of its object: reports keys that aren't the object's, keys that are missing and values of the wrong form.
///
/// `place` is where findings about the object as a whole stand: the key that it is the value of, or its start.
func readObject(_ node: Node, by table: KeyTable, at place: SourceRange, into diagnostics: inout Diagnostics) -> Fields? {
    guard let pairs = node.pairs else {
        let hint = node.isNull && table.keys.allSatisfy({ !$0.isRequired }) && table.choices.isEmpty ? "; an empty one is written {}" : ""
        diagnostics.report(.wrongType, "found \(node.kindName), expected a mapping: \(table.title)\(hint)", at: node)
        return nil
    }
    var fields = Fields()
    fields.hasLostKeys = node.isPartial
    fields.hasUnknownKeys = node.isPartial
    for pair in pairs {
        let name = pair.key.value
        guard let key = table.key(named: name) else {
            fields.hasUnknownKeys = true
            let near = nearest(name, in: table.keys.map(\.name))
            if let near {
                fields.proposed.insert(near)
            }
            let message = "\(quoted(name)) isn't a key of \(table.title)\(proposal(for: name, near: near, in: table))"
            diagnostics.report(.unknownKey, message, at: pair.key.range)
            continue
        }
        fields.insert(pair.key)
        if checkForm(of: pair.value, type: key.type, key: name, into: &diagnostics) {
            fields.insert(pair)
        }
    }
    reportMissingKeys(of: fields, table: table, at: place, into: &diagnostics)
    return fields
}

/// What the writer of an unknown key may have meant: the nearest key, or all there are.
private func proposal(for name: String, near: String?, in table: KeyTable) -> String {
    if table.words.contains(where: { $0.name == name }) {
        return "; \(quoted(name)) stands alone, without a value"
    }
    if let near {
        return "; did you mean \(quoted(near))?"
    }
    return "; its keys are \(list(table.keys.map(\.name), last: "and"))"
}

private func reportMissingKeys(of fields: Fields, table: KeyTable, at place: SourceRange, into diagnostics: inout Diagnostics) {
    for key in table.keys where key.isRequired && !fields.hasLostKeys && !fields.isWritten(key.name) && !fields.proposed.contains(key.name)
    {
        diagnostics.report(.missingKey, "\(table.title) needs the key \(quoted(key.name)): \(key.type.words)", at: place)
    }
    var hasLonelyKeys = false
    for key in table.keys {
        guard let beside = key.beside, let written = fields.written(key.name),
            !fields.isWritten(beside), !fields.hasLostKeys, !fields.proposed.contains(beside)
        else {
            continue
        }
        hasLonelyKeys = true
        diagnostics.report(.missingKey, "\(quoted(key.name)) needs \(quoted(beside)) beside it", at: written.range)
    }
    for choice in table.choices {
        let found = choice.keys.compactMap(fields.written).sorted { $0.range.start < $1.range.start }
        if found.isEmpty, choice.count != .atMostOne, !fields.hasUnknownKeys, !hasLonelyKeys {
            diagnostics.report(.missingKey, "\(table.title) needs one of the keys \(list(choice.keys, last: "or"))", at: place)
        }
        guard choice.count != .atLeastOne, let first = found.first else {
            continue
        }
        for other in found.dropFirst() {
            let note = Diagnostic.Note("\(quoted(first.value)) is here", at: first.range)
            let message = "\(quoted(other.value)) can't stand beside \(quoted(first.value)): \(table.title) has one of them"
            diagnostics.report(.unknownKey, message, at: other.range, notes: [note])
        }
    }
}

/// Names in single quotes, joined with commas and a last word.
func list(_ names: [String], last word: String) -> String {
    guard let final = names.last, names.count > 1 else {
        return names.map(quoted).joined()
    }
    return "\(names.dropLast().map(quoted).joined(separator: ", ")) \(word) \(quoted(final))"
}

extension Diagnostics {
    /// Adds a finding about a value; where it is the use of an alias, a note names the anchor.
    mutating func report(_ rule: Rule, _ message: String, at node: Node) {
        let notes = node.anchor.map { [Diagnostic.Note("the value was written here", at: $0)] } ?? []
        report(rule, message, at: node.range, notes: notes)
    }
}
