import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowSpec
import FlowViews

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explains a rule, or the ways into and out of a screen or flow.",
        discussion: """
            Each finding ends with its rule's id in brackets; 'flowgen rules' lists them all. A screen is 'flow.screen', or 'screen' if only one flow \
            has it and no rule or flow has that name. Its page shows the ways in and out, where it can be on top, and on which stacks. A flow's page \
            shows who starts it and with what, how it ends and who handles that.

            Examples:
              $ flowgen explain unhandled-result
              $ flowgen explain pop-to-missing | less
              $ flowgen explain shop.cart Sources/App
              $ flowgen explain checkout
              $ flowgen explain cart --by-hand
            """
    )

    @Argument(help: ArgumentHelp("The id of a rule, or a flow, or a screen.", valueName: "subject"))
    var subject: String

    @OptionGroup var byHand: ByHandOption
    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    func run() throws {
        let text = try rulePage(of: subject) ?? programPage()
        try printOutput(Array(text.utf8))
    }

    /// The page of a flow or a screen.
    private func programPage() throws -> String {
        let ids = Rule.all.map(\.id)
        guard subject.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
            let proposal = nearest(subject, in: ids).map { "did you mean \(quoted($0))?" }
            printError("there is no rule \(quoted(subject)); \(proposal ?? "'flowgen rules' lists them")")
            throw ExitCode.validationFailure
        }
        let compilation = try Compilation(inputs, modules: modules.inputs, findingStacks: false)
        let program = try compilation.programOrFindings()
        let layout = PageLayout(sources: compilation.sources, width: terminalWidth(of: STDOUT_FILENO))
        let analysis = byHand.analysis(of: program)
        if let page = FlowPage(of: subject, analysis, layout) { return page.text }
        let screen = try screen(subject, in: program, others: ids + program.flows.map(\.name.value))
        return ScreenPage(of: screen, analysis, layout).text
    }
}

/// What there is to say of a rule; nil where the text is no rule's id.
private func rulePage(of id: String) -> String? {
    RulePage.of(id)?.plainText(width: terminalWidth(of: STDOUT_FILENO))
}
