import ArgumentParser
import FlowSpec
import FlowViews

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the JSON Schema of specs, for editors.",
        discussion: """
            An editor with a YAML language server completes keys and shows what they mean if a spec begins with
            '# yaml-language-server: $schema=flowspec.schema.json'.

            Examples:
              $ flowgen schema > flowspec.schema.json
              $ flowgen schema --program > program.schema.json
              $ flowgen schema --analysis > analysis.schema.json
              $ flowgen schema --diagnostics > diagnostics.schema.json
              $ flowgen schema --difference > difference.schema.json
            """
    )

    @Flag(help: "Print the schema of what 'flowgen dump' prints.")
    var program = false

    @Flag(help: "Print the schema of what 'flowgen dump --analysis' prints.")
    var analysis = false

    @Flag(help: "Print the schema of what '--format json' prints.")
    var diagnostics = false

    @Flag(help: "Print the schema of what 'flowgen diff --format json' prints.")
    var difference = false

    func validate() throws {
        if [program, analysis, diagnostics, difference].count(where: { $0 }) > 1 {
            throw ValidationError("choose one of '--program', '--analysis', '--diagnostics' and '--difference'")
        }
    }

    func run() throws {
        if program {
            try printOutput(programSchema())
        } else if analysis {
            try printOutput(analysisSchema())
        } else if diagnostics {
            try printOutput(diagnosticsSchema())
        } else if difference {
            try printOutput(differenceSchema())
        } else {
            try printOutput(Array(flowSpecSchema().utf8))
        }
    }
}
