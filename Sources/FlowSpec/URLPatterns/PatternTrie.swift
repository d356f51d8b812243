/// Patterns by their paths, segment by segment, so that a pattern is compared only with those whose
/// paths it has in common.
struct PatternTrie {
    private var nodes: [Node] = []
    private var roots: [[String]: Int] = [:]
    /// How many nodes were looked at.
    private(set) var steps = 0

    private struct Node {
        /// The nodes of the next segment, by the numbers of the parts.
        var children: [Int: Int] = [:]
        /// The parts among them that are placeholders.
        var placeholders: [Int] = []
        /// The patterns whose path ends here, and those that have a rest here.
        var ends: [Int] = []
        var rests: [Int] = []
    }

    /// Adds a pattern.
    mutating func insert(_ index: Int, _ pattern: PatternNumbers, _ parts: PartTable) {
        var node = child(of: pattern)
        for part in pattern.path {
            if let next = nodes[node].children[part] {
                node = next
                continue
            }
            nodes[node].children[part] = nodes.count
            if !parts.isFixed(part) { nodes[node].placeholders.append(part) }
            node = nodes.count
            nodes.append(Node())
        }
        if pattern.hasRest { nodes[node].rests.append(index) } else { nodes[node].ends.append(index) }
    }

    private mutating func child(of pattern: PatternNumbers) -> Int {
        let place = [pattern.scheme, pattern.host]
        if let root = roots[place] { return root }
        roots[place] = nodes.count
        nodes.append(Node())
        return nodes.count - 1
    }

    /// The patterns that match a path that a pattern matches too, in the order of their indices.
    mutating func candidates(for pattern: PatternNumbers, _ parts: inout PartTable) -> [Int] {
        guard let root = roots[[pattern.scheme, pattern.host]] else { return [] }
        var found: [Int] = []
        var open = [(node: root, depth: 0)]
        while let (number, depth) = open.popLast() {
            steps += 1
            let node = nodes[number]
            found += node.rests
            if depth >= pattern.path.count {
                found += node.ends
                if pattern.hasRest { open += node.children.values.map { ($0, depth + 1) } }
                continue
            }
            let part = pattern.path[depth]
            let others = parts.isFixed(part) ? node.placeholders + [part] : Array(node.children.keys)
            for other in others where parts.relation(of: part, to: other, isSegment: true).overlaps {
                if let child = node.children[other] { open.append((child, depth + 1)) }
            }
        }
        return found.sorted()
    }
}
