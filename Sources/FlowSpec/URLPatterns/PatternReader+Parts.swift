extension PatternReader {
    /// A text or a placeholder; nil where it is neither, which is reported.
    mutating func part(_ range: Range<Int>, in place: Place) -> URLPattern.Part? {
        guard let brace = bytes[range].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
            return literal(range).map { .fixed($0) }
        }
        guard bytes[brace] == UInt8(ascii: "{") else {
            report("'}' ends no placeholder; remove it, or write the character as %7D", at: brace..<brace + 1)
            return nil
        }
        guard let closing = closing(brace, before: range.upperBound) else {
            let open = brace..<range.upperBound
            report("\(shown(text(open))) isn't closed; write '}' after it, and '/', '&', '#' and '{' within it percent-encoded", at: open)
            return nil
        }
        guard brace == range.lowerBound, closing + 1 == range.upperBound else {
            report("\(shown(text(range))) mixes text and a placeholder; write one or the other", at: range)
            return nil
        }
        return placeholder(brace + 1..<closing, in: place).map { .placeholder($0) }
    }

    /// A text, percent-decoded; nil where it can't stand in a URL, which is reported.
    mutating func literal(_ range: Range<Int>) -> String? {
        let count = mistakes.count
        if let wrong = firstScalar(in: range, where: LinkURL.isForbidden) {
            let escape = LinkURL.encoded(text(wrong))
            report("\(describe(wrong)) can't stand in a URL; write it as \(escape)", at: wrong)
        }
        for index in range where bytes[index] == UInt8(ascii: "%") {
            let digits = bytes[index + 1..<range.upperBound].prefix(2).prefix { LinkURL.digit($0) != nil }.count
            if digits == 2 { continue }
            report("'%' needs two hexadecimal digits after it; write the character itself as %25", at: index..<index + 1 + digits)
        }
        guard mistakes.count == count else { return nil }
        let decoded = LinkURL.decoded(bytes[range])
        if decoded == nil { report("\(shown(text(range))) isn't UTF-8 after percent-decoding; write the text itself", at: range) }
        return decoded
    }

    // MARK: Finding

    /// Where a placeholder ends: the `}` of its `{`, before anything that can't stand within.
    func closing(_ brace: Int, before end: Int) -> Int? {
        guard let index = bytes[brace + 1..<end].firstIndex(where: { "}{/&#".utf8.contains($0) }) else { return nil }
        return bytes[index] == UInt8(ascii: "}") ? index : nil
    }

    /// The first of a character outside placeholders.
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

    /// The pieces between a character outside placeholders.
    func pieces(of range: Range<Int>, at character: Unicode.Scalar) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        while let end = index(of: character, in: start..<range.upperBound) {
            pieces.append(start..<end)
            start = end + 1
        }
        return pieces + [start..<range.upperBound]
    }

    /// Where the first character that fulfils something stands.
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

/// A text of a URL in quotes as messages show it: percent-encoded where it doesn't print.
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
