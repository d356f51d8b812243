/// A list or mapping whose end hasn't been read yet.
struct OpenCollection {
    /// Whether it is a mapping.
    let isMapping: Bool
    /// Where it begins, after its anchor and tag.
    let start: SourcePosition
    /// The end of what it holds so far.
    var end: SourcePosition
    /// The anchor that names it.
    let anchor: String?
    /// How many nodes the file had before it.
    let nodesBefore: Int
    /// How many levels of lists and mappings it holds so far.
    var height = 0
    /// The values, for a list.
    var items: [Node] = []
    /// The keys with their values, for a mapping.
    var pairs: [Node.Pair] = []
    /// The keys, for a mapping.
    var keys = MappingKeys()
    /// The key whose value comes next, for a mapping.
    var pending = PendingKey.none
    /// Whether a part of it was left out.
    var isPartial = false

    /// What is known of a mapping's next pair.
    enum PendingKey {
        /// Its key comes next.
        case none
        /// Its value comes next and is kept.
        case kept(Located<String>)
        /// Its value comes next and is dropped, because its key is wrong.
        case dropped
    }

    /// Whether the next node is a key.
    var expectsKey: Bool {
        if isMapping, case .none = pending { true } else { false }
    }

    /// Takes a value; nil is a value that had to be left out.
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

    /// What it holds.
    var content: Node.Content {
        isMapping ? .mapping(pairs) : .sequence(items)
    }
}
