import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowSpec
import FlowViews

struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says which deep link a URL opens, with which values, and where it leads.",
        discussion: """
            If several patterns match, it says why one of them wins; if none does, which one comes nearest, and where the URL leaves it.

            Examples:
              $ flowgen open shop://orders/3
              $ flowgen open 'https://shop.example/search?q=tea' Sources/App
            """
    )

    @Argument(help: ArgumentHelp("The URL.", valueName: "url"))
    var url: String

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    func run() throws {
        guard let link = LinkURL(url) else {
            printError("\(quoted(url)) isn't a URL that a link can have: it needs a scheme and a host, as 'shop://orders' has them")
            throw ExitCode.validationFailure
        }
        let program = try Compilation(inputs, modules: modules.inputs, findingStacks: false).programOrFindings()
        try printOutput(Array(OpenedURL(link, in: Analysis(of: program)).text.utf8))
    }
}
