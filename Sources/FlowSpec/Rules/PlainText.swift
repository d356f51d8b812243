extension RulePage {
    /// The page as plain text for a terminal with so many columns.
    ///
    /// - Parameter width: how many columns the terminal has.
    public func plainText(width: Int) -> String {
        var lines = wrapped("\(rule.id) (\(rule.severity.rawValue)): \(rule.title)", width: width, indent: "  ")
        for paragraph in paragraphs(of: explanation) {
            lines.append("")
            lines += wrapped(withoutMarkup(paragraph), width: width)
        }
        lines += ["", "Wrong:"] + shown(wrong) + [""]
        for line in wrong.lines(of: rule) { lines += wrapped("  \(line.text(of: rule))", width: width, indent: "    ") }
        lines += ["", "Right:"] + shown(right)
        return lines.map { "\($0)\n" }.joined()
    }

    private func shown(_ example: RuleExample) -> [String] {
        let isOne = example.files.count == 1 && !example.files[0].path.contains("/")
        return example.files.flatMap { file in
            let lines = file.plainText.split(separator: "\n").map { "    \($0)" }
            return isOne ? [""] + lines : ["", "  \(file.path)"] + lines
        }
    }
}

/// The paragraphs of a Markdown text, each on one line.
func paragraphs(of text: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(line) }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
}

/// A paragraph with quotes around code, unless it is to stay marked as code, and of links the text
/// only.
func withoutMarkup(_ text: String, keepsCode: Bool = false) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
        rest = rest.dropFirst()
        switch character {
        case "`":
            result += keepsCode ? "`" : "'"
        case "[":
            // In code a bracket is one: `[dismissAll, …]`.
            guard let end = rest.firstIndex(of: "]"), rest[end...].hasPrefix("]("), let close = rest[end...].firstIndex(of: ")") else {
                result.append(character)
                continue
            }
            result += rest[..<end]
            rest = rest[rest.index(after: close)...]
        default: result.append(character)
        }
    }
    return result
}
