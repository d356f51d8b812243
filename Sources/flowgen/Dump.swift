import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowSwift
import FlowViews

struct Dump: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the resolved program, or what it can do, as JSON, for other tools.",
        discussion: """
            All names are resolved: each step says which screen or flow it shows, with which values, and where it is declared. \
            With --analysis, prints what can happen instead: where each screen can be on top, which transitions can be taken and which of \
            their steps may fail, each with its distance from the start. 'flowgen schema --program' and 'flowgen schema --analysis' \
            print the JSON Schemas. Nothing is printed to standard output if there is an error.

            Examples:
              $ flowgen dump
              $ flowgen dump Sources/App > program.json
              $ flowgen dump | jq -r '.screens[].id'
              $ flowgen dump --analysis | jq -r '.screens[] | select(.reachable | not) | .screen'
            """
    )

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Flag(help: "Print what the program can do, instead of the program.")
    var analysis = false

    @Option(
        help: ArgumentHelp(
            "With --analysis, also list all that can show after so many actions.",
            discussion: "These are the visible stacks of all layers. Their number can grow exponentially with that of the actions.",
            valueName: "actions"))
    var words: Int?

    func validate() throws {
        guard let words else { return }
        if !analysis { throw ValidationError("'--words' goes with '--analysis'") }
        if words < 0 { throw ValidationError("'--words' takes a number of actions, from 0 on") }
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
                printNote("the words are listed up to \(count(known.actions, "action")): after one more there are too many")
            }
            try printOutput(dumpAnalysis(analysis, sources: sources, version: flowgenVersion, words: known))
        } else {
            try printOutput(dumpProgram(program, sources: sources, version: flowgenVersion))
        }
    }
}
