import FlowSpec

/// A path as one word of a shell command. If it has unprintable characters, its bytes are written
/// as octal numbers, in the shell's `$'…'` quotes.
func shellWord(_ path: String) -> String {
    let isPlain =
        !path.isEmpty
        && path.unicodeScalars.allSatisfy {
            "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || "/._-".unicodeScalars.contains($0)
        }
    if isPlain { return path }
    let isShown = escaped(path) == path
    // Split by scalars: to Swift, a quotation mark with a combining mark is a different character.
    let parts = (isShown ? path : octalEscaped(backslashed(path))).unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return isShown ? "'\(parts.map { String($0) }.joined(separator: "'\\''"))'" : "$'\(parts.map { String($0) }.joined(separator: "\\'"))'"
}
