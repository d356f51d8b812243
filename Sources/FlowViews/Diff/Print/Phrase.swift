import FlowSpec

/// A sentence with names and code. Each output format marks these differently.
struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
    private(set) var parts: [Part] = []

    enum Part: Hashable, Sendable {
        case plain(String)
        case code(String)
    }

    init(stringLiteral value: String) { parts = [.plain(value)] }

    init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.plain(literal)) }
        }

        mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

        mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

        /// Appends a name, or a piece of a spec or of Swift.
        mutating func appendInterpolation(code text: String) { parts.append(.code(text)) }

        /// Appends a message with names in single quotes.
        mutating func appendInterpolation(quotedNames message: String) {
            for (index, part) in splitAtQuotes(message).enumerated() {
                if index.isMultiple(of: 2) { appendLiteral(part) } else { parts.append(.code(part)) }
            }
        }

        mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }
    }

    /// A list of names in a sentence: `'a', 'b' and 'c'`.
    static func list(_ names: [String]) -> Phrase {
        let phrases = names.map { "\(code: $0)" as Phrase }
        guard let first = phrases.first, let last = phrases.last, names.count > 1 else { return phrases.first ?? "" }
        return "\(phrases.dropFirst().dropLast().reduce(first) { "\($0), \($1)" }) and \(last)"
    }

    /// The sentence on one line, with names in quotes.
    var text: String {
        parts.map { part in
            switch part {
            case .plain(let words): words
            case .code(let text): text.contains("'") ? "\"\(escaped(text))\"" : "'\(escaped(text))'"
            }
        }.joined()
    }

    /// The sentence in Markdown, with names as code.
    var markdown: String {
        parts.map { part in
            switch part {
            case .plain(let words): markdownEscaped(words)
            case .code(let text): markdownCode(text)
            }
        }.joined()
    }
}

/// Splits a message into alternating parts outside and inside single quotes. Unlike a quote, an
/// apostrophe is between letters.
private func splitAtQuotes(_ message: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    var last: Character?
    for (character, next) in zip(message, message.dropFirst().map(Optional.some) + [nil]) {
        let isApostrophe = last?.isLetter == true && next?.isLetter == true
        if character == "'", isQuoted || !isApostrophe {
            isQuoted.toggle()
            parts.append("")
        } else {
            parts[parts.count - 1].append(character)
        }
        last = character
    }
    // A quote without a counterpart is an ordinary character.
    guard isQuoted, let rest = parts.popLast() else { return parts }
    parts[parts.count - 1] += "'" + rest
    return parts
}
