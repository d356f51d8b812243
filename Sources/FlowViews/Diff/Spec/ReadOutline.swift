import FlowSpec

extension Outline {
    /// Creates the outline of all files of a program. The file of an element makes no difference,
    /// except for the file's options.
    init(of files: [SourceID], in sources: SourceTable) {
        var keys: [Entry] = []
        for file in files {
            var ignored = Diagnostics()
            guard let node = parseYAML(sources[file], id: file, into: &ignored),
                case .object(let entries, _, _) = Outline(of: node, as: .object(KeyTable.file.name))
            else { continue }
            var options: [Entry] = []
            for entry in entries where !["flowspec", "include"].contains(entry.key.value) {
                if ["imports", "generate"].contains(entry.key.value) {
                    options.append(entry)
                } else {
                    keys.merge(entry)
                }
            }
            let name = files.count == 1 ? "the file" : sources[file].name
            keys.append(Entry(key: Located(name, at: node.range), value: .object(options, table: "file", node.range)))
        }
        self = .object(keys, table: "program", files.first.map { .start(of: $0) } ?? .start(of: SourceID(index: 0)))
    }

    /// Creates the outline of a value with a type.
    init(of node: Node, as type: ValueType) {
        let range = node.range
        switch type {
        case .map(let role, let element, _):
            self = .entries((node.pairs ?? []).map { Entry(key: $0.key, value: Outline(of: $0.value, as: element)) }, role, range)
        case .list(let element, _): self = .list((node.items ?? []).map { Outline(of: $0, as: element) }, range)
        case .oneOrList(let element):
            self = .list((node.items ?? (node.isNull ? [] : [node])).map { Outline(of: $0, as: element) }, range)
        case .guarded(let role, let object):
            self = .list((node.items ?? [node]).map { Outline(of: $0, as: .either([.name(role), .object(object)])) }, range)
        case .either(let types): self = Outline(of: node, asOneOf: types)
        case .object(let name): self = Outline(of: node, asObject: name)
        case .nothing: self = .nothing(range)
        case .name(let role): self = .name(node.plainText, role, range)
        case .argument, .valueName, .shownText, .flag: self = .text(node.plainText, .values, range)
        case .screenExpression: self = .text(node.plainText, .screens, range)
        case .text, .version, .integer, .fraction, .boolean, .affirmation, .word, .module, .typeName, .template, .parameter:
            self = .text(node.plainText, .plain, range)
        }
    }

    private init(of node: Node, asOneOf types: [ValueType]) {
        let isMapping = node.pairs != nil
        let fitting = types.first { type in
            switch type {
            case .object, .map: isMapping
            case .list: node.items != nil
            case .nothing: node.isNull
            default: !isMapping && node.items == nil && !node.isNull
            }
        }
        let short = types.first { if case .object = $0 { false } else { true } }
        let value = Outline(of: node, as: fitting ?? types.last ?? .nothing)
        if types.contains(where: \.isList), case .text = value {
            self = .list([value], value.range)
        } else if let short, let name = types.lazy.compactMap(\.tableName).first {
            self = value.unabbreviated(short, asObject: name)
        } else {
            self = value
        }
    }

    /// Expands short forms to objects, and shortens objects with one key that only mean a name.
    private func unabbreviated(_ short: ValueType, asObject table: String) -> Outline {
        switch (short, self) {
        case (.name(let role), .object(let keys, _, _)) where keys.count == 1:
            // The keys of other objects are significant: a negation, or the kind of target.
            if case .name(_, role, _) = keys[0].value, keys[0].key.value == role.rawValue { return keys[0].value }
        case (.word, .text(_, _, let range)) where KeyTable.named(table)?.hasKey(named: "style") == true:
            return .object([Entry(key: Located("style", at: range), value: self)], table: table, range)
        case (.text, .text(_, _, let range)) where KeyTable.named(table)?.hasKey(named: "description") == true:
            return .object([Entry(key: Located("description", at: range), value: self)], table: table, range)
        default: break
        }
        return self
    }

    private init(of node: Node, asObject name: String) {
        guard let table = KeyTable.named(name), let pairs = node.pairs else {
            // A short form of a key, or an object without keys.
            let word = node.isNull ? [] : [Entry(key: Located(node.plainText, at: node.range), value: .nothing(node.range))]
            self = .object(word, table: name, node.range)
            return
        }
        let keys = table.keys(of: table.variant(of: pairs.map(\.key.value)))
        let entries = pairs.map { pair in
            Entry(
                key: pair.key,
                value: Outline(of: pair.value, as: keys.first { $0.name == pair.key.value }?.type ?? .text(isEmptyAllowed: true)))
        }
        self = .object(table.name == KeyTable.flow.name ? entries.withStart(of: node) : entries, table: name, node.range)
    }
}

extension [Outline.Entry] {
    /// Merges a file's key with the keys of other files.
    fileprivate mutating func merge(_ entry: Outline.Entry) {
        guard let index = firstIndex(where: { $0.key.value == entry.key.value }),
            case .entries(let known, let role, let range) = self[index].value, case .entries(let others, _, _) = entry.value
        else { return append(entry) }
        self[index].value = .entries(known + others, role, range)
    }

    /// Adds the default start to the keys of a flow: the first of its parts.
    fileprivate func withStart(of node: Node) -> [Outline.Entry] {
        guard !contains(where: { $0.key.value == "start" }) else { return self }
        for key in ["tabs", "switch", "screens"] {
            guard case .entries(let parts, _, _)? = first(where: { $0.key.value == key })?.value, let first = parts.first else { continue }
            let start = Outline.name(first.key.value, .start, first.key.range)
            return self + [Outline.Entry(key: Located("start", at: first.key.range), value: .list([start], first.key.range))]
        }
        return self
    }
}

extension ValueType {
    fileprivate var isList: Bool {
        if case .list = self { true } else { false }
    }

    fileprivate var tableName: String? {
        if case .object(let name) = self { name } else { nil }
    }
}

extension Node {
    /// The text of a scalar, with whitespace normalized, so line breaks make no difference.
    fileprivate var plainText: String {
        guard case .scalar(let scalar) = content else { return "" }
        return scalar.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
