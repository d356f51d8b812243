import FlowAnalysis
import FlowGraph
import FlowSpec

/// The outcome of opening a URL.
public struct OpenedURL: Answer {
    private let url: LinkURL
    private var opened: Opened?
    private var nearest: Nearest?

    /// The link that the URL opens.
    private struct Opened {
        var pattern: LinkedPattern
        /// The values by name, as text.
        var values: [(name: String, text: String)]
        /// The other patterns that match, each with the reasons why they are less specific.
        var others: [(pattern: LinkedPattern, reasons: [String])]
        /// The destinations from each start of the app.
        var starts: [(needs: [String], lines: [String])]
    }

    /// The pattern that differs least from the URL, if none matches.
    private struct Nearest {
        var pattern: LinkedPattern
        /// The first difference.
        var reason: String?
    }

    /// A pattern with its link.
    private struct LinkedPattern {
        var link: LinkID
        var name: String
        var pattern: URLPattern

        var title: String { "\(quoted(pattern.description)) of \(quoted(name))" }
        var json: JSON { ["link": .string(name), "pattern": .string(pattern.description)] }
    }

    /// Matches a URL against the links of a program.
    public init(_ url: LinkURL, in analysis: Analysis) {
        self.url = url
        let (program, words) = (analysis.program, LinkWords(program: analysis.program))
        let patterns = program.links.indices.flatMap { link in
            program.links[link].patterns.map {
                LinkedPattern(link: LinkID(index: link), name: program.links[link].name.value, pattern: $0.pattern)
            }
        }
        let order = URLPattern.order(of: patterns.map(\.pattern)).map { patterns[$0] }
        let matching = order.filter { $0.pattern.match(url) != nil }
        if let first = matching.first, let values = first.pattern.match(url) {
            opened = Opened(
                pattern: first,
                values: first.pattern.placeholders.compactMap { place in values[place.name].map { (place.name, words.text(of: $0)) } },
                others: matching.dropFirst().map { ($0, words.reasons(for: first.pattern, over: $0.pattern)) },
                starts: analysis.machine.initialStates.map { choices, state in
                    (analysis.needs(of: choices), words.lines(of: first.link, in: state, analysis))
                })
        } else if let nearest = URLPattern.nearest(to: url, among: patterns.map(\.pattern)).map({ patterns[$0] }) {
            self.nearest = Nearest(pattern: nearest, reason: nearest.pattern.differences(from: url).first.map(words.reason))
        }
    }

    /// The link with its values and destinations, or the nearest pattern; the width has no effect.
    public func text(width: Int) -> String {
        if let opened {
            var lines = ["\(quoted(url.description)) opens \(quoted(opened.pattern.name)): \(opened.pattern.pattern)"]
            lines += opened.values.map { "  \($0.name): \($0.text)" }
            for (pattern, reasons) in opened.others {
                let reason = reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
                lines.append("It is more specific than \(pattern.title)\(reason).")
            }
            for (needs, ways) in opened.starts {
                lines.append("At the start\(needs.isEmpty ? "" : ", \(needs.joined(separator: " and "))"):")
                lines += ways.map { "  \($0)" }
            }
            return lines.map { "\($0)\n" }.joined()
        }
        guard let nearest else { return "The project has no deep link with a URL.\n" }
        let head = "No link matches \(quoted(url.description)).\n"
        return head + (nearest.reason.map { "The nearest pattern is \(nearest.pattern.title): \($0).\n" } ?? "")
    }

    /// The same as JSON.
    public var json: (key: String, value: JSON) {
        var answer: JSON = ["url": .string(url.description)]
        if let opened {
            answer =
                answer + opened.pattern.json + [
                    "values": .array(opened.values.map { ["name": .string($0.name), "text": .string($0.text)] }),
                    "others": .array(opened.others.map { $0.pattern.json + ["reasons": .strings($0.reasons)] }),
                    "openings": .array(opened.starts.map { ["needs": .strings($0.needs), "outcomes": .strings($0.lines)] }),
                ]
        } else if let nearest {
            answer = answer + ["nearest": nearest.pattern.json + ["reason": nearest.reason.map(JSON.string)]]
        }
        return ("url", answer)
    }
}

extension LinkWords {
    /// The reasons why a pattern is more specific than another one that matches the same URL.
    fileprivate func reasons(for pattern: URLPattern, over other: URLPattern) -> [String] {
        pattern.narrowings(of: other).map { difference in
            let wider = difference.found.map { " rather than \(quoted($0))" } ?? ", which the other pattern leaves open"
            return "\(name(of: difference.place)) is \(difference.wanted.map(quoted) ?? "the end")\(wider)"
        }
    }

    /// A difference between a pattern and a URL.
    fileprivate func reason(for difference: URLPattern.Difference) -> String {
        let place = name(of: difference.place)
        let reason =
            switch (difference.wanted, difference.found) {
            case (let wanted?, let found?): "\(place) is \(quoted(found)), not \(quoted(wanted))"
            case (let wanted?, nil): "\(place) is missing: expected \(quoted(wanted))"
            case (nil, let found?): "\(extra(difference.place)) \(quoted(found))"
            case (nil, nil): "\(place) differs"
            }
        return difference.reason.map { "\(reason): \($0)" } ?? reason
    }
}
