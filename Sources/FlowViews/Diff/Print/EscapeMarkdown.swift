import FlowSpec

/// A text in Markdown that means itself: it is no markup and no HTML, and on GitHub it mentions
/// nobody and refers to nothing.
func markdownEscaped(_ text: String) -> String {
    escaped(text).unicodeScalars.map { scalar in
        switch scalar {
        // GitHub looks for mentions and references once the text is rendered.
        case "@", "#": "<span>\(scalar)</span>"
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "$": "\\\(scalar)"
        default: String(scalar)
        }
    }.joined()
}

/// A text as code in Markdown, between more backticks than it has in a row.
func markdownCode(_ text: String) -> String {
    let text = escaped(text)
    let longest = text.unicodeScalars.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 || text.isEmpty ? " " : ""
    return fence + padding + text + padding + fence
}
