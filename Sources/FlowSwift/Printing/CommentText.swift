import FlowSpec

/// Makes external text safe for a comment: on one line, without invisible characters, and without
/// directives for tools that read comments.
///
/// A backslash before a colon or dash disables a directive. Xcode and DocC render comments as
/// Markdown, which hides the backslash.
func comment(_ text: String) -> String {
    var words = escaped(text).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices { words[index] = harmless(words[index]) }
    return words.joined(separator: " ")
}

/// Escapes a word that tools could read as a directive, such as `swiftlint:disable`. Escapes a
/// colon between two letters, or at the end of a tool's name.
private func harmless(_ word: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(word.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
        let (before, after) = (scalars[..<index], scalars[(index + 1)...])
        let isColon = scalar == ":" && (before.last.map(isLetter) ?? false) && (after.first.map(isLetter) ?? false || endsWithTool(before))
        let isDash =
            scalar == "-" && String(String.UnicodeScalarView(after.prefix(6))).lowercased().hasPrefix("ignore") && endsWithTool(before)
        if isColon || isDash { result.append("\\") }
        result.append(scalar)
    }
    return String(result)
}

private let tools = ["swiftlint", "swiftformat", "swift-format", "sourcery", "periphery", "weaver"]

private func endsWithTool(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let text = String(String.UnicodeScalarView(scalars.suffix(16))).lowercased()
    return tools.contains { text.hasSuffix($0) }
}

private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
}
