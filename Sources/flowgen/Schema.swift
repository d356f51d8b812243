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
            """
    )

    @Flag(help: "The schema of what 'flowgen dump' prints instead.")
    var program = false

    func run() throws {
        try printOutput(program ? programSchema() : Array(flowSpecSchema().utf8))
    }
}
