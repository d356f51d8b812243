import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowSwift

/// The command line. It finds files, runs the pipeline, and prints or writes the output. The
/// meaning of specs is defined in the imported modules.
@main
struct Flowgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flowgen",
        abstract: "Check an iOS app's navigation and generate its UIKit coordinators.",
        discussion: """
            Exit codes: 0 no errors, 1 errors in specs or a failed check, 64 wrong usage, 66 an input is missing or unreadable, or .flowgen.yml has a mistake, 74 output can't be written.
            """,
        version: flowgenVersion,
        subcommands: [
            Validate.self, Generate.self, Diff.self, How.self, Graph.self, Preview.self, Links.self, Open.self, Tests.self, Strings.self,
            Dump.self, Init.self, Rules.self, Explain.self, Schema.self,
        ]
    )

    static func main() {
        prepareDescriptors()
        do {
            try checkCommandName()
            var command = try parseAsRoot(commandLineArguments())
            try command.run()
        } catch {
            let message = fullMessage(for: error)
            guard !message.isEmpty else { exit(withError: error) }
            guard exitCode(for: error) == .success else {
                // The parser has its own prefix.
                printError(message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message)
                exit(withError: exitCode(for: error))
            }
            // Help and the version are also output, so writing them can fail.
            do { try printOutput(Array("\(message)\n".utf8)) } catch { exit(withError: error) }
        }
    }
}

extension Flowgen {
    /// Rejects an unknown command and suggests a similar name. The parser would call it an
    /// argument.
    private static func checkCommandName() throws {
        guard let name = commandLineArguments().first, !name.hasPrefix("-") else { return }
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        guard !names.contains(name) else { return }
        let proposal = nearest(name, in: names).map { "did you mean \(quoted($0))?" } ?? "list the commands with 'flowgen --help'"
        throw ValidationError("there is no command \(quoted(name)); \(proposal)")
    }
}

/// The arguments shared by the commands that read specs.
struct Inputs: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Specs, folders or patterns to read; '-' is standard input.",
            discussion:
                "All files form one project. Folders are searched for *.flow.yaml; a pattern is, for example, 'Sources/**/*.flow.yaml'. "
                + "Default: the paths in .flowgen.yml, or the current folder.",
            valueName: "path"))
    var paths: [String] = []

    @Flag(name: .shortAndLong, help: "Print errors only: no warnings, notes or summary.")
    var quiet = false

    @Option(help: "Color the output; auto respects NO_COLOR and CLICOLOR_FORCE.")
    var color = ColorMode.auto

    @Flag(help: allowOutsideHelp)
    var allowOutside = false

    /// The arguments as inputs of a run.
    var run: RunInputs { RunInputs(paths: paths, allowOutside: allowOutside, isQuiet: quiet, color: color) }
}

/// The help of an option that several commands have.
var allowOutsideHelp: ArgumentHelp {
    ArgumentHelp("Also read files outside the project.", discussion: "For includes, links and paths in .flowgen.yml that lead outside.")
}

extension ColorMode: ExpressibleByArgument {}
