import FlowSpec

/// The list of all rules.
public struct RuleList: Answer {
    /// Creates the list.
    public init() {}

    /// The rules by topic; the width has no effect.
    public func text(width: Int) -> String {
        let width = Rule.all.map(\.id.count).max() ?? 0
        return RuleTopic.allCases.map { topic in
            let lines = topic.rules.map { rule in
                "  \(rule.id.padded(to: width))  \(rule.severity.rawValue.padded(to: 7))  \(rule.title)\n"
            }
            return "\(topic.title)\n" + lines.joined()
        }.joined(separator: "\n")
    }

    /// The rules in the order of the catalog.
    public var json: (key: String, value: JSON) { ("rules", .array(Rule.all.map { $0.json })) }
}

extension RulePage: Answer {
    /// The rule with its page as Markdown.
    public var json: (key: String, value: JSON) { ("rules", .array([rule.json + ["page": .string(markdown)]])) }
}

extension Rule {
    fileprivate var json: JSON {
        ["id": .string(id), "severity": .string(severity.rawValue), "topic": .string(topic.title), "title": .string(title)]
    }
}
