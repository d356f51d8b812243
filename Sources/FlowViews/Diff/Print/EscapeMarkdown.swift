import FlowSpec

/// Escapes a text for Markdown: no markup or HTML, and no mentions or references on GitHub.
func markdownEscaped(_ text: String) -> String {
    escaped(text).unicodeScalars.map { scalar in
        switch scalar {
        // GitHub finds mentions and references in the rendered text.
        case "@", "#": "<span>\(scalar)</span>"
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "$": "\\\(scalar)"
        default: String(scalar)
        }
    }.joined()
}

/// A text as code in Markdown, with more backticks around it than any run inside.
func markdownCode(_ text: String) -> String {
    let text = escaped(text)
    let longest = text.unicodeScalars.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 || text.isEmpty ? " " : ""
    return fence + padding + text + padding + fence
}
