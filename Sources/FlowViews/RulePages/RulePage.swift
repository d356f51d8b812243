import CPages
import FlowSpec

/// The page of a rule: what it finds, why that matters and how to fix it, then a wrong example,
/// what flowgen prints about that, and a right example.
///
/// `Scripts/rule-catalogue` checks the form of the pages. Comments in them are for the tests,
/// which run the examples.
public struct RulePage: Sendable {
    /// A paragraph, or a fence with an example or with output.
    struct Block: Sendable {
        /// The word after the opening fence; `nil` for a paragraph.
        var language: String?
        var lines: [Substring] = []
    }

    /// The rule.
    public let rule: Rule
    /// What follows the title.
    let blocks: [Block]

    /// The pages of all rules, in the order of the catalogue.
    public static let all = zip(Rule.all, embeddedTexts(rulePages())).map { RulePage($0, text: $1.text) }

    /// The page of a rule; `nil` if there is no such rule.
    ///
    /// - Parameter id: the rule's id, such as `pop-at-root`.
    public static func of(_ id: String) -> RulePage? {
        all.first { $0.rule.id == id }
    }

    private init(_ rule: Rule, text: String) {
        self.rule = rule
        var blocks = [Block()]
        var isInFence = false
        // Before that are the severity and the title, which the rule has.
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

    /// What the rule finds, why that matters and how to fix it, as one line without markup.
    public var summary: String {
        explanation.map { withoutMarkup($0.paragraph) }.joined(separator: " ")
    }

    /// The page as Markdown that needs no other page.
    public var markdown: String {
        blocks.map { block in
            guard let language = block.language else { return "\(withoutMarkup(block.paragraph, keepsCode: true))\n" }
            return "```\(language)\n" + block.lines.map { "\($0)\n" }.joined() + "```\n"
        }.joined(separator: "\n")
    }

    /// The page as plain text for a terminal with so many columns.
    ///
    /// - Parameter width: how many columns the terminal has.
    public func plainText(width: Int) -> String {
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

/// A paragraph with quotes around code, unless it is to stay marked as code, and of links the text
/// only.
private func withoutMarkup(_ text: String, keepsCode: Bool = false) -> String {
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
