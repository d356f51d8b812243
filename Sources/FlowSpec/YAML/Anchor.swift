/// The value of an anchor.
enum Anchor {
    /// A collection that hasn't ended, at its start. An alias to it would be recursive.
    case open(SourceRange)
    /// A value that aliases can use.
    case value(Value)

    /// A value with its size, to check limits before copying it.
    struct Value {
        /// The value at the anchor.
        var node: Node
        /// The number of nodes, including nodes from aliases.
        var nodes: Int
        /// The nesting depth of lists and mappings.
        var height: Int
    }
}

extension TreeBuilder {
    /// Replaces an alias with its anchor's value.
    mutating func takeAlias(_ name: String, _ event: Event) throws {
        let start = cursor.move(toCharacter: event.start)
        let range = SourceRange(source: source, start: start, end: cursor.move(toCharacter: event.end))
        switch anchors[name] {
        case .value(let value):
            let notes = [Diagnostic.Note("the anchor \(quoted("&" + name)) is declared here", at: value.node.range)]
            try countRepeated(value.nodes, at: range, notes: notes)
            try count(value.nodes, levels: value.height, at: range, notes: notes)
            add(use(value.node, at: range), range: range, height: value.height)
        case .open(let place):
            let message = "the value of \(quoted("&" + name)) can't contain itself; remove the alias"
            let notes = [Diagnostic.Note("the anchor's value begins here", at: place)]
            diagnostics.report(.yamlUnsupported, message, at: range, notes: notes)
            add(nil, range: range)
        case nil:
            unknownAliases += 1
            // Comparing many names with many others would need quadratic time.
            let spelling = unknownAliases <= 100 && anchors.count <= 1000 ? didYouMean(name, in: anchors.keys.sorted()) : ""
            let message =
                "the anchor \(quoted("&" + name)) isn't declared before its alias; put a string that begins with '*' in quotes\(spelling)"
            diagnostics.report(.yamlSyntax, message, at: range)
            add(nil, range: range)
        }
    }

    /// Copies a value, with all locations at the alias. The nesting limit bounds the recursion.
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
