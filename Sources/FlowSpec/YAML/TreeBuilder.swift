/// Ends the reading of a file after a finding has said why.
struct Stop: Error {}

/// Builds nodes from libyaml's events, with a stack of its own, so that no depth of nesting can
/// exhaust the call stack.
struct TreeBuilder {
    /// The file, for ranges.
    let source: SourceID
    /// What the file may ask for.
    let limits: Limits
    /// Turns libyaml's marks into positions.
    var cursor: MarkCursor
    /// What was found so far.
    var diagnostics = Diagnostics()
    /// The values that aliases can use.
    var anchors: [String: Anchor] = [:]
    /// How many nodes the file has so far, with those that aliases brought.
    var nodes = 0
    /// How many of these aliases brought.
    private var repeated = 0
    /// Whether a text begins with a quote that YAML doesn't know, so that it may end anywhere.
    var hasForeignCharacters = false
    /// How many aliases had no anchor so far.
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

    /// The document's value once all is read; an empty document is reported and has none.
    mutating func finish() -> Node? {
        let isBlank = root?.scalar.map { $0.isPlain && $0.text.isEmpty } ?? false
        if documents == 0 || isBlank {
            diagnostics.report(.missingKey, "the file is empty; a FlowSpec starts with 'flowspec: 1'", at: .start(of: source))
            return nil
        }
        return root
    }

    /// Takes the next event and says whether more are wanted.
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
            let message = "a second document begins here and FlowSpec takes one in each file; move it to a file of its own"
            diagnostics.report(.yamlUnsupported, message, at: line(from: start))
            return false
        }
        if hasTagDirectives {
            let message = "FlowSpec doesn't take %TAG directives; remove it"
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
        // The end of a block is noticed at the next token; only that of brackets stands in the
        // text.
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

    /// Adds a node to the collection around it, as a key or as a value; nil is a node that had to
    /// be left out, after it was reported.
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
            let message = "FlowSpec doesn't take the merge key '<<'; write the keys out, or use an alias as a whole value"
            diagnostics.report(.yamlUnsupported, message, at: range)
            return
        }
        let key = Located(scalar.text, at: range)
        if let first = open[last].keys.insert(key) {
            let name = quoted(scalar.text)
            let message = "this mapping has the key \(name) already; remove or rename one of the two"
            diagnostics.report(.yamlDuplicateKey, message, at: range, notes: [Diagnostic.Note("the first \(name) is here", at: first)])
            return
        }
        open[last].pending = .kept(key)
    }

    /// Counts nodes that come with a value, and refuses what is more or deeper than the limits.
    mutating func count(_ more: Int, levels: Int, at range: SourceRange, notes: [Diagnostic.Note] = []) throws {
        nodes += more
        if nodes > limits.nodes {
            let message =
                "the file has more than \(grouped(limits.nodes)) keys and values, counting what aliases repeat; split it or use fewer aliases"
            diagnostics.report(.yamlLimit, message, at: range, notes: notes)
            throw Stop()
        }
        if open.count + levels > limits.depth {
            let message = "lists and mappings are nested more than \(limits.depth) levels deep here; nest them less"
            diagnostics.report(.yamlLimit, message, at: range, notes: notes)
            throw Stop()
        }
    }

    /// Counts nodes that an alias brings, and refuses what is more than the limit.
    mutating func countRepeated(_ more: Int, at range: SourceRange, notes: [Diagnostic.Note]) throws {
        repeated += more
        guard repeated > limits.repeated else { return }
        let message = "aliases repeat more than \(grouped(limits.repeated)) keys and values in this file; use fewer aliases"
        diagnostics.report(.yamlLimit, message, at: range, notes: notes)
        throw Stop()
    }

    /// The characters from a position to the end of its line.
    private func line(from start: SourcePosition) -> SourceRange {
        var end = start.offset
        while end < cursor.bytes.count, cursor.bytes[end] != UInt8(ascii: "\n"), cursor.bytes[end] != UInt8(ascii: "\r") {
            end += 1
        }
        return SourceRange(source: source, start: start, end: cursor.probe(offset: end))
    }
}
