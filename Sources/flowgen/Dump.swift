import ArgumentParser
import FlowDump
import FlowSwift
import Foundation

struct Dump: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the resolved program as JSON, for other tools.",
        discussion: """
            All names are looked up: each step says which screen or flow it makes, with which values, and where it stands. \
            'flowgen schema --program' prints the JSON Schema. Nothing is printed to standard output if there is an error.

            Examples:
              $ flowgen dump
              $ flowgen dump Sources/App > program.json
              $ flowgen dump | jq -r '.screens[].id'
            """
    )

    @OptionGroup var inputs: Inputs

    func run() throws {
        let compilation = try Compilation(paths: inputs.paths)
        try compilation.printFindings()
        guard let program = compilation.program else { return }
        try printOutput(dumpProgram(program, sources: compilation.sources, version: flowgenVersion))
    }
}
