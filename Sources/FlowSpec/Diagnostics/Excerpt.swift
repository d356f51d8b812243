/// A source line with a caret and tildes beneath a range of it.
struct Excerpt: Equatable {
    /// The line, cut around the range if it is long.
    var line: String
    /// White space up to the range, then a caret at its start and tildes up to its end.
    var underline: String
}

/// Returns the line on which a range begins, with tildes to the end of the range or line. Returns
/// `nil` for a location outside the file.
func excerpt(of range: SourceRange, in source: Source) -> Excerpt? {
    let bytes = source.bytes
    let start = range.start.offset
    guard (0...bytes.count).contains(start) else { return nil }
    // Cut text that is far from the range, because a line can be a whole file.
    let (before, after) = (80, 160)
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n"), start - lineStart < before {
        lineStart -= 1
    }
    var lineEnd = start
    while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n"), lineEnd - start < after {
        lineEnd += 1
    }
    let isCutBefore = lineStart > 0 && bytes[lineStart - 1] != UInt8(ascii: "\n")
    let isCutAfter = lineEnd < bytes.count && bytes[lineEnd] != UInt8(ascii: "\n")
    while isCutBefore, lineStart < start, isContinuation(bytes[lineStart]) {
        lineStart += 1
    }
    while isCutAfter, lineEnd > start, isContinuation(bytes[lineEnd]) {
        lineEnd -= 1
    }
    if !isCutAfter, lineEnd > start, bytes[lineEnd - 1] == UInt8(ascii: "\r") {
        lineEnd -= 1
    }
    let end = min(max(range.end.offset, start), lineEnd)
    let left = (isCutBefore ? "…" : "") + visible(bytes[lineStart..<start])
    let middle = visible(bytes[start..<end])
    let right = visible(bytes[end..<lineEnd]) + (isCutAfter ? "…" : "")
    // Keep tabs, for the same width in both lines.
    let padding = left.map { $0 == "\t" ? "\t" : String(repeating: " ", count: displayWidth($0)) }.joined()
    let width = displayWidth(of: middle)
    return Excerpt(line: left + middle + right, underline: padding + "^" + String(repeating: "~", count: max(0, width - 1)))
}

private func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
}

/// Returns source bytes as text. Keeps tabs, removes byte order marks, and replaces other
/// unprintable characters.
private func visible(_ bytes: ArraySlice<UInt8>) -> String {
    replacingInvisible(in: String(decoding: bytes, as: UTF8.self)) { scalar in
        switch scalar {
        case "\t": "\t"
        case "\u{FEFF}": ""
        default: "\u{FFFD}"
        }
    }
}
