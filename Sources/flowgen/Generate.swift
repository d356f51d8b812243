import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Generate Swift coordinators from specs.",
        discussion: """
            Generates X.flow.swift for each X.flow.yaml. Writes nothing if a spec has errors; leaves unchanged files alone.

            Examples:
              $ flowgen generate Sources/App --output Sources/App/Generated
              $ flowgen generate Sources/App --output Sources/App/Generated --check
            """
    )

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write Swift files to this folder (default: next to each spec).",
            discussion:
                "Created if it doesn't exist. flowgen records its outputs in '.flowgen-outputs', and deletes the outputs of removed specs.",
            valueName: "folder"))
    var output: String?

    @Flag(help: "Write nothing; print a diff and fail if a file is outdated.")
    var check = false

    @Flag(help: "Write nothing; list the files to write, keep or remove.")
    var dryRun = false

    @Flag(
        help: ArgumentHelp(
            "Also write FlowRuntime's sources, for apps without packages.",
            discussion:
                "Writes FlowRuntime.flow.swift next to the root flow's Swift file, as 'generate: { runtime: embed }' in a spec does."))
    var embedRuntime = false

    @Option(
        help: ArgumentHelp(
            "Choose the output: Swift coordinators, or JSON.",
            discussion: "JSON is a single file with the output of 'flowgen dump', next to the root flow's spec."))
    var backend = BackendName()

    @OptionGroup var reports: ReportOptions

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    func validate() throws {
        if reports.format != .text, check || dryRun {
            throw ValidationError(
                "'--check' and '--dry-run' print to standard output, like '--format \(reports.format.rawValue)'; use '--report' instead")
        }
        if embedRuntime, !(backend.backend is SwiftBackend) {
            throw ValidationError("'--embed-runtime' requires '--backend swift'")
        }
        if check && dryRun { throw ValidationError("'--check' and '--dry-run' can't be combined; use one of them") }
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
                guard !inputs.quiet else { return }
                if isatty(STDERR_FILENO) == 1 { printNote(shortSummary(of: changes)) }
                changes.sayWhatIsUnlisted()
            }
        }
    }

    /// The command that writes the files, quoted for a shell.
    private var command: String {
        let choice = backend.backend is SwiftBackend ? [] : ["--backend", backend.backend.name]
        let options = (output.map { ["--output", $0] } ?? []) + (embedRuntime ? ["--embed-runtime"] : []) + choice
        let paths = inputs.paths.contains { $0.hasPrefix("-") && $0 != "-" } ? options + ["--"] + inputs.paths : inputs.paths + options
        return (["flowgen", "generate"] + paths).map(shellWord).joined(separator: " ")
    }
}
