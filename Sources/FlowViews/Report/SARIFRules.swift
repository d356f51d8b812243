import FlowSpec

/// The SARIF description of a rule: its page.
func sarifRule(_ page: RulePage) -> JSON {
    [
        "id": .string(page.rule.id),
        "shortDescription": ["text": .string(page.rule.title)],
        "fullDescription": ["text": .string(page.summary)],
        "help": ["text": .string(page.text(width: 100)), "markdown": .string(page.markdown)],
        "defaultConfiguration": ["level": .string(page.rule.severity.rawValue)],
        "properties": [
            "tags": .strings(["navigation", page.rule.topic.tag]),
            "problem.severity": .string(page.rule.severity == .note ? "recommendation" : page.rule.severity.rawValue),
        ],
    ]
}

extension RuleTopic {
    fileprivate var tag: String {
        switch self {
        case .form: "form"
        case .names: "names"
        case .graph: "unused"
        case .stacks: "stacks"
        case .links: "deep-links"
        }
    }
}
