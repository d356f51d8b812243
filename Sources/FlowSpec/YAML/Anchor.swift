/// What an anchor names.
enum Anchor {
    /// A collection that hasn't ended, at its start: an alias to it would be a value that holds
    /// itself.
    case open(SourceRange)
    /// A value that aliases can use.
    case value(Value)

    /// A value with its size, so that a use can be refused before it is made.
    struct Value {
        /// The value where the anchor stands.
        var node: Node
        /// How many nodes it is, with those that aliases brought.
        var nodes: Int
        /// How many levels of lists and mappings it is.
        var height: Int
    }
}

extension TreeBuilder {
    /// Puts the value of an anchor in place of an alias.
    mutating func takeAlias(_ name: String, _ event: Event) throws {
        let start = cursor.move(toCharacter: event.start)
        let range = SourceRange(source: source, start: start, end: cursor.move(toCharacter: event.end))
        switch anchors[name] {
        case .value(let value):
            let notes = [Diagnostic.Note("the anchor \(quoted("&" + name)) is here", at: value.node.range)]
            try countRepeated(value.nodes, at: range, notes: notes)
            try count(value.nodes, levels: value.height, at: range, notes: notes)
            add(use(value.node, at: range), range: range, height: value.height)
        case .open(let place):
            let message = "the value of \(quoted("&" + name)) can't hold itself; remove this alias"
            let notes = [Diagnostic.Note("the anchor's value begins here", at: place)]
            diagnostics.report(.yamlUnsupported, message, at: range, notes: notes)
            add(nil, range: range)
        case nil:
            unknownAliases += 1
            // Comparing each of many with each of many would take time by their square.
            let spelling = unknownAliases <= 100 && anchors.count <= 1000 ? didYouMean(name, in: anchors.keys.sorted()) : ""
            let message = "no anchor \(quoted("&" + name)) stands before this alias; put texts that begin with '*' in quotes\(spelling)"
            diagnostics.report(.yamlSyntax, message, at: range)
            add(nil, range: range)
        }
    }

    /// A copy of a value in which everything stands at one use of it. It recurses no deeper than
    /// the limit on nesting.
    private func use(_ node: Node, at range: SourceRange) -> Node {
        let content: Node.Content
        switch node.content {
        case .scalar:
            content = node.content
        case .sequence(let items):
            content = .sequence(items.map { use($0, at: range) })
        case .mapping(let pairs):
            content = .mapping(pairs.map { Node.Pair(key: Located($0.key.value, at: range), value: use($0.value, at: range)) })
        }
        return Node(content, range: range, anchor: node.anchor ?? node.range, isPartial: node.isPartial)
    }
}
