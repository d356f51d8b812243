import FlowSpec

/// Returns the difference of two texts in the unified format of `patch -p1` and `git apply`, with
/// three lines around each change. It's empty if the texts are equal.
///
/// - Parameters:
///   - old: the old text, in bytes; nil if the file didn't exist.
///   - new: the new text, in bytes; nil if the file is deleted.
///   - path: the file's path, relative to the folder for applying the difference.
public func unifiedDiff(from old: [UInt8]?, to new: [UInt8]?, path: String) -> [UInt8] {
    if old == new { return [] }
    let (oldLines, newLines) = (lines(of: old ?? []), lines(of: new ?? []))
    var numbers = LineNumbers()
    let parts = lineDiff(oldLines.map { numbers[$0] }, newLines.map { numbers[$0] })
    var text = Array("--- \(old == nil ? "/dev/null" : named("a/" + path))\n+++ \(new == nil ? "/dev/null" : named("b/" + path))\n".utf8)
    for hunk in hunks(of: parts) {
        text += "@@ -\(place(hunk.old)) +\(place(hunk.new)) @@\n".utf8
        for part in hunk.parts {
            if part.isCommon {
                for line in oldLines[part.old] { append(" ", line, to: &text) }
            } else {
                for line in oldLines[part.old] { append("-", line, to: &text) }
                for line in newLines[part.new] { append("+", line, to: &text) }
            }
        }
    }
    return text
}

/// A number for each line, equal for equal lines.
private struct LineNumbers {
    private var known: [ArraySlice<UInt8>: Int] = [:]

    subscript(line: ArraySlice<UInt8>) -> Int {
        mutating get {
            if let number = known[line] { return number }
            known[line] = known.count
            return known.count - 1
        }
    }
}

/// The lines of a text with their line breaks; the last one can lack it.
private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
        let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
        lines.append(rest[..<end])
        rest = rest[end...]
    }
    return lines
}

/// Changes that are close together, with the lines around them.
private struct Hunk {
    var parts: [DiffPart] = []

    var old: Range<Int> { (parts.first?.old.lowerBound ?? 0)..<(parts.last?.old.upperBound ?? 0) }
    var new: Range<Int> { (parts.first?.new.lowerBound ?? 0)..<(parts.last?.new.upperBound ?? 0) }
}

/// Splits a difference at common parts that are longer than the context of two changes.
private func hunks(of parts: [DiffPart], context: Int = 3) -> [Hunk] {
    var hunks: [Hunk] = []
    for (index, part) in parts.enumerated() {
        guard part.isCommon else {
            if hunks.isEmpty { hunks.append(Hunk()) }
            hunks[hunks.count - 1].parts.append(part)
            continue
        }
        let isFirst = index == 0
        let isLast = index == parts.count - 1
        if !isFirst, !isLast, part.old.count <= 2 * context {
            hunks[hunks.count - 1].parts.append(part)
            continue
        }
        if !isFirst { hunks[hunks.count - 1].parts.append(part.prefix(context)) }
        if !isLast { hunks.append(Hunk(parts: [part.suffix(context)])) }
    }
    return hunks
}

extension DiffPart {
    fileprivate func prefix(_ count: Int) -> DiffPart {
        DiffPart(old: old.prefix(count), new: new.prefix(count), isCommon: isCommon)
    }

    fileprivate func suffix(_ count: Int) -> DiffPart {
        DiffPart(old: old.suffix(count), new: new.suffix(count), isCommon: isCommon)
    }
}

/// `first,count`; an empty part has the number of the line before it.
private func place(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
}

private func append(_ mark: String, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text += mark.utf8
    text += line
    if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
}

/// A file's name as git writes it: quoted if it contains special or unprintable characters, or
/// followed by a tab if it contains a space.
private func named(_ path: String) -> String {
    let name = octalEscaped(backslashed(path))
    return name == path ? path.contains(" ") ? path + "\t" : path : "\"\(name)\""
}
