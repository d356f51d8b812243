import ArgumentParser
import FlowViews

struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the rules.",
        discussion: """
            Each rule has an id, a severity and a title. A finding ends with its rule's id in brackets; 'flowgen explain' describes a rule.

            Example:
              $ flowgen rules | grep warning
            """
    )

    @OptionGroup var output: AnswerOptions

    func run() throws { try output.print(RuleList()) }
}
