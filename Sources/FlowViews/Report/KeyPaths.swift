import FlowSpec

/// The key paths of locations, such as `flows.shop.screens.cart.transitions.open`, which don't
/// depend on line numbers and layout.
struct KeyPaths {
    private let sources: SourceTable
    private var entries: [SourceID: [Entry]] = [:]

    /// A pair of a mapping: its offsets, its key path, and the index of the enclosing pair.
    private struct Entry {
        var start: Int
        var end: Int
        var path: String
        var parent: Int?
    }

    init(_ sources: SourceTable) {
        self.sources = sources
    }

    /// The key path of the innermost pair around a location; empty if there is none.
    mutating func path(of place: SourceRange) -> String {
        let all = entries(of: place.source)
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].start <= place.start.offset { low = middle + 1 } else { high = middle }
        }
        var index = low > 0 ? low - 1 : nil
        while let current = index {
            if place.end.offset <= all[current].end { return all[current].path }
            index = all[current].parent
        }
        return ""
    }

    private mutating func entries(of source: SourceID) -> [Entry] {
        if let known = entries[source] { return known }
        var ignored = Diagnostics()
        var made: [Entry] = []
        if let root = parseYAML(sources[source], id: source, into: &ignored) {
            add(root, path: "", parent: nil, to: &made)
        }
        entries[source] = made
        return made
    }

    /// Adds the pairs in a node in the order of the text. Skips uses of aliases, whose pairs are
    /// located elsewhere.
    private func add(_ node: Node, path: String, parent: Int?, to made: inout [Entry]) {
        guard node.anchor == nil else { return }
        switch node.content {
        case .scalar: break
        case .sequence(let items):
            for item in items { add(item, path: path, parent: parent, to: &made) }
        case .mapping(let pairs):
            for pair in pairs {
                let key = escaped(pair.key.value)
                let name = path.isEmpty ? key : "\(path).\(key)"
                let end = max(pair.key.range.end.offset, pair.value.range.end.offset)
                made.append(Entry(start: pair.key.range.start.offset, end: end, path: name, parent: parent))
                add(pair.value, path: name, parent: made.count - 1, to: &made)
            }
        }
    }
}
