import FlowSpec

/// A path as a shell takes it for one word. What doesn't print is written as the numbers of its
/// bytes, in the quotes that shells have for that.
func shellWord(_ path: String) -> String {
    let isPlain =
        !path.isEmpty
        && path.unicodeScalars.allSatisfy {
            "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || "/._-".unicodeScalars.contains($0)
        }
    if isPlain { return path }
    let isShown = escaped(path) == path
    // By scalars: a quotation mark with a mark above it is a character of its own to Swift, and
    // none to a shell.
    let parts = (isShown ? path : octalEscaped(backslashed(path))).unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return isShown ? "'\(parts.map { String($0) }.joined(separator: "'\\''"))'" : "$'\(parts.map { String($0) }.joined(separator: "\\'"))'"
}
