extension URLPattern {
    /// A mistake in the text of a pattern.
    struct Mistake: Error, Hashable, Sendable {
        /// The problem, the expectation and the fix.
        let message: String
        /// The UTF-8 offsets of the mistake in the text; empty if something is missing.
        let range: Range<Int>
    }

    /// The result of reading a pattern.
    struct Reading: Hashable, Sendable {
        /// The pattern; `nil` if there are mistakes.
        let pattern: URLPattern?
        /// The mistakes, in the order of the text.
        let mistakes: [Mistake]
        /// The UTF-8 offsets of each placeholder's name in the text.
        let names: [String: Range<Int>]
    }

    /// The maximum length of a pattern's text in UTF-8 bytes.
    static let textLimit = 4_096
    /// The maximum number of segments of a pattern, and of items in its query.
    static let partLimit = 100
    /// The maximum number of placeholders in one segment.
    static let mixLimit = 4

    /// Reads a pattern from its text, with all mistakes.
    static func read(_ text: String) -> Reading {
        let length = text.utf8.count
        guard length <= textLimit else {
            let message = "the pattern has \(length) bytes, but the maximum is \(textLimit); shorten it"
            return Reading(pattern: nil, mistakes: [Mistake(message: message, range: textLimit..<length)], names: [:])
        }
        var reader = PatternReader(bytes: Array(text.utf8))
        let pattern = reader.pattern()
        let mistakes = reader.mistakes.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return Reading(pattern: mistakes.isEmpty ? pattern : nil, mistakes: mistakes, names: reader.names)
    }
}

extension URLPattern: LosslessStringConvertible {
    /// Reads a pattern from its text.
    ///
    /// - Parameter description: the text; the result is `nil` if it has a mistake.
    public init?(_ description: String) {
        guard let pattern = Self.read(description).pattern else { return nil }
        self = pattern
    }

    /// The text of the pattern, which reads as an equal pattern.
    public var description: String {
        var text = scheme + "://" + host + (port.map { ":\($0)" } ?? "")
        for part in path { text += "/" + part.description(LinkURL.encodedSegment) }
        if let rest { text += "/" + rest.description }
        for (index, item) in query.enumerated() {
            text += (index == 0 ? "?" : "&") + LinkURL.encoded(item.key) + "=" + item.value.description(LinkURL.encoded)
        }
        if let fragment { text += "#" + fragment.description(LinkURL.encoded) }
        return text
    }
}

extension URLPattern.Part {
    /// Returns the text of the part in a pattern. A function percent-encodes a fixed text.
    func description(_ encoded: (String) -> String) -> String {
        switch self {
        case .fixed(let text): encoded(text)
        case .placeholder(let placeholder): placeholder.description
        case .mixed(let mix):
            zip(mix.texts, mix.placeholders.map(\.description) + [""]).map { LinkURL.encoded($0, keeping: "@:,;=+!$&'()*") + $1 }.joined()
        }
    }
}

extension URLPattern.Placeholder: CustomStringConvertible {
    /// The text of the placeholder in a pattern.
    public var description: String {
        switch occurrence {
        case .required: type == .string ? "{\(name)}" : "{\(name):\(type)}"
        case .optional: "{\(name):\(type)?}"
        case .defaulted(let value): "{\(name):\(type)=\(type.text(of: value).map(LinkURL.encoded) ?? "")}"
        case .repeated: "{\(name):[\(type)]}"
        case .rest: "{\(name)...}"
        }
    }
}
