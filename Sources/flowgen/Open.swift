import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowSpec
import FlowViews

struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a URL's deep link, its values and its destination.",
        discussion: """
            If several patterns match, prints why one of them wins. If none matches, prints the nearest pattern and the first part that differs.

            Example:
              $ flowgen open shop://orders/3
            """
    )

    @Argument(help: ArgumentHelp("URL to open.", valueName: "url"))
    var url: String

    @OptionGroup var output: AnswerOptions
    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    func run() throws {
        guard let link = LinkURL(url) else {
            printError("\(quoted(url)) isn't a valid link: \(LinkURL.refusal(of: url))")
            throw ExitCode.validationFailure
        }
        let program = try Compilation(inputs, modules: modules.inputs, findingStacks: false).programOrFindings()
        try output.print(OpenedURL(link, in: Analysis(of: program)))
    }
}
