/// A pattern with a number for each part. Equal values match the same URLs.
struct PatternNumbers: Hashable {
    /// The scheme and the port.
    var origin: String
    /// The host, then the segments.
    var path: [Int]
    /// ``PartTable/nothing`` if the path must end.
    var rest: Int
    /// The items, sorted by the numbers of their keys.
    var query: [Item]
    var fragment: Int

    struct Item: Hashable {
        var key: Int
        var value: Int
    }

    var hasRest: Bool { rest != PartTable.nothing }

    func segment(_ index: Int) -> Int { index < path.count ? path[index] : rest }
}

extension PartTable {
    /// Returns the relation between the URLs of two patterns. A pattern matches the product of its
    /// values in each component, so each component is compared separately.
    mutating func relation(of one: PatternNumbers, to other: PatternNumbers) -> URLPattern.Relation {
        // Longer paths, if both allow them, don't change the segments of the patterns.
        let length = max(one.path.count, other.path.count)
        guard one.origin == other.origin, one.hasRest || one.path.count == length,
            other.hasRest || other.path.count == length
        else { return .disjoint }
        var isInside = !one.hasRest || other.hasRest && other.path.count <= one.path.count
        var contains = !other.hasRest || one.hasRest && one.path.count <= other.path.count
        func overlaps(_ part: Int, _ otherPart: Int, isSegment: Bool) -> Bool {
            let relation = relation(of: part, to: otherPart, isSegment: isSegment)
            isInside = isInside && relation.isInside
            contains = contains && relation.contains
            return relation.overlaps
        }
        for index in 0..<length where !overlaps(one.segment(index), other.segment(index), isSegment: true) { return .disjoint }
        var (items, otherItems) = (one.query[...], other.query[...])
        while let key = [items.first?.key, otherItems.first?.key].compactMap(\.self).min() {
            let value = items.first?.key == key ? items.removeFirst().value : Self.nothing
            let otherValue = otherItems.first?.key == key ? otherItems.removeFirst().value : Self.nothing
            guard overlaps(value, otherValue, isSegment: false) else { return .disjoint }
        }
        guard overlaps(one.fragment, other.fragment, isSegment: false) else { return .disjoint }
        return isInside ? contains ? .equal : .narrower : contains ? .wider : .crossing
    }
}
