import ArgumentParser
import FlowAnalysis
import FlowDiagnostics
import FlowRules
import Foundation

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explains a rule, or the ways into and out of a screen.",
        discussion: """
            Each finding ends with its rule's id in brackets; 'flowgen rules' lists them all. A screen is 'flow.screen', or 'screen' if only one flow \
            has it and no rule has that name. Its page shows the ways in and out, where it can be on top, and on which stacks.

            Examples:
              $ flowgen explain unhandled-result
              $ flowgen explain pop-to-missing | less
              $ flowgen explain shop.cart Sources/App
            """
    )

    @Argument(help: ArgumentHelp("The id of a rule, or a screen.", valueName: "rule-or-screen"))
    var subject: String

    @OptionGroup var inputs: Inputs

    func run() throws {
        let text = try rulePage(of: subject) ?? screenPage()
        try printOutput(Array(text.utf8))
    }

    private func screenPage() throws -> String {
        let ids = RulePage.all.map(\.rule.id)
        guard subject.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
            let proposal = nearest(subject, in: ids).map { "did you mean \(quoted($0))?" }
            printError("there is no rule \(quoted(subject)); \(proposal ?? "'flowgen rules' lists them")")
            throw ExitCode.validationFailure
        }
        let compilation = try Compilation(inputs, findingStacks: false)
        let program = try compilation.programOrFindings()
        let screen = try screen(subject, in: program, others: ids)
        return ScreenPage(of: screen, Analysis(of: program), sources: compilation.sources, width: terminalWidth(of: STDOUT_FILENO)).text
    }
}

/// What there is to say of a rule; nil where the text is no rule's id.
private func rulePage(of id: String) -> String? {
    RulePage.of(id)?.plainText(width: terminalWidth(of: STDOUT_FILENO))
}
