/// Patterns by their hosts and the segments of their paths, to compare only patterns with
/// overlapping paths.
struct PatternTrie {
    private var nodes: [Node] = []
    private var roots: [String: Int] = [:]
    /// The number of visited nodes.
    private(set) var steps = 0

    private struct Node {
        /// The nodes of the next segment, by the numbers of their parts.
        var children: [Int: Int] = [:]
        /// The placeholders among these parts.
        var placeholders: [Int] = []
        /// The patterns whose path ends at this node, and the patterns with a rest at this node.
        var ends: [Int] = []
        var rests: [Int] = []
    }

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
        if let root = roots[pattern.origin] { return root }
        roots[pattern.origin] = nodes.count
        nodes.append(Node())
        return nodes.count - 1
    }

    /// Returns the patterns with paths that a pattern matches too, sorted by index.
    mutating func candidates(for pattern: PatternNumbers, _ parts: inout PartTable) -> [Int] {
        guard let root = roots[pattern.origin] else { return [] }
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
