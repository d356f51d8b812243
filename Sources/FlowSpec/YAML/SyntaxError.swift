/// Reports libyaml's failure, in words that say what to do, at the characters that a person has to
/// change.
///
/// libyaml notices a quote or bracket without end at the end of the file, and a key without a colon
/// on the line after. Such findings are reported where that began; the others where libyaml noticed
/// them, with a note at the beginning.
func reportSyntaxError(_ failure: ReaderFailure, with builder: inout TreeBuilder) {
    let context = builder.cursor.move(toCharacter: failure.contextPlace)
    let place = builder.cursor.move(toCharacter: failure.place)
    let text = FailureText(bytes: builder.cursor.bytes, offset: place.offset, contextOffset: context.offset)
    let wording = wording(of: failure, in: text)

    func range(_ start: SourcePosition, length: Int) -> SourceRange {
        SourceRange(source: builder.source, start: start, end: builder.cursor.probe(offset: start.offset + length))
    }
    let found: SourceRange
    switch wording.place {
    case .found: found = range(place, length: text.characterLength(at: place.offset))
    case .escape: found = range(place, length: 1 + text.characterLength(at: place.offset + 1))
    case .opening: found = range(context, length: text.characterLength(at: context.offset))
    case .openingLine: found = range(context, length: text.restOfLine(at: context.offset))
    case .lineAbove:
        let line = text.lineAbove ?? place.offset..<place.offset
        found = range(builder.cursor.probe(offset: line.lowerBound), length: line.count)
    }
    var notes: [Diagnostic.Note] = []
    if let note = wording.note, context < place {
        notes.append(Diagnostic.Note(note, at: range(context, length: text.characterLength(at: context.offset))))
    }
    builder.diagnostics.report(wording.rule, wording.message, at: found, notes: notes)
}

/// What to say about a failure.
struct SyntaxWording {
    /// What was found, what was expected and what to do.
    var message: String
    /// What stands where the failed part began, for a note there.
    var note: String?
    /// Which characters the finding is about.
    var place = Place.found
    /// The rule that was broken.
    var rule = Rule.yamlSyntax

    /// The characters of a finding.
    enum Place {
        /// The character at which libyaml stopped.
        case found
        /// The backslash at which libyaml stopped, with the character after it.
        case escape
        /// The character at which the failed part began.
        case opening
        /// The rest of the line on which the failed part began.
        case openingLine
        /// The text of the line above that at which libyaml stopped.
        case lineAbove
    }
}

/// The text around a failure.
struct FailureText {
    /// The whole file.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where libyaml stopped.
    let offset: Int
    /// Where the failed part began.
    let contextOffset: Int

    /// What stands where libyaml stopped.
    var found: String {
        if isAtEnd { return "the end of the file" }
        if isLineBreak(bytes[offset]) { return "the end of the line" }
        return quoted(character(at: offset))
    }

    /// Whether libyaml stopped at the end of the file.
    var isAtEnd: Bool { offset >= bytes.count }

    /// Whether only white space stands before the place in its line.
    var isFirstInLine: Bool {
        let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return before.map(isLineBreak) ?? true
    }

    /// Whether a space stands right before the place.
    var isAfterSpace: Bool { offset > 0 && bytes[offset - 1] == UInt8(ascii: " ") }

    /// A line from an offset to its end, without white space there.
    func line(at start: Int) -> String {
        String(decoding: bytes[start..<start + max(restOfLine(at: start), 0)], as: UTF8.self)
    }

    /// Whether a colon with white space after it stands before the place in its line.
    var followsColon: Bool {
        var index = offset - 1
        while index > 0, !isLineBreak(bytes[index]) {
            if bytes[index] == UInt8(ascii: " "), bytes[index - 1] == UInt8(ascii: ":") { return true }
            index -= 1
        }
        return false
    }

    /// Whether the last line with text before the place's begins with a mark, such as `...`.
    func followsLine(beginningWith mark: String) -> Bool {
        let isBlank = { (byte: UInt8) in isLineBreak(byte) || byte == UInt8(ascii: " ") }
        guard let last = bytes[..<offset].lastIndex(where: { !isBlank($0) }) else { return false }
        let start = bytes[..<last].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
        return bytes[start...last].starts(with: mark.utf8)
    }

    /// The last line with text before the place's, without white space around it and without a
    /// comment; nil where there is none.
    var lineAbove: Range<Int>? {
        let isBlank = { (byte: UInt8) in isLineBreak(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let start = bytes[..<offset].lastIndex(where: isLineBreak), let last = bytes[..<start].lastIndex(where: { !isBlank($0) })
        else { return nil }
        let first = bytes[..<last].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
        let text = bytes[first...last]
        return (text.firstIndex { !isBlank($0) } ?? first)..<(last + 1)
    }

    /// The character that begins at an offset; nothing at the end.
    func character(at start: Int) -> String {
        String(decoding: bytes[min(start, bytes.count)..<min(start + characterLength(at: start), bytes.count)], as: UTF8.self)
    }

    /// How many bytes the character at an offset has; none for the end of a line or of the file.
    func characterLength(at start: Int) -> Int {
        guard start < bytes.count, !isLineBreak(bytes[start]) else { return 0 }
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 {
            end += 1
        }
        return end - start
    }

    /// How many bytes there are from an offset to the last character of its line that isn't white
    /// space.
    func restOfLine(at start: Int) -> Int {
        let line = bytes[start...].prefix { !isLineBreak($0) }
        return (line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? start - 1) + 1 - start
    }
}

private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
