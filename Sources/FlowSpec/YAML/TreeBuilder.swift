/// Stops the reading of a file after a report.
struct Stop: Error {}

/// Builds nodes from libyaml's events, with a separate stack to protect the call stack.
struct TreeBuilder {
    let source: SourceID
    let limits: Limits
    /// Converts libyaml's marks to positions.
    var cursor: MarkCursor
    var diagnostics = Diagnostics()
    /// The values of anchors, by name.
    var anchors: [String: Anchor] = [:]
    /// The number of nodes so far, including nodes from aliases.
    var nodes = 0
    /// The number of nodes from aliases so far.
    private var repeated = 0
    /// True if a text begins with a typographic quote or space, so its end is unknown.
    var hasForeignCharacters = false
    /// The number of aliases without an anchor so far.
    var unknownAliases = 0
    /// The collections around the next node, outermost first.
    private(set) var open: [OpenCollection] = []
    private var root: Node?
    private var documents = 0

    init(source: SourceID, limits: Limits, cursor: MarkCursor) {
        self.source = source
        self.limits = limits
        self.cursor = cursor
    }

    /// Returns the document's value. Reports an empty document and returns `nil`.
    mutating func finish() -> Node? {
        let isBlank = root?.scalar.map { $0.isPlain && $0.text.isEmpty } ?? false
        if documents == 0 || isBlank {
            diagnostics.report(.missingKey, "the file is empty; begin it with 'flowspec: 1'", at: .start(of: source))
            return nil
        }
        return root
    }

    /// Processes an event, and returns true if the builder needs another.
    mutating func take(_ event: Event) throws -> Bool {
        switch event.kind {
        case .streamEnd:
            return false
        case .documentStart(let hasTagDirectives):
            return startDocument(event, hasTagDirectives: hasTagDirectives)
        case .alias(let name):
            try takeAlias(name, event)
        case .scalar(let scalar, let properties):
            try takeScalar(scalar, properties, event)
        case .sequenceStart(let properties):
            try startCollection(isMapping: false, properties, event)
        case .mappingStart(let properties):
            try startCollection(isMapping: true, properties, event)
        case .collectionEnd:
            endCollection(event)
        case .other:
            break
        }
        return true
    }

    private mutating func startDocument(_ event: Event, hasTagDirectives: Bool) -> Bool {
        documents += 1
        let start = cursor.move(toCharacter: event.start)
        if documents > 1 {
            let message = "a file can have only one document; move the second one to its own file"
            diagnostics.report(.yamlUnsupported, message, at: line(from: start))
            return false
        }
        if hasTagDirectives {
            let message = "FlowSpec doesn't support %TAG directives; remove the directive"
            diagnostics.report(.yamlUnsupported, message, at: line(from: start))
        }
        return true
    }

    private mutating func startCollection(isMapping: Bool, _ properties: Event.Properties, _ event: Event) throws {
        var start = cursor.move(toCharacter: event.start)
        if !properties.isEmpty {
            let scan = PropertyScan(cursor.bytes, from: start.offset, limit: cursor.bytes.count)
            if let tag = properties.tag {
                checkTag(tag, allowed: isMapping ? "map" : "seq", written: scan.tag, from: start)
            }
            start = cursor.probe(offset: scan.content)
        }
        let begin = SourceRange(source: source, start: start, end: start)
        try count(1, levels: 1, at: begin)
        if let anchor = properties.anchor {
            anchors[anchor] = .open(begin)
        }
        open.append(
            OpenCollection(isMapping: isMapping, start: start, end: start, anchor: properties.anchor, nodesBefore: nodes - 1)
        )
    }

    private mutating func endCollection(_ event: Event) {
        guard var collection = open.popLast() else { return }
        // Only brackets have an end in the text; the end of a block is detected at the next token.
        if event.end > event.start, "[{".utf8.contains(cursor.bytes[collection.start.offset]) {
            collection.end = cursor.move(toCharacter: event.end)
        }
        let range = SourceRange(source: source, start: collection.start, end: collection.end)
        let node = Node(collection.content, range: range, isPartial: collection.isPartial)
        let height = collection.height + 1
        if let anchor = collection.anchor {
            anchors[anchor] = .value(Anchor.Value(node: node, nodes: nodes - collection.nodesBefore, height: height))
        }
        add(node, range: range, height: height)
    }

    /// Adds a node to the innermost collection, as a key or value; `nil` if it was left out.
    mutating func add(_ node: Node?, range: SourceRange, height: Int = 0) {
        guard let last = open.indices.last else {
            root = node
            return
        }
        open[last].end = max(open[last].end, range.end)
        open[last].height = max(open[last].height, height)
        if open[last].expectsKey {
            addKey(node, range: range)
        } else {
            open[last].append(node)
        }
    }

    private mutating func addKey(_ node: Node?, range: SourceRange) {
        let last = open.count - 1
        open[last].pending = .dropped
        guard let node else { return }
        guard case .scalar(let scalar) = node.content else {
            let message = "a key can't be \(node.kindName); write a name before the ':'"
            diagnostics.report(.yamlUnsupported, message, at: range)
            return
        }
        if scalar.isPlain, scalar.text == "<<" {
            let message = "FlowSpec doesn't support the merge key '<<'; write the keys out, or use an alias as a whole value"
            diagnostics.report(.yamlUnsupported, message, at: range)
            return
        }
        let key = Located(scalar.text, at: range)
        if let first = open[last].keys.insert(key) {
            let name = quoted(scalar.text)
            let message = "the mapping has the key \(name) twice; remove or rename one"
            diagnostics.report(.yamlDuplicateKey, message, at: range, notes: [Diagnostic.Note("the first \(name) is here", at: first)])
            return
        }
        open[last].pending = .kept(key)
    }

    /// Counts nodes, and throws if the file exceeds a limit.
    mutating func count(_ more: Int, levels: Int, at range: SourceRange, notes: [Diagnostic.Note] = []) throws {
        nodes += more
        if nodes > limits.nodes {
            let message =
                "the file has more than \(grouped(limits.nodes)) keys and values, including values that aliases repeat; split it or use fewer aliases"
            diagnostics.report(.yamlLimit, message, at: range, notes: notes)
            throw Stop()
        }
        if open.count + levels > limits.depth {
            let message = "lists and mappings are nested more than \(limits.depth) levels deep; reduce the nesting"
            diagnostics.report(.yamlLimit, message, at: range, notes: notes)
            throw Stop()
        }
    }

    /// Counts nodes from an alias, and throws if the file exceeds the limit.
    mutating func countRepeated(_ more: Int, at range: SourceRange, notes: [Diagnostic.Note]) throws {
        repeated += more
        guard repeated > limits.repeated else { return }
        let message = "aliases repeat more than \(grouped(limits.repeated)) keys and values; use fewer aliases"
        diagnostics.report(.yamlLimit, message, at: range, notes: notes)
        throw Stop()
    }

    /// Returns the range from a position to the end of its line.
    private func line(from start: SourcePosition) -> SourceRange {
        var end = start.offset
        while end < cursor.bytes.count, cursor.bytes[end] != UInt8(ascii: "\n"), cursor.bytes[end] != UInt8(ascii: "\r") {
            end += 1
        }
        return SourceRange(source: source, start: start, end: cursor.probe(offset: end))
    }
}
