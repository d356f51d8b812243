import FlowSpec

/// A text of somebody else's as it stands in a comment: on one line, nothing in it invisible, and
/// without effect on the tools that read comments.
///
/// A backslash before a colon or dash takes a directive's form away. In Markdown, as Xcode and DocC
/// show the comment, it isn't seen.
func comment(_ text: String) -> String {
    var words = escaped(text).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices { words[index] = harmless(words[index]) }
    return words.joined(separator: " ")
}

/// A word that no tool takes for a directive, such as `swiftlint:disable`: a colon between two
/// letters, or at the end of a tool's name.
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
