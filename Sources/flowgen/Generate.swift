import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the Swift coordinators of specs.",
        discussion: """
            Each X.flow.yaml gives X.flow.swift. With an error, nothing is written. A file whose text stays the same isn't touched.

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
            "The folder for the Swift files, created if it doesn't exist.",
            discussion:
                "Removes files in it that its list '.flowgen-outputs' names and whose specs are gone. Without this option, each file goes next to its spec.",
            valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "What to write of the program.",
            discussion:
                "The Swift coordinators; or as JSON, in one file, the resolved program that 'flowgen dump' prints, beside the spec of the root flow."
        ))
    var backend = BackendName()

    @Flag(
        help: ArgumentHelp(
            "Also write FlowRuntime's sources, for a project without packages.",
            discussion:
                "Writes FlowRuntime.flow.swift, next to the Swift file of the root flow. The same as 'generate: { runtime: embed }' in a spec."
        ))
    var embedRuntime = false

    @Flag(help: "Write nothing; print a unified diff of what is out of date, and fail if anything is.")
    var check = false

    @Flag(help: "Write nothing; print for each file whether it would be written, kept or removed.")
    var dryRun = false

    @OptionGroup var reports: ReportOptions

    func validate() throws {
        if reports.format != .text, check || dryRun {
            throw ValidationError(
                "'--check' and '--dry-run' print to standard output, as '--format \(reports.format.rawValue)' does; use '--report'")
        }
        if embedRuntime, !(backend.backend is SwiftBackend) {
            throw ValidationError("'--embed-runtime' goes with '--backend swift'")
        }
        if check && dryRun { throw ValidationError("'--check' and '--dry-run' don't go together; both write nothing") }
    }

    func run() throws {
        let backend: any Backend = embedRuntime ? SwiftBackend(embeddingRuntime: true) : backend.backend
        let compilation = try reports.compile(inputs, modules: modules.inputs, planning: true, for: backend)
        try reports.report(compilation)
        try reportingWriteErrors {
            guard let changes = try compilation.changes(in: output, by: backend, of: modules.module) else { return }
            if check {
                try printDifferences(changes, writtenBy: command)
            } else if dryRun {
                try printOutput(Array(summary(of: changes).utf8))
            } else {
                try write(changes)
                if !inputs.quiet { changes.sayWhatIsUnlisted() }
            }
        }
    }

    /// The command that writes the files, as it can be given to a shell.
    private var command: String {
        let choice = backend.backend is SwiftBackend ? [] : ["--backend", backend.backend.name]
        let options = (output.map { ["--output", $0] } ?? []) + (embedRuntime ? ["--embed-runtime"] : []) + choice
        let paths = inputs.paths.contains { $0.hasPrefix("-") && $0 != "-" } ? options + ["--"] + inputs.paths : inputs.paths + options
        return (["flowgen", "generate"] + paths).map(shellWord).joined(separator: " ")
    }
}
