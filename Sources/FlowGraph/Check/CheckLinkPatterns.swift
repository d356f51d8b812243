import FlowSpec

extension Linker {
    // How much all searches for what is left of a pattern may do together.
    private static let mostCoverage = 4_000_000

    /// Reports patterns that match the same URLs, URLs that two patterns match of which neither is
    /// more specific, and patterns whose URLs all belong to more specific ones.
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
            "so many patterns match the same URLs that this one and those after it aren't compared with the others; write more segments or fixed texts "
            + "in them, so that fewer match one URL"
        report(.linkAmbiguous, message, at: patterns[cut].range)
    }

    private mutating func reportDuplicate(_ pattern: LinkPattern, of first: LinkPattern) {
        let note = Diagnostic.Note("the other is here", at: first.range)
        let message = "another pattern matches the same URLs, so that one of the two opens nothing"
        report(.linkDuplicate, message, at: pattern.range, notes: [note])
    }

    private mutating func reportAmbiguous(_ pattern: LinkPattern, _ others: [LinkPattern], count: Int) {
        guard let first = others.first, let url = pattern.pattern.overlap(with: first.pattern) else { return }
        let more = count == 1 ? "" : ", nor than \(count - 1) further \(count == 2 ? "pattern" : "patterns")"
        let notes = others.map { Diagnostic.Note($0.range == first.range ? "the other is here" : "a further one is here", at: $0.range) }
        let message =
            "another pattern matches \(quoted(url.description)) too, and neither is more specific\(more); make one of them match less"
        report(.linkAmbiguous, message, at: pattern.range, notes: notes)
    }

    private mutating func checkShadowed(_ pattern: LinkPattern, by others: [LinkPattern], work: inout Int) {
        switch pattern.pattern.coverage(by: others.map(\.pattern), work: &work) {
        case .covered:
            let notes = others.prefix(5).map { Diagnostic.Note("this takes some of them", at: $0.range) }
            let message = "more specific patterns take every URL that this one matches, so that it opens nothing"
            report(.linkShadowed, message, at: pattern.range, notes: notes)
        case .unknown:
            let message =
                "more specific patterns take URLs of this one in more ways than are looked at: whether any is left for it isn't known"
            report(.approximateAnalysis, message, at: pattern.range)
        case .uncovered: break
        }
    }
}

extension Program {
    /// The patterns of all links, the most specific first: the first that matches a URL is the one
    /// that counts.
    public var orderedPatterns: [(link: LinkID, pattern: URLPattern)] {
        let all = links.enumerated().flatMap { index, link in link.patterns.map { (link: LinkID(index: index), pattern: $0.pattern) } }
        return URLPattern.order(of: all.map(\.pattern)).map { all[$0] }
    }
}
