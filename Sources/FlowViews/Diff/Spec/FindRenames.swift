import FlowSpec

extension Renames {
    /// Finds elements with another name and mostly the same content and mentions.
    init(from old: Outline, to new: Outline) {
        var finder = RenameFinder(old: Mentions(in: old), new: Mentions(in: new))
        finder.compare(old, new, at: .program)
        self = finder.renames
    }
}

/// Finds renamed elements, from the outside in.
private struct RenameFinder {
    let old: Mentions
    let new: Mentions
    var renames = Renames()

    // More than half of both shapes must be equal.
    private static let likeness = 0.5
    // Comparing every removed element with every new one is too slow for large numbers.
    private static let mostComparisons = 1_000_000

    mutating func compare(_ old: Outline, _ new: Outline, at element: SpecElement) {
        for (key, role, before) in old.declarations {
            guard case .entries(let after, _, _)? = new[key] else { continue }
            var partners = Dictionary(after.map { ($0.key.value, $0) }, uniquingKeysWith: { first, _ in first })
            let removed = before.filter { partners[$0.key.value] == nil }
            let known = Set(before.map(\.key.value))
            let added = after.filter { !known.contains($0.key.value) }
            for (old, new) in pairs(removed, added, role) {
                partners[old.key.value] = new
                renames.add(element.child(old.key.value, role), at: old.key.range, to: new.key.value)
            }
            for entry in before {
                guard let partner = partners[entry.key.value] else { continue }
                compare(entry.value, partner.value, at: element.child(entry.key.value, role))
            }
        }
    }

    /// Pairs removed elements with new ones, the most similar first; none if there are too many.
    private func pairs(_ removed: [Outline.Entry], _ added: [Outline.Entry], _ role: NameRole) -> [(Outline.Entry, Outline.Entry)] {
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        let before = removed.map { old.shape(of: $0, role, renames) }
        let after = added.map { new.shape(of: $0, role, Renames()) }
        let sizes = [before, after].map { shapes in shapes.reduce(0) { $0 + $1.leaves.count + 1 } }
        guard sizes[0] * after.count + sizes[1] * before.count <= Self.mostComparisons else { return [] }
        var likenesses: [(likeness: Double, old: Int, new: Int)] = []
        for (index, shape) in before.enumerated() {
            for (other, wanted) in after.enumerated() {
                let likeness = shape.likeness(to: wanted)
                if likeness > Self.likeness { likenesses.append((likeness, index, other)) }
            }
        }
        var (usedOld, usedNew): (Set<Int>, Set<Int>) = ([], [])
        // Swapping the specs finds the same pairs.
        func order(_ pair: (likeness: Double, old: Int, new: Int)) -> (Double, Int, Int, Int) {
            (-pair.likeness, abs(pair.old - pair.new), pair.old + pair.new, pair.old)
        }
        return likenesses.sorted { order($0) < order($1) }.compactMap { pair in
            guard !usedOld.contains(pair.old), !usedNew.contains(pair.new) else { return nil }
            usedOld.insert(pair.old)
            usedNew.insert(pair.new)
            return (removed[pair.old], added[pair.new])
        }
    }
}
