/// Reports libyaml's failure with a fix, at the characters to change.
///
/// libyaml detects an unclosed quote or bracket at the end of the file, and a key without a colon
/// on the next line. Such findings are at their beginning. Other findings are at the detected
/// location, with a note at the beginning.
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

/// The wording of a YAML syntax error.
struct SyntaxWording {
    /// The problem, the expectation and the fix.
    var message: String
    /// The message of a note at the start of the failed part.
    var note: String?
    /// The characters of the finding.
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
        /// The text of the line above the location at which libyaml stopped.
        case lineAbove
    }
}

/// The text around a failure.
struct FailureText {
    /// The whole file.
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset at which libyaml stopped.
    let offset: Int
    /// The offset at which the failed part began.
    let contextOffset: Int

    /// The words for the text at which libyaml stopped.
    var found: String {
        if isAtEnd { return "the end of the file" }
        if isLineBreak(bytes[offset]) { return "the end of the line" }
        return quoted(character(at: offset))
    }

    /// True if libyaml stopped at the end of the file.
    var isAtEnd: Bool { offset >= bytes.count }

    /// True if only white space precedes the location in its line.
    var isFirstInLine: Bool {
        let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return before.map(isLineBreak) ?? true
    }

    /// True if a space directly precedes the location.
    var isAfterSpace: Bool { offset > 0 && bytes[offset - 1] == UInt8(ascii: " ") }

    /// Returns a line from an offset on, without trailing white space.
    func line(at start: Int) -> String {
        String(decoding: bytes[start..<start + max(restOfLine(at: start), 0)], as: UTF8.self)
    }

    /// True if a colon and white space precede the location in its line.
    var followsColon: Bool {
        var index = offset - 1
        while index > 0, !isLineBreak(bytes[index]) {
            if bytes[index] == UInt8(ascii: " "), bytes[index - 1] == UInt8(ascii: ":") { return true }
            index -= 1
        }
        return false
    }

    /// Returns true if the last nonblank line before this one begins with a mark, such as `...`.
    func followsLine(beginningWith mark: String) -> Bool {
        let isBlank = { (byte: UInt8) in isLineBreak(byte) || byte == UInt8(ascii: " ") }
        guard let last = bytes[..<offset].lastIndex(where: { !isBlank($0) }) else { return false }
        let start = bytes[..<last].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
        return bytes[start...last].starts(with: mark.utf8)
    }

    /// The last nonblank line above the location, without surrounding white space, if any.
    var lineAbove: Range<Int>? {
        let isBlank = { (byte: UInt8) in isLineBreak(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let start = bytes[..<offset].lastIndex(where: isLineBreak), let last = bytes[..<start].lastIndex(where: { !isBlank($0) })
        else { return nil }
        let first = bytes[..<last].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
        let text = bytes[first...last]
        return (text.firstIndex { !isBlank($0) } ?? first)..<(last + 1)
    }

    /// Returns the character at an offset; empty at the end.
    func character(at start: Int) -> String {
        String(decoding: bytes[min(start, bytes.count)..<min(start + characterLength(at: start), bytes.count)], as: UTF8.self)
    }

    /// Returns the number of bytes of the character at an offset; 0 at the end of a line or file.
    func characterLength(at start: Int) -> Int {
        guard start < bytes.count, !isLineBreak(bytes[start]) else { return 0 }
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 {
            end += 1
        }
        return end - start
    }

    /// Returns the length from an offset to the end of its line, without trailing white space.
    func restOfLine(at start: Int) -> Int {
        let line = bytes[start...].prefix { !isLineBreak($0) }
        return (line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? start - 1) + 1 - start
    }
}

private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
