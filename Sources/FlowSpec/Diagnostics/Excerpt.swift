/// A source line with a caret and tildes beneath a range of it.
struct Excerpt: Equatable {
    /// The line, cut around the range where it is long.
    var line: String
    /// White space up to the range, then a caret at its start and tildes up to its end.
    var underline: String
}

/// The line on which a range begins. The tildes end with the line where the range goes on; nil for
/// a place outside the file.
func excerpt(of range: SourceRange, in source: Source) -> Excerpt? {
    let bytes = source.bytes
    let start = range.start.offset
    guard (0...bytes.count).contains(start) else { return nil }
    // Some lines are whole files; what is far from the range is cut.
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
    // A tab stays one, so that it is as wide in both lines.
    let padding = left.map { $0 == "\t" ? "\t" : String(repeating: " ", count: displayWidth($0)) }.joined()
    let width = displayWidth(of: middle)
    return Excerpt(line: left + middle + right, underline: padding + "^" + String(repeating: "~", count: max(0, width - 1)))
}

private func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
}

/// Source bytes as text, in which what doesn't print is replaced. A byte order mark takes no place
/// on the screen, and a tab stays one.
private func visible(_ bytes: ArraySlice<UInt8>) -> String {
    replacingInvisible(in: String(decoding: bytes, as: UTF8.self)) { scalar in
        switch scalar {
        case "\t": "\t"
        case "\u{FEFF}": ""
        default: "\u{FFFD}"
        }
    }
}
