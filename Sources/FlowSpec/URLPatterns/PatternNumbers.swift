/// A pattern with a number in place of each part. Those that are equal match the same URLs.
struct PatternNumbers: Hashable {
    var scheme: String
    var host: String
    var path: [Int]
    /// ``PartTable/nothing`` where the path must end.
    var rest: Int
    /// The items, by the numbers of their keys.
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
    /// How the URLs of a pattern lie to those of another. What a pattern matches is the product of
    /// what it matches in each component, so that each component is asked by itself.
    mutating func relation(of one: PatternNumbers, to other: PatternNumbers) -> URLPattern.Relation {
        // Longer paths, where both allow them, leave the segments that the patterns mention as they
        // are.
        let length = max(one.path.count, other.path.count)
        guard one.scheme == other.scheme, one.host == other.host, one.hasRest || one.path.count == length,
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
