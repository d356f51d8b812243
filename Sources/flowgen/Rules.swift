import ArgumentParser
import FlowSpec

struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the rules.",
        discussion: """
            Each rule has an id, a severity and a title. A finding ends with its rule's id in brackets; 'flowgen explain' describes a rule.

            Example:
              $ flowgen rules | grep warning
            """
    )

    func run() throws {
        let width = Rule.all.map(\.id.count).max() ?? 0
        let groups = RuleTopic.allCases.map { topic in
            let lines = topic.rules.map { rule in
                "  \(padded(rule.id, to: width))  \(padded(rule.severity.rawValue, to: 7))  \(rule.title)\n"
            }
            return "\(topic.title)\n" + lines.joined()
        }
        try printOutput(Array(groups.joined(separator: "\n").utf8))
    }
}

private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}
