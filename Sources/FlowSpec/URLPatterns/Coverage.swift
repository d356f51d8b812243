extension URLPattern {
    /// The result of comparing a pattern with several others.
    public enum Coverage: Hashable, Sendable {
        /// The others match every URL of the pattern.
        case covered
        /// The pattern matches this URL, and none of the others does.
        case uncovered(LinkURL)
        /// The search exceeded its work limit.
        case unknown
    }

    /// The maximum number of checks in a search, each of a pattern against some texts.
    static let coverageLimit = 1_000_000

    /// Returns whether some patterns together match every URL of this one.
    ///
    /// It assumes that the app's types and `URL` accept any fixed text, and are subsets only of
    /// themselves and `String`. Otherwise, the result is exact.
    func coverage(by others: [URLPattern]) -> Coverage {
        var work = Self.coverageLimit
        return coverage(by: others, work: &work)
    }

    /// Returns whether patterns together match every URL of this one, with a shared work limit.
    ///
    /// - Parameters:
    ///   - others: the patterns.
    ///   - work: the remaining work, which the search reduces.
    public func coverage(by others: [URLPattern], work: inout Int) -> Coverage {
        var parts = PartTable()
        let own = parts.numbers(of: self)
        var overlapping: [URLPattern] = []
        for other in others {
            switch parts.relation(of: own, to: parts.numbers(of: other)) {
            case .equal, .narrower: return .covered
            case .wider, .crossing: overlapping.append(other)
            case .disjoint: break
            }
        }
        work -= parts.steps
        let others = overlapping
        // Between these lengths, the matching patterns don't change.
        let lengths = Set([path.count] + others.flatMap { [$0.path.count, $0.path.count + 1] }).filter(allows).sorted()
        for length in lengths {
            let others = others.filter { $0.allows(length: length) }
            let product = Product(self, with: others, length: length)
            for component in product.components { work -= component.work }
            if work < 0 { return .unknown }
            var search = UncoveredSearch(product, work: work)
            let texts = search.texts()
            work = search.work
            if work < 0 { return .unknown }
            if let texts { return .uncovered(product.url(texts)) }
        }
        return .covered
    }
}

/// Searches for texts of all components that none of the other patterns match. It chooses a case
/// for each component until each pattern misses at least one of them.
private struct UncoveredSearch {
    /// The remaining work; negative if the search was abandoned.
    var work: Int
    private let cases: [[Component.Case]]
    /// All other patterns.
    private let patterns: PatternSet
    /// For each index, the patterns that match every case of the components from there on.
    private let unavoidable: [PatternSet]

    /// A component whose case is being chosen.
    private struct Choice {
        /// The patterns that match the previous choices.
        let matching: PatternSet
        /// The untried cases, the next one last.
        var left: [Component.Case]
        /// The chosen texts.
        var texts: [String] = []
    }

    init(_ product: Product, work: Int) {
        self.work = work
        cases = product.components.map { $0.cases(unknown: .takeSome) }
        patterns = PatternSet(product.components.first?.others.indices ?? 0..<0)
        var unavoidable = [patterns]
        for component in cases.reversed() {
            unavoidable.append(component.reduce(unavoidable[unavoidable.count - 1]) { $0.intersection($1.matching) })
        }
        self.unavoidable = unavoidable.reversed()
    }

    /// Returns the texts; `nil` if there are none or the search was abandoned.
    mutating func texts() -> [[String]]? {
        guard unavoidable[0].isEmpty else { return nil }
        // For each component, the sets of still matching patterns without a solution.
        var failed = cases.map { _ in Set<PatternSet>() }
        var choices = [choice(0, matching: patterns)]
        while let last = choices.indices.last {
            guard let next = choices[last].left.popLast() else {
                failed[last].insert(choices[last].matching)
                choices.removeLast()
                continue
            }
            choices[last].texts = next.texts
            guard next.matching.intersection(unavoidable[last + 1]).isEmpty else { continue }
            if last + 1 == cases.count { return choices.map(\.texts) }
            guard !failed[last + 1].contains(next.matching) else { continue }
            choices.append(choice(last + 1, matching: next.matching))
            if work < 0 { return nil }
        }
        return nil
    }

    /// Returns the cases with minimal sets of matching patterns.
    private mutating func choice(_ component: Int, matching: PatternSet) -> Choice {
        var best: [Component.Case] = []
        for var next in cases[component] {
            next.matching = next.matching.intersection(matching)
            work -= (best.count + 1) * (matching.wordCount + 1)
            if best.contains(where: { $0.matching.subtracting(next.matching).isEmpty }) { continue }
            best.removeAll { next.matching.subtracting($0.matching).isEmpty }
            best.append(next)
        }
        return Choice(matching: matching, left: best.reversed())
    }
}
