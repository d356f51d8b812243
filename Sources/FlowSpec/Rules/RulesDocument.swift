/// How many columns the prose of the page has.
private let pageWidth = 100

/// The page of the documentation about all rules, in Markdown.
public func rulesDocument() -> String {
    var text = """
        # Rules

        Every finding ends with the id of its rule in brackets. Ids never change. A program with an error
        gives no Swift. `rules` in a spec changes the severity of a warning, and `allow` excuses a flow,
        a screen or a step from one, with the reason; most errors can't be excused, since no program works
        with them. `flowgen rules` lists the rules, `flowgen explain RULE` shows one of these sections.

        Each section has a program in which the rule finds something, what flowgen says about it, and the
        corrected lines. Notes name second places.

        """
    for topic in RuleTopic.allCases {
        text += "\n## \(topic.title)\n"
        for page in topic.pages { text += "\n" + markdown(of: page) }
    }
    return text
}

private func markdown(of page: RulePage) -> String {
    let severity = page.rule.severity.rawValue
    let explanation = paragraphs(of: page.explanation).map { wrapped($0, width: pageWidth).joined(separator: "\n") }
    var text =
        "### \(page.rule.id)\n\n**\(severity.prefix(1).uppercased())\(severity.dropFirst()).** \(page.rule.title)\n\n"
        + explanation.joined(separator: "\n\n") + "\n"
    text += "\n" + markdown(of: page.wrong)
    text += "\n```\n" + page.wrong.lines(of: page.rule).map { "\($0.text(of: page.rule))\n" }.joined() + "```\n"
    return text + "\nRight:\n\n" + markdown(of: page.right, changedFrom: page.wrong)
}

/// An example's files; beside another example only what differs from it.
func markdown(of example: RuleExample, changedFrom other: RuleExample? = nil) -> String {
    let isOne = example.files.count == 1 && !example.files[0].path.contains("/")
    let texts = example.files.compactMap { file -> String? in
        let old = other?.files.first { $0.path == file.path }
        guard file.plainText != old?.plainText else { return nil }
        return (isOne ? "" : "# \(file.path)\n") + (old.flatMap { changedLines(of: file.plainText, from: $0.plainText) } ?? file.plainText)
    }
    return "```yaml\n" + texts.joined(separator: "\n") + "```\n"
}

/// The lines of a text from the first to the last that another doesn't have in common with it; nil
/// where lines are missing only.
private func changedLines(of text: String, from other: String) -> String? {
    var lines = text.split(separator: "\n")[...]
    var others = other.split(separator: "\n")[...]
    while let line = lines.first, line == others.first {
        lines.removeFirst()
        others.removeFirst()
    }
    while let line = lines.last, line == others.last {
        lines.removeLast()
        others.removeLast()
    }
    return lines.isEmpty ? nil : lines.map { "\($0)\n" }.joined()
}

extension RuleExample.Line {
    /// The line as flowgen prints it. Where the message is more than a line can show, the rule's
    /// title stands for it.
    func text(of page: Rule) -> String {
        "\(place): \(kind): \(message ?? sentence(page.title))" + (rule.map { " [\($0)]" } ?? "")
    }
}

/// A sentence as the part of a line: a small letter first, no full stop.
func sentence(_ text: String) -> String {
    let open = text.hasSuffix(".") ? text.dropLast() : text[...]
    // A name such as 'FlowSpec' keeps its capital.
    let isName = open.prefix { $0 != " " }.dropFirst().contains(where: \.isUppercase)
    return isName ? String(open) : open.prefix(1).lowercased() + open.dropFirst()
}
