import CPages
import FlowSpec

/// The page of a rule: an explanation with the fix, a wrong example with its output, and a right
/// one.
///
/// `Scripts/rule-catalog` checks the form of the pages. Tests read the comments to run the
/// examples.
public struct RulePage: Sendable {
    /// A paragraph, or a fenced block with an example or output.
    struct Block: Sendable {
        /// The word after the opening fence; `nil` for a paragraph.
        var language: String?
        var lines: [Substring] = []
    }

    /// The rule.
    public let rule: Rule
    /// The content after the title.
    let blocks: [Block]

    /// The pages of all rules, in the order of the catalog.
    public static let all = zip(Rule.all, embeddedTexts(rulePages())).map { RulePage($0, text: $1.text) }

    /// Returns the page of a rule; `nil` if there is no such rule.
    ///
    /// - Parameter id: the rule's id, such as `pop-at-root`.
    public static func of(_ id: String) -> RulePage? {
        all.first { $0.rule.id == id }
    }

    private init(_ rule: Rule, text: String) {
        self.rule = rule
        var blocks = [Block()]
        var isInFence = false
        // The severity and the title come first, but the rule has them.
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).drop(while: { !$0.hasPrefix("# ") }).dropFirst() {
            if line.hasPrefix("```") {
                isInFence.toggle()
                blocks.append(isInFence ? Block(language: String(line.dropFirst(3))) : Block())
            } else if isInFence || !line.isEmpty && !line.hasPrefix("<!--") {
                blocks[blocks.count - 1].lines.append(line)
            } else {
                blocks.append(Block())
            }
        }
        self.blocks = blocks.filter { !$0.lines.isEmpty }
    }

    /// The paragraphs before the examples.
    private var explanation: ArraySlice<Block> {
        blocks.prefix { $0.lines != ["Wrong:"] }
    }

    /// The explanation with the fix, as one line without markup.
    public var summary: String {
        explanation.map { withoutMarkup($0.paragraph) }.joined(separator: " ")
    }

    /// The page as Markdown without links to other pages.
    public var markdown: String {
        blocks.map { block in
            guard let language = block.language else { return "\(withoutMarkup(block.paragraph, keepsCode: true))\n" }
            return "```\(language)\n" + block.lines.map { "\($0)\n" }.joined() + "```\n"
        }.joined(separator: "\n")
    }

    /// Returns the page as plain text for a terminal.
    ///
    /// - Parameter width: the number of columns of the terminal.
    public func text(width: Int) -> String {
        var lines = wrapped("\(rule.id) (\(rule.severity.rawValue)): \(rule.title)", width: width, indent: "  ")
        for block in blocks {
            lines.append("")
            let isParagraph = block.language == nil
            lines += isParagraph ? wrapped(withoutMarkup(block.paragraph), width: width) : block.lines.map { $0.isEmpty ? "" : "    \($0)" }
        }
        return lines.map { "\($0)\n" }.joined()
    }
}

extension RulePage.Block {
    fileprivate var paragraph: String {
        lines.joined(separator: " ")
    }
}

/// A paragraph without markup: the texts of links, and quotes around code unless it's kept.
private func withoutMarkup(_ text: String, keepsCode: Bool = false) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
        rest = rest.dropFirst()
        switch character {
        case "`":
            result += keepsCode ? "`" : "'"
        case "[":
            // A bracket in code isn't a link: `[dismissAll, …]`.
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
