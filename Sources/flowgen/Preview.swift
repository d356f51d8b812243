import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews

struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write an interactive HTML preview of the app.",
        discussion: """
            The page contains the map, a phone to tap through the app, its stacks, and the findings with traces to play. It is one HTML file \
            that needs no server and no network: send it, or attach it in CI. Its URL contains your actions, so you can send an exact state.

            Example:
              $ flowgen preview --output preview.html --open
            """
    )

    @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file (default, or '-': standard output).", valueName: "file"))
    var output: String?

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(help: "Rewrite the page when a spec changes; an open page reloads.")
    var watch = false

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    /// The file to write; `nil` to print the page.
    private var file: String? { output == "-" ? nil : output }

    func validate() throws {
        if open || watch, file == nil {
            throw ValidationError("'\(open ? "--open" : "--watch")' needs a file; name one with '--output'")
        }
        if output == nil, isatty(STDOUT_FILENO) == 1 {
            throw ValidationError("the page would fill the terminal; write it to a file with '--output preview.html'")
        }
        if watch, inputs.paths.contains("-") {
            throw ValidationError("'--watch' can't watch standard input; name files")
        }
    }

    func run() throws {
        // Computed before the specs are read, so later changes are noticed the next time.
        var stamps = watch ? SpecStamps(of: inputs, modules: modules.inputs) : nil
        var compilation = try Compilation(inputs, modules: modules.inputs)
        try write(compilation)
        if open, let file { try openInBrowser(file) }
        guard watch else { return }
        printNote("watching the specs; press Ctrl-C to stop")
        while true {
            usleep(300_000)
            let new = SpecStamps(of: inputs, modules: modules.inputs, others: compilation.sources.sources.map(\.location))
            guard new != stamps else { continue }
            stamps = new
            // While nothing can be read, the page remains unchanged.
            guard let next = try? Compilation(inputs, modules: modules.inputs) else { continue }
            compilation = next
            try write(compilation)
        }
    }

    /// Writes or prints the page. If there is no program, prints the findings and throws; with
    /// `--watch`, the page remains unchanged instead.
    private func write(_ compilation: Compilation) throws {
        if let file { try compilation.refuseWriting(to: [file]) }
        let program: Program
        do {
            program = try compilation.programWithFindings()
        } catch {
            if watch { return }
            throw error
        }
        let page = previewPage(
            of: program, findings: compilation.diagnostics.sorted, sources: compilation.sources, version: flowgenVersion, watches: watch)
        try writeOutput(page, to: file)
    }
}

/// Opens a file in the user's browser. If that fails, prints the reason and throws an exit code.
private func openInBrowser(_ path: String) throws {
    #if os(macOS)
        let name = "open"
    #else
        let name = "xdg-open"
    #endif
    guard let opener = program(named: name) else {
        printError("the page was written but can't be opened: \(quoted(name)) isn't in PATH")
        throw ExitCode.noInput
    }
    do throws(SystemError) {
        _ = try RunningProgram(opener, [path])
    } catch {
        printError("the page was written but can't be opened with \(quoted(name)): \(error.reason)")
        throw ExitCode.inputOutput
    }
}
