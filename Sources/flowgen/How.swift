import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowSpec

struct How: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows the fewest actions from one screen to another.",
        discussion: """
            A screen is 'flow.screen', or 'screen' if only one flow has it. The run begins in the state in which the first screen is first on top after the app's start. \
            'start' is the app's start itself, and may be left out if no path follows.

            Examples:
              $ flowgen how cart receipt
              $ flowgen how shop.detail me.profile Sources/App
              $ flowgen how receipt
              $ flowgen how start receipt Sources/App
              $ flowgen how receipt --by-hand
            """
    )

    @Argument(help: ArgumentHelp("The screen to begin at, or 'start'.", valueName: "from"))
    var from: String

    @Argument(help: ArgumentHelp("The screen to reach.", valueName: "to"))
    var to: String?

    @OptionGroup var byHand: ByHandOption
    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    /// What looks like a path is none of a screen: then the first name is the one to reach.
    mutating func validate() throws {
        guard let path = to, path.contains("/") || isSpecName(path) else { return }
        inputs.paths.insert(path, at: 0)
        to = nil
    }

    func run() throws {
        let compilation = try Compilation(inputs, modules: modules.inputs, findingStacks: false)
        let program = try compilation.programOrFindings()
        let first = to == nil || from == Self.start ? nil : try screen(from, in: program)
        let target = try screen(to ?? from, in: program)
        let analysis = byHand.analysis(of: program)
        let text = first.map { analysis.answer(from: $0, to: target) } ?? analysis.answer(to: target)
        try printOutput(Array(text.utf8))
    }

    private static let start = "start"
}
