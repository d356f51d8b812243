import FlowAnalysis
import FlowGraph
import FlowSpec

/// Phrases for the outcomes of links.
struct LinkWords {
    let program: Program

    // More lines don't help readers.
    private static let mostWays = 16

    /// The outcomes of a link in a state, with one line for each case if they differ.
    func lines(of link: LinkID, in state: State, _ analysis: Analysis) -> [String] {
        switch analysis.opening(link, in: state) {
        case .waits(let place): return ["waits for \(quoted(name(of: place)))"]
        case .waitsForEnd(let target): return ["waits for the end of \(quoted(program.name(of: target)))"]
        case .refused: return ["refused"]
        case .opens(let ways):
            // A restarted flow can have other values.
            let isTold = program[link].restarts || program[link].steps.contains(where: \.restartsContent)
            let texts = ways.map { text(of: $0, isNothing: $0.state == state && !isTold) }
            guard let first = texts.first, texts.contains(where: { $0 != first }) else { return Array(texts.prefix(1)) }
            var lines: [String] = []
            for (way, text) in zip(ways, texts) {
                let line = way.needs.isEmpty ? "otherwise: \(text)" : "if \(way.needs.joined(separator: " and ")): \(text)"
                if !lines.contains(line) { lines.append(line) }
            }
            return lines.count > Self.mostWays ? lines.prefix(Self.mostWays) + ["…"] : lines
        }
    }

    private func text(of way: LinkOpening.Way, isNothing: Bool) -> String {
        let text = isNothing ? "does nothing" : way.state.description(in: program)
        return way.fault.map { "\(text): \($0)" } ?? text
    }

    private func name(of place: DeepLink.Place) -> String {
        program[place.flow].children[place.index].name.value
    }

    /// The text for a value read from a URL.
    func text(of value: URLPattern.Value) -> String {
        switch value {
        case .text(let text): quoted(text)
        case .uuid(let text): text
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .bool(let bool): String(bool)
        case .list(let values): "[\(values.map(text).joined(separator: ", "))]"
        case .absent: "nil"
        }
    }

    /// A phrase for a part of a URL that a pattern doesn't have.
    func extra(_ place: URLPattern.Place) -> String {
        switch place {
        case .segment: "the path continues with"
        case .host: "the pattern has no host, but the URL has"
        case .port: "the pattern has no port, but the URL has"
        case .scheme, .item, .fragment: "\(name(of: place)) is"
        }
    }

    /// The name of a part of a URL.
    func name(of place: URLPattern.Place) -> String {
        switch place {
        case .scheme: "the scheme"
        case .host: "the host"
        case .port: "the port"
        case .segment(let index): "segment \(index + 1) of the path"
        case .item(let key): "\(quoted(key)) in the query"
        case .fragment: "the fragment"
        }
    }
}

extension Step {
    /// True if the step can replace content with equal screens that have other values.
    fileprivate var restartsContent: Bool {
        switch action {
        case .select(_, _, _, .some), .switchTo(_, _, .some, _), .switchTo(_, _, _, reset: true), .replace, .setStack: true
        default: action.choices.contains { $0.steps.contains(where: \.restartsContent) }
        }
    }
}
