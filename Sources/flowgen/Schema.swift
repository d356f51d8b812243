import ArgumentParser
import FlowDump
import FlowSpec

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the JSON Schema of specs, for editors.",
        discussion: """
            An editor with a YAML language server completes keys and shows what they mean where a spec begins with
            '# yaml-language-server: $schema=flowspec.schema.json'.

            Examples:
              $ flowgen schema > flowspec.schema.json
              $ flowgen schema --program > program.schema.json
              $ flowgen schema --analysis > analysis.schema.json
            """
    )

    @Flag(help: "The schema of what 'flowgen dump' prints instead.")
    var program = false

    @Flag(help: "The schema of what 'flowgen dump --analysis' prints instead.")
    var analysis = false

    func validate() throws {
        if program, analysis { throw ValidationError("choose one of '--program' and '--analysis'") }
    }

    func run() throws {
        try printOutput(program ? programSchema() : analysis ? analysisSchema() : Array(flowSpecSchema().utf8))
    }
}
