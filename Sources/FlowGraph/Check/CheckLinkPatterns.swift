import FlowSpec

extension Linker {
    // The total work of all coverage searches.
    private static let mostCoverage = 4_000_000

    /// Reports patterns that match the same URLs, overlapping patterns of equal specificity, and
    /// patterns that more specific ones cover completely.
    mutating func checkLinkPatterns() {
        let patterns = links.flatMap(\.patterns)
        let overlaps = PatternOverlaps(of: patterns.map(\.pattern))
        var work = Self.mostCoverage
        for (index, pattern) in patterns.enumerated() {
            if let first = overlaps.equal[index] { reportDuplicate(pattern, of: patterns[first]) }
            let crossing = overlaps.crossing[index]
            if crossing.count > 0 { reportAmbiguous(pattern, crossing.first.map { patterns[$0] }, count: crossing.count) }
            let narrower = overlaps.narrower[index].map { patterns[$0] }
            if !narrower.isEmpty { checkShadowed(pattern, by: narrower, work: &work) }
        }
        guard let cut = overlaps.cut else { return }
        let message =
            "\(quoted(patterns[cut].pattern.description)) and the patterns after it aren't compared with the others: too many patterns "
            + "match the same URLs; add segments or fixed text to them"
        report(.linkAmbiguous, message, at: patterns[cut].range)
    }

    private mutating func reportDuplicate(_ pattern: LinkPattern, of first: LinkPattern) {
        let note = Diagnostic.Note("\(quoted(first.pattern.description)) is declared here", at: first.range)
        let message =
            "\(quoted(pattern.pattern.description)) and \(quoted(first.pattern.description)) match the same URLs: one of them never opens; remove "
            + "one of them"
        report(.linkDuplicate, message, at: pattern.range, notes: [note])
    }

    private mutating func reportAmbiguous(_ pattern: LinkPattern, _ others: [LinkPattern], count: Int) {
        guard let first = others.first, let url = pattern.pattern.overlap(with: first.pattern) else { return }
        let more = count == 1 ? "" : " (the same applies to \(count - 1) other \(count == 2 ? "pattern" : "patterns"))"
        let notes = others.map { other in
            Diagnostic.Note("\(quoted(other.pattern.description)) is declared here", at: other.range)
        }
        let message =
            "\(quoted(pattern.pattern.description)) and \(quoted(first.pattern.description)) both match \(quoted(url.description)), and neither is "
            + "more specific\(more); narrow one of them"
        report(.linkAmbiguous, message, at: pattern.range, notes: notes)
    }

    private mutating func checkShadowed(_ pattern: LinkPattern, by others: [LinkPattern], work: inout Int) {
        switch pattern.pattern.coverage(by: others.map(\.pattern), work: &work) {
        case .covered:
            let notes = others.prefix(5).map { Diagnostic.Note("\(quoted($0.pattern.description)) is more specific", at: $0.range) }
            let message = "\(quoted(pattern.pattern.description)) never opens: more specific patterns match all of its URLs; remove it"
            report(.linkShadowed, message, at: pattern.range, notes: notes)
        case .unknown:
            let message =
                "\(quoted(pattern.pattern.description)) might never open: more specific patterns match its URLs, and flowgen can't compare "
                + "them all"
            report(.approximateAnalysis, message, at: pattern.range)
        case .uncovered: break
        }
    }
}

extension Program {
    /// The patterns of all links, the most specific first. The first that matches opens its link.
    public var orderedPatterns: [(link: LinkID, pattern: URLPattern)] {
        let all = links.enumerated().flatMap { index, link in link.patterns.map { (link: LinkID(index: index), pattern: $0.pattern) } }
        return URLPattern.order(of: all.map(\.pattern)).map { all[$0] }
    }
}
