import ArgumentParser
import FlowSwift
import Foundation

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the Swift coordinators of specs.",
        discussion: """
            Each X.flow.yaml gives X.flow.swift. Nothing is written if there is an error; a file whose text doesn't change isn't touched.

            Examples:
              $ flowgen generate
              $ flowgen generate Sources/App --output Sources/App/Generated
              $ flowgen generate Sources/App --output Sources/App/Generated --check
            """
    )

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder for the Swift files; made if it isn't there.",
            discussion: "Files in it that flowgen wrote for specs that are gone are removed. Without it, each file goes beside its spec.",
            valueName: "folder"))
    var output: String?

    @Flag(
        help: ArgumentHelp(
            "Write FlowRuntime's sources too, for a project without packages.",
            discussion:
                "To FlowRuntime.flow.swift, beside the Swift file of the root flow. The same as 'generate: { runtime: embed }' in a spec."))
    var embedRuntime = false

    @Flag(help: "Write nothing; print what is out of date as a unified diff, and fail where there is something.")
    var check = false

    @Flag(help: "Write nothing; print for each file whether it would be written, kept or removed.")
    var dryRun = false

    @OptionGroup var reports: ReportOptions

    func validate() throws {
        if reports.format != .text, check || dryRun {
            throw ValidationError(
                "'--check' and '--dry-run' print to standard output, as '--format \(reports.format.rawValue)' does; use '--report'")
        }
        if check && dryRun { throw ValidationError("'--check' and '--dry-run' don't go together; both write nothing") }
    }

    func run() throws {
        let compilation = try reports.compile(
            inputs, modules: modules.inputs, provingSteps: true, embeddingRuntime: embedRuntime)
        try reports.report(compilation)
        guard let plan = compilation.plan else { return }
        let files = printSwift(plan).map { file in
            let parent = output ?? parentFolder(of: compilation.sources[file.source].location)
            return OutputFile(path: (parent as NSString).appendingPathComponent(file.name), bytes: file.bytes)
        }
        do {
            let changes = try OutputChanges(writing: files, removingStaleFrom: output)
            if check {
                try printDifferences(changes, writtenBy: command)
            } else if dryRun {
                try printOutput(Array(summary(of: changes).utf8))
            } else {
                try write(changes)
            }
        } catch let error as WriteError {
            printError(error.description)
            throw ExitCode.inputOutput
        }
    }

    /// The command that writes the files, as it can be given to a shell.
    private var command: String {
        let options = (output.map { ["--output", $0] } ?? []) + (embedRuntime ? ["--embed-runtime"] : [])
        return (["flowgen", "generate"] + inputs.paths + options).map(shellWord).joined(separator: " ")
    }
}
