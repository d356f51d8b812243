import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowSpec

struct How: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the shortest path between two screens.",
        discussion: """
            A screen is 'flow.screen', or 'screen' if only one flow has it. The path begins when FROM is on top for the first time. \
            With one screen, shows the path from the app's start to that screen.

            Examples:
              $ flowgen how cart receipt
              $ flowgen how receipt --by-hand
            """
    )

    @Argument(help: ArgumentHelp("Begin at this screen, or 'start'; alone, the screen to reach.", valueName: "from"))
    var from: String

    @Argument(help: ArgumentHelp("Reach this screen.", valueName: "to"))
    var to: String?

    @OptionGroup var output: AnswerOptions
    @OptionGroup var byHand: ByHandOption

    @Option(help: ArgumentHelp("Consider only windows of this width.", valueName: "width"))
    var width: Width?

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    /// If the second name looks like a path, it isn't a screen, and the first name is the target.
    mutating func validate() throws {
        guard let path = to, path.contains("/") || isSpecName(path) else { return }
        inputs.paths.insert(path, at: 0)
        to = nil
    }

    func run() throws {
        let compilation = try Compilation(inputs, modules: modules.inputs, findingStacks: false)
        let declared = try compilation.programOrFindings()
        let program = width.map(declared.at) ?? declared
        let first = to == nil || from == Self.start ? nil : try screen(from, in: program)
        let target = try screen(to ?? from, in: program)
        try output.print(PathAnswer(from: first, to: target, byHand.analysis(of: program), sources: compilation.sources))
    }

    private static let start = "start"
}

extension Width: ExpressibleByArgument {}
