extension URLPattern {
    /// The relation between the URLs of two patterns.
    public enum Relation: Hashable, Sendable {
        /// Both patterns match the same URLs.
        case equal
        /// The other pattern matches all URLs of this one, and more.
        case narrower
        /// This pattern matches all URLs of the other one, and more.
        case wider
        /// Both patterns match a common URL, and each matches others.
        case crossing
        /// The patterns have no common URL.
        case disjoint
    }

    /// Returns a URL that this pattern and another one match.
    ///
    /// It assumes that the app's types and `URL` accept any nonempty text, so they might reject the
    /// URL. Otherwise the result is exact.
    ///
    /// - Returns: the simplest common URL; `nil` if there is none.
    public func overlap(with other: URLPattern) -> LinkURL? {
        // Longer paths, if both allow them, don't change the segments of the patterns.
        let length = max(path.count, other.path.count)
        guard scheme == other.scheme, port == other.port, allows(length: length), other.allows(length: length) else { return nil }
        let product = Product(self, with: [other], length: length)
        var texts: [[String]] = []
        for component in product.components {
            guard let common = component.cases(unknown: .takeAll).first(where: { $0.matching.contains(0) }) else { return nil }
            texts.append(common.texts)
        }
        return product.url(texts)
    }

    /// Returns true if another pattern matches every URL of this one.
    ///
    /// It assumes that the app's types and `URL` accept any fixed text, and are subsets only of
    /// themselves and `String`.
    func isInside(_ other: URLPattern) -> Bool {
        switch relation(to: other) {
        case .equal, .narrower: true
        case .wider, .crossing, .disjoint: false
        }
    }

    /// Returns the relation between the URLs of this pattern and another one.
    func relation(to other: URLPattern) -> Relation {
        var parts = PartTable()
        return parts.relation(of: parts.numbers(of: self), to: parts.numbers(of: other))
    }

    /// Returns the order in which to try patterns: narrower before wider ones, and otherwise
    /// unchanged. A pattern that matches the same URLs as an earlier one directly follows it.
    ///
    /// - Returns: their indices, in the order in which to try them.
    public static func order(of patterns: [URLPattern]) -> [Int] {
        let overlaps = PatternOverlaps(of: patterns)
        var equal = patterns.map { _ in [Int]() }
        for case (let index, let first?) in overlaps.equal.enumerated() { equal[first].append(index) }
        var order: [Int] = []
        var isPlaced = patterns.map { _ in false }
        /// The recursion ends because inclusion is a partial order.
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
