/// A list or mapping before its end.
struct OpenCollection {
    let isMapping: Bool
    /// The start, after its anchor and tag.
    let start: SourcePosition
    /// The end of its content so far.
    var end: SourcePosition
    let anchor: String?
    /// The number of nodes in the file before it.
    let nodesBefore: Int
    /// The nesting depth of its content so far.
    var height = 0
    /// The values of a list.
    var items: [Node] = []
    /// The keys of a mapping with their values.
    var pairs: [Node.Pair] = []
    /// The keys of a mapping.
    var keys = MappingKeys()
    /// The state of a mapping's next pair.
    var pending = PendingKey.none
    /// True if a part was left out.
    var isPartial = false

    /// The state of a mapping's next pair.
    enum PendingKey {
        /// The next node is a key.
        case none
        /// The next node is the value of this key.
        case kept(Located<String>)
        /// The next node is a value to drop because its key is invalid.
        case dropped
    }

    /// True if the next node is a key.
    var expectsKey: Bool {
        if isMapping, case .none = pending { true } else { false }
    }

    /// Appends a value; `nil` for a value that was left out.
    mutating func append(_ node: Node?) {
        guard isMapping else {
            if let node {
                items.append(node)
            } else {
                isPartial = true
            }
            return
        }
        if case .kept(let key) = pending, let node {
            pairs.append(Node.Pair(key: key, value: node))
        } else {
            isPartial = true
        }
        pending = .none
    }

    /// The content so far.
    var content: Node.Content {
        isMapping ? .mapping(pairs) : .sequence(items)
    }
}
