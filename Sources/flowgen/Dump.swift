import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowSpec
import FlowSwift
import FlowViews

struct Dump: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Export the resolved specs, or the analysis, as JSON.",
        discussion: """
            All names are resolved: each step has its target, its arguments and its location. With '--analysis', exports the app's behavior: \
            reachable screens, transitions and failing steps, each with its distance from the start. \
            'flowgen schema --program' and 'flowgen schema --analysis' print the JSON Schemas. Prints no JSON if a spec has errors.

            Examples:
              $ flowgen dump | jq -r '.screens[].id'
              $ flowgen dump --analysis | jq '.screens[] | select(.reachable | not)'
            """
    )

    @Flag(help: "Export the analysis instead of the specs.")
    var analysis = false

    @Option(
        help: ArgumentHelp(
            "List the visible stacks within this many actions.",
            discussion: "Requires '--analysis'. The number of stacks can grow exponentially with the number of actions.",
            valueName: "actions"))
    var words: Int?

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    func validate() throws {
        guard let words else { return }
        if !analysis { throw ValidationError("'--words' requires '--analysis'") }
        if words < 0 { throw ValidationError("'--words' is a number of actions and must not be negative") }
    }

    func run() throws {
        let compilation = try Compilation(inputs, modules: modules.inputs, findingStacks: false)
        try compilation.printFindings()
        guard let program = compilation.program else { return }
        let sources = compilation.sources
        if analysis {
            let analysis = Analysis(of: program)
            let known = words.map { analysis.words(upTo: $0) }
            if let known, known.actions != words {
                printNote("the list of visible stacks ends after \(count(known.actions, "action")): one more action adds too many")
            }
            try printOutput(dumpAnalysis(analysis, sources: sources, version: flowgenVersion, words: known))
        } else {
            try printOutput(dumpProgram(program, sources: sources, version: flowgenVersion))
        }
    }
}
