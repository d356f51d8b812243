extension URLPattern {
    /// What is wrong in a text that should be a pattern.
    struct Mistake: Error, Hashable, Sendable {
        /// What was found, what was expected, and the remedy.
        let message: String
        /// The characters that it is about, as UTF-8 offsets in the text; empty where something is
        /// missing.
        let range: Range<Int>
    }

    /// What reading a pattern gives.
    struct Reading: Hashable, Sendable {
        /// The pattern; nil where there are mistakes.
        let pattern: URLPattern?
        /// The mistakes, in their order in the text.
        let mistakes: [Mistake]
        /// Where the name of each placeholder stands, as UTF-8 offsets in the text.
        let names: [String: Range<Int>]
    }

    /// How long a pattern's text may be, in UTF-8 bytes.
    static let textLimit = 4_096
    /// How many segments a pattern may have, and how many items in its query.
    static let partLimit = 100

    /// Reads a pattern from its text.
    static func read(_ text: String) -> Reading {
        let length = text.utf8.count
        guard length <= textLimit else {
            let message = "a pattern of \(length) bytes is too long: \(textLimit) are the most; split it"
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
    /// - Parameter description: the text. Where it has a mistake, nil comes back.
    public init?(_ description: String) {
        guard let pattern = Self.read(description).pattern else { return nil }
        self = pattern
    }

    /// The pattern as a text that reads as the same pattern.
    public var description: String {
        var text = scheme + "://" + host
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
    /// The part as it stands in a pattern, with a text percent-encoded by a function.
    func description(_ encoded: (String) -> String) -> String {
        switch self {
        case .fixed(let text): encoded(text)
        case .placeholder(let placeholder): placeholder.description
        }
    }
}

extension URLPattern.Placeholder: CustomStringConvertible {
    /// The placeholder as it stands in a pattern.
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
