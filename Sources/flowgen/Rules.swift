import ArgumentParser
import FlowSpec

struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the rules.",
        discussion: """
            Each rule has an id, which is in brackets at the end of a finding, a severity and a title. 'flowgen explain' says more about one.

            Examples:
              $ flowgen rules
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
