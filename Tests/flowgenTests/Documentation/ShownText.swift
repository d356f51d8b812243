/// True if a page's excerpt matches a text. A line `…` matches any lines, and `…` at the end of a
/// line matches its rest.
func isShown(_ text: String, as shown: String) -> Bool {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = shown.split(separator: "\n", omittingEmptySubsequences: false)
    return matches(text[...], shown[...])
}

private func matches(_ text: ArraySlice<Substring>, _ shown: ArraySlice<Substring>) -> Bool {
    guard let line = shown.first else { return text.isEmpty }
    if line == "…" {
        return (text.startIndex...text.endIndex).contains { matches(text[$0...], shown.dropFirst()) }
    }
    guard let first = text.first else { return false }
    let isSame = line.hasSuffix("…") ? first.hasPrefix(line.dropLast()) : first == line
    return isSame && matches(text.dropFirst(), shown.dropFirst())
}

/// The first part of an excerpt that isn't in a file after the previous parts; `nil` if all are.
///
/// Lines `…` separate the parts. The file contains the lines of a part consecutively, possibly with
/// more indentation.
func missingPart(of excerpt: String, in text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var rest = lines[...]
    for part in excerpt.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: { $0.trimming(" ") == "…" }) {
        let part = part.trimmingEmptyLines
        guard !part.isEmpty else { continue }
        guard let start = rest.indices.first(where: { isPart(part, of: rest[$0...]) }) else { return part.joined(separator: "\n") }
        rest = rest[(start + part.count)...]
    }
    return nil
}

private func isPart(_ part: ArraySlice<Substring>, of lines: ArraySlice<Substring>) -> Bool {
    guard lines.count >= part.count, let first = part.first, let line = lines.first, line.hasSuffix(first) else { return false }
    let indent = line.dropLast(first.count)
    guard indent.allSatisfy({ $0 == " " }) else { return false }
    return zip(part, lines).allSatisfy { $0.isEmpty ? $1.isEmpty : $1 == indent + $0 }
}

extension ArraySlice<Substring> {
    fileprivate var trimmingEmptyLines: ArraySlice<Substring> {
        var lines = drop(while: \.isEmpty)
        while lines.last?.isEmpty == true { lines = lines.dropLast() }
        return lines
    }
}
