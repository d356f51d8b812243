extension URLPattern {
    /// How the URLs of a pattern lie to those of another.
    public enum Relation: Hashable, Sendable {
        /// Both match the same URLs.
        case equal
        /// The other matches all URLs of this one, and more.
        case narrower
        /// This one matches all URLs of the other, and more.
        case wider
        /// Both match some URL, and each one that the other doesn't.
        case crossing
        /// No URL is matched by both.
        case disjoint
    }

    /// A URL that this pattern and another match.
    ///
    /// A type of the app, and `URL`, may take any text that isn't empty, so that the URL may turn
    /// out to be none of theirs. Otherwise the answer is exact.
    ///
    /// - Parameter other: a pattern.
    /// - Returns: a URL of both, the plainest there is; nil where there is none.
    public func overlap(with other: URLPattern) -> LinkURL? {
        // Longer paths, where both allow them, leave the segments that the patterns mention as they
        // are.
        let length = max(path.count, other.path.count)
        guard scheme == other.scheme, host == other.host, allows(length: length), other.allows(length: length) else { return nil }
        let product = Product(self, with: [other], length: length)
        var texts: [[String]] = []
        for component in product.components {
            guard let common = component.cases(unknown: .takeAll).first(where: { $0.matching.contains(0) }) else { return nil }
            texts.append(common.texts)
        }
        return product.url(texts)
    }

    /// Whether another pattern matches every URL that this one matches.
    ///
    /// A type of the app, and `URL`, lies inside itself and `String` only; it takes a fixed text.
    func isInside(_ other: URLPattern) -> Bool {
        switch relation(to: other) {
        case .equal, .narrower: true
        case .wider, .crossing, .disjoint: false
        }
    }

    /// How the URLs of this pattern lie to those of another.
    func relation(to other: URLPattern) -> Relation {
        var parts = PartTable()
        return parts.relation(of: parts.numbers(of: self), to: parts.numbers(of: other))
    }

    /// The order in which patterns are tried: a narrower one before a wider one, and otherwise as
    /// they were given. One that matches the same URLs as an earlier one comes right after it.
    ///
    /// - Parameter patterns: the patterns.
    /// - Returns: their indices, those tried first first.
    public static func order(of patterns: [URLPattern]) -> [Int] {
        let overlaps = PatternOverlaps(of: patterns)
        var equal = patterns.map { _ in [Int]() }
        for case (let index, let first?) in overlaps.equal.enumerated() { equal[first].append(index) }
        var order: [Int] = []
        var isPlaced = patterns.map { _ in false }
        /// Inclusion is an order, so that this ends.
        func place(_ index: Int) {
            if isPlaced[index] { return }
            isPlaced[index] = true
            overlaps.narrower[index].forEach(place)
            order.append(index)
            equal[index].forEach(place)
        }
        for index in patterns.indices where overlaps.equal[index] == nil { place(index) }
        return order
    }
}
