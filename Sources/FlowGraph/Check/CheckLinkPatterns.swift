import FlowDiagnostics
import FlowRules
import URLPatterns

extension Linker {
    // Far beyond any app.
    private static let mostComparisons = 500_000

    /// Reports patterns that match the same URLs, URLs that two patterns match of which neither is
    /// more specific, and patterns whose URLs all belong to more specific ones.
    mutating func checkLinkPatterns() {
        let patterns = links.flatMap(\.patterns)
        var comparisons = Self.mostComparisons
        // Others have nothing in common.
        let groups = Dictionary(grouping: patterns.indices) { [patterns[$0].pattern.scheme, patterns[$0].pattern.host] }
        for group in groups.values.sorted(by: { $0[0] < $1[0] }) {
            var narrower: [Int: [Int]] = [:]
            for (place, index) in group.enumerated() {
                for other in group[..<place] where comparisons > 0 {
                    comparisons -= 1
                    switch patterns[index].pattern.relation(to: patterns[other].pattern) {
                    case .equal: reportDuplicate(patterns[index], of: patterns[other])
                    case .crossing: reportAmbiguous(patterns[index], patterns[other])
                    case .narrower: narrower[other, default: []].append(index)
                    case .wider: narrower[index, default: []].append(other)
                    case .disjoint: break
                    }
                }
            }
            for (index, others) in narrower.sorted(by: { $0.key < $1.key }) {
                reportShadowed(patterns[index], by: others.sorted().map { patterns[$0] })
            }
        }
    }

    private mutating func reportDuplicate(_ pattern: LinkPattern, of first: LinkPattern) {
        let note = Diagnostic.Note("the other is here", at: first.range)
        let message = "another pattern matches the same URLs, so that one of the two opens nothing"
        report(.linkDuplicate, message, at: pattern.range, notes: [note])
    }

    private mutating func reportAmbiguous(_ pattern: LinkPattern, _ first: LinkPattern) {
        guard let url = pattern.pattern.overlap(with: first.pattern) else { return }
        let note = Diagnostic.Note("the other is here", at: first.range)
        let message = "another pattern matches \(quoted(url.description)) too, and neither is more specific; make one of them match less"
        report(.linkAmbiguous, message, at: pattern.range, notes: [note])
    }

    private mutating func reportShadowed(_ pattern: LinkPattern, by others: [LinkPattern]) {
        guard pattern.pattern.coverage(by: others.map(\.pattern)) == .covered else { return }
        let notes = others.prefix(5).map { Diagnostic.Note("this takes some of them", at: $0.range) }
        let message = "more specific patterns take every URL that this one matches, so that it opens nothing"
        report(.linkShadowed, message, at: pattern.range, notes: notes)
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
