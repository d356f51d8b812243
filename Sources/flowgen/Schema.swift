import ArgumentParser
import FlowSpec
import FlowViews

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of specs, for editors.",
        discussion: """
            An editor with a YAML language server completes keys and shows their documentation if a spec begins with
            '# yaml-language-server: $schema=flowspec.schema.json'.

            Example:
              $ flowgen schema > flowspec.schema.json
            """
    )

    @Flag(help: "Print the schema of 'flowgen dump'.")
    var program = false

    @Flag(help: "Print the schema of 'flowgen dump --analysis'.")
    var analysis = false

    @Flag(help: "Print the schema of '--format json'.")
    var diagnostics = false

    @Flag(help: "Print the schema of 'flowgen diff --format json'.")
    var difference = false

    @Flag(help: "Print the schema of answers: 'rules', 'explain', 'how' and 'open' with '--format json'.")
    var answer = false

    func validate() throws {
        if [program, analysis, diagnostics, difference, answer].count(where: { $0 }) > 1 {
            throw ValidationError("choose one of '--program', '--analysis', '--diagnostics', '--difference' and '--answer'")
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
        } else if answer {
            try printOutput(answerSchema())
        } else {
            try printOutput(Array(flowSpecSchema().utf8))
        }
    }
}
