import ArgumentParser
import FlowRules

struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the rules that specs are checked by.",
        discussion: """
            Each with its id, which stands in brackets after a finding, its severity and what it finds. 'flowgen explain' says more of one.

            Examples:
              $ flowgen rules
              $ flowgen rules | grep warning
            """
    )

    func run() throws {
        let width = RulePage.all.map(\.rule.id.count).max() ?? 0
        let groups = RuleTopic.allCases.map { topic in
            let lines = topic.pages.map { page in
                "  \(padded(page.rule.id, to: width))  \(padded(page.rule.severity.rawValue, to: 7))  \(page.rule.title)\n"
            }
            return "\(topic.title)\n" + lines.joined()
        }
        try printOutput(Array(groups.joined(separator: "\n").utf8))
    }
}

private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}
