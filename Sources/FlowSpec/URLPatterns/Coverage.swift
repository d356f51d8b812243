extension URLPattern {
    /// Whether other patterns together leave something of a pattern.
    public enum Coverage: Hashable, Sendable {
        /// The others match every URL that it matches.
        case covered
        /// It matches this URL, and none of the others does.
        case uncovered(LinkURL)
        /// The search took more than its limit of work.
        case unknown
    }

    /// How often a search may ask whether a pattern takes some texts.
    static let coverageLimit = 1_000_000

    /// Whether some patterns together match every URL that this one matches.
    ///
    /// Of types of the app, and of `URL`, it is taken that each lies inside itself and `String`
    /// only, and takes a fixed text. Otherwise the answer is exact.
    func coverage(by others: [URLPattern]) -> Coverage {
        var work = Self.coverageLimit
        return coverage(by: others, work: &work)
    }

    /// As ``coverage(by:)``, with a limit of work that several searches share.
    ///
    /// - Parameters:
    ///   - others: the patterns.
    ///   - work: how much may still be done; what is done is taken off.
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
        // Between these lengths the same patterns match, and the segments there are all in rests.
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

/// Looks for texts of all components that none of the other patterns match together: a case of each
/// component, so that each pattern is missed by one of them.
private struct UncoveredSearch {
    /// How much more may be done; less than zero where the search was given up.
    var work: Int
    private let cases: [[Component.Case]]
    /// All other patterns.
    private let patterns: PatternSet
    /// The patterns that match whatever stands in the components from one on.
    private let unavoidable: [PatternSet]

    /// A component for which a case is being chosen.
    private struct Choice {
        /// The patterns that match what was chosen before.
        let matching: PatternSet
        /// The cases that weren't tried yet, the next one last.
        var left: [Component.Case]
        /// The texts that were chosen.
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

    /// The texts; nil where there are none, or the search was given up.
    mutating func texts() -> [[String]]? {
        guard unavoidable[0].isEmpty else { return nil }
        // What leads nowhere: the patterns that match before a component.
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

    /// The cases after which the fewest patterns match: of two, none that leaves all patterns that
    /// the other leaves.
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
