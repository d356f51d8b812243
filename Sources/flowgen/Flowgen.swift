import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowSwift

/// The command line. It finds files, runs the pipeline, prints and writes; what a spec means is
/// decided in the modules that it imports.
@main
struct Flowgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flowgen",
        abstract: "Compiles an app's navigation, written as FlowSpec, to Swift coordinators.",
        discussion: """
            Exit codes: 0 no errors, 1 findings of severity error, 64 wrong usage, 66 an input that doesn't exist or can't be read, \
            74 output that can't be written.
            """,
        version: flowgenVersion,
        subcommands: [
            Validate.self, Generate.self, Diff.self, How.self, Graph.self, Preview.self, Links.self, Open.self, Strings.self,
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
            // Help and the version are output, which may be as impossible to write as any other.
            let message = exitCode(for: error) == .success ? fullMessage(for: error) : ""
            guard !message.isEmpty else { exit(withError: error) }
            do { try printOutput(Array("\(message)\n".utf8)) } catch { exit(withError: error) }
        }
    }
}

extension Flowgen {
    /// Refuses a command that there isn't, with the one that is probably meant: the parser would
    /// take its name for an argument too many.
    private static func checkCommandName() throws {
        guard let name = commandLineArguments().first, !name.hasPrefix("-") else { return }
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        guard !names.contains(name) else { return }
        let proposal = nearest(name, in: names).map { "did you mean \(quoted($0))?" } ?? "'flowgen --help' lists them"
        throw ValidationError("there is no command \(quoted(name)); \(proposal)")
    }
}

/// What commands that read specs have in common.
struct Inputs: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Specs, folders to search for *.flow.yaml, or patterns of them such as 'Sources/**/*.flow.yaml'; '-' is standard input.",
            discussion:
                "All of them form one program. Without a path, those in .flowgen.yml are taken, or else the current folder is searched.",
            valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Also read files outside the project, if an include, a link or .flowgen.yml leads there.")
    var allowOutside = false

    @Flag(name: .shortAndLong, help: "Print errors only: no warnings, notes and summary.")
    var quiet = false

    @Option(help: "Whether findings are coloured; auto is on a terminal, as NO_COLOR and CLICOLOR_FORCE have it.")
    var color = ColorMode.auto

    /// The same, for a run.
    var run: RunInputs { RunInputs(paths: paths, allowOutside: allowOutside, isQuiet: quiet, color: color) }
}

extension ColorMode: ExpressibleByArgument {}
