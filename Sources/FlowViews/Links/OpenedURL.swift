import FlowAnalysis
import FlowGraph
import FlowSpec

/// The outcome of opening a URL.
public struct OpenedURL: Sendable {
    /// The answer as plain text.
    public let text: String

    /// Matches a URL against the links of a program.
    ///
    /// - Parameters:
    ///   - url: the URL.
    ///   - analysis: the analysis of the program.
    public init(_ url: LinkURL, in analysis: Analysis) {
        let patterns = analysis.program.links.indices.flatMap { link in
            analysis.program.links[link].patterns.map { LinkedPattern(link: LinkID(index: link), pattern: $0.pattern) }
        }
        let answer = Answer(url: url, analysis: analysis, words: LinkWords(program: analysis.program))
        let order = URLPattern.order(of: patterns.map(\.pattern)).map { patterns[$0] }
        let matching = order.filter { $0.pattern.match(url) != nil }
        if let first = matching.first, let values = first.pattern.match(url) {
            text = answer.opened(first, values, others: matching.dropFirst())
        } else if let nearest = URLPattern.nearest(to: url, among: patterns.map(\.pattern)) {
            text = answer.missed(patterns[nearest])
        } else {
            text = "The project has no deep link with a URL.\n"
        }
    }

    /// A pattern with its link.
    private struct LinkedPattern {
        var link: LinkID
        var pattern: URLPattern
    }

    private struct Answer {
        let url: LinkURL
        let analysis: Analysis
        let words: LinkWords

        private func title(_ pattern: LinkedPattern) -> String {
            "\(quoted(pattern.pattern.description)) of \(quoted(analysis.program[pattern.link].name.value))"
        }

        /// Describes the opened link: its values, why it was chosen, and its outcomes.
        func opened(_ first: LinkedPattern, _ values: [String: URLPattern.Value], others: some Sequence<LinkedPattern>) -> String {
            var lines = ["\(quoted(url.description)) opens \(quoted(analysis.program[first.link].name.value)): \(first.pattern)"]
            for placeholder in first.pattern.placeholders {
                guard let value = values[placeholder.name] else { continue }
                lines.append("  \(placeholder.name): \(words.text(of: value))")
            }
            for other in others {
                let reasons = first.pattern.narrowings(of: other.pattern).map { difference in
                    let wider = difference.found.map { " rather than \(quoted($0))" } ?? ", which the other pattern leaves open"
                    return "\(words.name(of: difference.place)) is \(difference.wanted.map(quoted) ?? "the end")\(wider)"
                }
                let reason = reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
                lines.append("It is more specific than \(title(other))\(reason).")
            }
            for (choices, state) in analysis.machine.initialStates {
                let needs = analysis.needs(of: choices)
                lines.append("At the start\(needs.isEmpty ? "" : ", \(needs.joined(separator: " and "))"):")
                lines += words.lines(of: first.link, in: state, analysis).map { "  \($0)" }
            }
            return lines.map { "\($0)\n" }.joined()
        }

        /// Describes the nearest pattern, and the first difference from it.
        func missed(_ nearest: LinkedPattern) -> String {
            let head = "No link matches \(quoted(url.description)).\n"
            guard let difference = nearest.pattern.differences(from: url).first else { return head }
            let place = words.name(of: difference.place)
            var reason =
                switch (difference.wanted, difference.found) {
                case (let wanted?, let found?): "\(place) is \(quoted(found)), not \(quoted(wanted))"
                case (let wanted?, nil): "\(place) is missing: expected \(quoted(wanted))"
                case (nil, let found?): "\(words.extra(difference.place)) \(quoted(found))"
                case (nil, nil): "\(place) differs"
                }
            if let detail = difference.reason { reason += ": \(detail)" }
            return head + "The nearest pattern is \(title(nearest)): \(reason).\n"
        }
    }
}
