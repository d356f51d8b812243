import ArgumentParser
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
            Validate.self, Generate.self, How.self, Links.self, Open.self, Dump.self, Init.self, Rules.self, Explain.self, Schema.self,
        ]
    )

    static func main() {
        prepareDescriptors()
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            // Help and the version are output, which may be as impossible to write as any other.
            let message = exitCode(for: error) == .success ? fullMessage(for: error) : ""
            guard !message.isEmpty else { exit(withError: error) }
            do { try printOutput(Array("\(message)\n".utf8)) } catch { exit(withError: error) }
        }
    }
}

/// What commands that read specs have in common.
struct Inputs: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Specs, or folders to search for *.flow.yaml; '-' is standard input.",
            discussion: "All of them form one program. Without a path, the current folder is searched.",
            valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Also read files outside the folders of the given specs, if an include or a link leads there.")
    var allowOutside = false
}

extension ExitCode {
    /// An input that isn't there or can't be read (EX_NOINPUT).
    static let noInput = ExitCode(66)
    /// Output that can't be written (EX_IOERR).
    static let inputOutput = ExitCode(74)
}
