extension PatternReader {
    /// Reads fixed texts and placeholders; reports a mistake and returns `nil` otherwise.
    mutating func part(_ range: Range<Int>, in place: Place) -> URLPattern.Part? {
        var texts: [Range<Int>] = []
        var values: [Range<Int>] = []
        var start = range.lowerBound
        while let brace = bytes[start..<range.upperBound].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
            guard bytes[brace] == UInt8(ascii: "{") else {
                report("'}' has no matching '{'; remove it, or write it as %7D", at: brace..<brace + 1)
                return nil
            }
            guard let closing = closing(brace, before: range.upperBound) else {
                let open = brace..<range.upperBound
                report("\(shown(text(open))) isn't closed; add '}', and percent-encode '/', '&', '#' and '{' inside it", at: open)
                return nil
            }
            texts.append(start..<brace)
            values.append(brace..<closing + 1)
            start = closing + 1
        }
        texts.append(start..<range.upperBound)
        if values.isEmpty { return literal(range).map { .fixed($0) } }
        if values == [range] { return placeholder(range.dropFirst().dropLast(), in: place).map { .placeholder($0) } }
        guard place == .path else {
            report("\(shown(text(range))) mixes text and a placeholder, as only a path segment can; write one or the other", at: range)
            return nil
        }
        guard values.count <= URLPattern.mixLimit else {
            report("the segment has \(values.count) placeholders, but the maximum is \(URLPattern.mixLimit)", at: range)
            return nil
        }
        return mix(texts, values).map { .mixed($0) }
    }

    /// Reads a segment with texts and placeholders. The texts are the ranges around the values.
    private mutating func mix(_ texts: [Range<Int>], _ values: [Range<Int>]) -> URLPattern.Mix? {
        for (index, range) in texts.enumerated().dropFirst().dropLast() where range.isEmpty {
            let pair = values[index - 1].lowerBound..<values[index].upperBound
            report(
                "no text separates the two placeholders of \(shown(text(pair))): any split would fit; write text between them, as in '{a}-{b}'",
                at: pair)
        }
        let placeholders = values.compactMap { range -> URLPattern.Placeholder? in
            let placeholder = placeholder(range.dropFirst().dropLast(), in: .path)
            guard placeholder?.occurrence == .rest else { return placeholder }
            report("\(shown(text(range))) matches the rest of the path; make it a segment without text", at: range)
            return nil
        }
        let decoded = texts.compactMap { range -> String? in
            let text = literal(range)
            // Other characters can merge with the value next to them.
            guard let wrong = text?.first(where: { $0.isNewline || "a\($0)\($0)a".count != 4 }) else { return text }
            report("the character \(shown(String(wrong))) isn't allowed next to a placeholder; use letters, digits or ASCII", at: range)
            return nil
        }
        guard decoded.count == texts.count, placeholders.count == values.count else { return nil }
        return URLPattern.Mix(texts: decoded, placeholders: placeholders)
    }

    /// Reads a percent-encoded text; reports it and returns `nil` if a URL can't contain it.
    mutating func literal(_ range: Range<Int>) -> String? {
        let count = mistakes.count
        if let wrong = firstScalar(in: range, where: LinkURL.isForbidden) {
            let escape = LinkURL.encoded(text(wrong))
            report("\(describe(wrong)) isn't allowed in a URL; write it as \(escape)", at: wrong)
        }
        for index in range where bytes[index] == UInt8(ascii: "%") {
            let digits = bytes[index + 1..<range.upperBound].prefix(2).prefix { LinkURL.digit($0) != nil }.count
            if digits == 2 { continue }
            report("'%' must be followed by two hexadecimal digits; write a percent sign as %25", at: index..<index + 1 + digits)
        }
        guard mistakes.count == count else { return nil }
        let decoded = LinkURL.decoded(bytes[range])
        if decoded == nil { report("\(shown(text(range))) isn't UTF-8 after percent-decoding; write the characters themselves", at: range) }
        return decoded
    }

    // MARK: Finding

    /// Returns the index of the `}` for a `{`; `nil` if an invalid character precedes it.
    func closing(_ brace: Int, before end: Int) -> Int? {
        guard let index = bytes[brace + 1..<end].firstIndex(where: { "}{/&#".utf8.contains($0) }) else { return nil }
        return bytes[index] == UInt8(ascii: "}") ? index : nil
    }

    /// Returns the first index of a character outside placeholders.
    func index(of character: Unicode.Scalar, in range: Range<Int>) -> Int? {
        let byte = UInt8(ascii: character)
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == byte { return index }
            let isOpen = bytes[index] == UInt8(ascii: "{")
            index = (isOpen ? closing(index, before: range.upperBound) ?? index : index) + 1
        }
        return nil
    }

    /// Splits a range at a character outside placeholders.
    func pieces(of range: Range<Int>, at character: Unicode.Scalar) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        while let end = index(of: character, in: start..<range.upperBound) {
            pieces.append(start..<end)
            start = end + 1
        }
        return pieces + [start..<range.upperBound]
    }

    /// Returns the range of the first character that meets a condition.
    func firstScalar(in range: Range<Int>, where isWanted: (Unicode.Scalar) -> Bool) -> Range<Int>? {
        var index = range.lowerBound
        for scalar in text(range).unicodeScalars {
            let length = UTF8.width(scalar)
            if isWanted(scalar) { return index..<index + length }
            index += length
        }
        return nil
    }

    private func describe(_ range: Range<Int>) -> String {
        text(range) == " " ? "a space" : "the character \(shown(text(range)))"
    }
}

/// Returns a text of a URL in quotes for messages, with unprintable characters percent-encoded.
func shown(_ text: String) -> String { quoted(text, by: percentEncoded) }

private func percentEncoded(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
            LinkURL.encoded(String(scalar))
        default: String(scalar)
        }
    }.joined()
}
