import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowSpec
import FlowViews

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain a rule, a screen or a flow.",
        discussion: """
            A finding ends with its rule's id in brackets; 'flowgen rules' lists all rules. A screen is 'flow.screen', or 'screen' if only one flow has it. \
            A screen's page lists the transitions to and from it, and its possible stacks. A flow's page lists its callers, its arguments, \
            its ends and their handlers.

            Examples:
              $ flowgen explain pop-to-missing
              $ flowgen explain shop.cart
              $ flowgen explain checkout
            """
    )

    @Argument(help: ArgumentHelp("Rule id, screen or flow.", valueName: "subject"))
    var subject: String

    @OptionGroup var output: AnswerOptions
    @OptionGroup var byHand: ByHandOption
    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    func run() throws {
        try output.print(RulePage.of(subject) ?? programPage())
    }

    private func programPage() throws -> Page {
        let ids = Rule.all.map(\.id)
        guard subject.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
            let proposal = nearest(subject, in: ids).map { "did you mean \(quoted($0))?" }
            printError("there is no rule \(quoted(subject)); \(proposal ?? "list the rules with 'flowgen rules'")")
            throw ExitCode.validationFailure
        }
        let compilation = try Compilation(inputs, modules: modules.inputs, findingStacks: false)
        let program = try compilation.programOrFindings()
        let analysis = byHand.analysis(of: program)
        if let flow = FlowPage(of: subject, analysis) { return flow.page(in: compilation.sources) }
        let screen = try screen(subject, in: program, others: ids + program.flows.map(\.name.value))
        return ScreenPage(analysis: analysis, screen: screen).page(in: compilation.sources)
    }
}
