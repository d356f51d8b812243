import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews

struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a page on which the app's navigation can be tried out.",
        discussion: """
            One HTML file has the map, a phone to tap through the app, its stacks, and the findings, whose traces can be played. It needs no server and no \
            network, so that it can be sent, or attached by CI. The page's address holds what was done in it.

            Examples:
              $ flowgen preview --output preview.html --open
              $ flowgen preview Sources/App --output preview.html --watch
            """
    )

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write; by default, and with '-', the page is printed.", valueName: "file"))
    var output: String?

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(help: "Write the page again whenever a spec changes, until the command is interrupted. An open page shows the change by itself.")
    var watch = false

    /// The file to write; nil where the page is printed.
    private var file: String? { output == "-" ? nil : output }

    func validate() throws {
        if open || watch, file == nil {
            throw ValidationError("'\(open ? "--open" : "--watch")' needs a file; name one with '--output'")
        }
        if watch, inputs.paths.contains("-") {
            throw ValidationError("'--watch' can't watch standard input; name files")
        }
    }

    func run() throws {
        // Taken before the specs are read: what changes in between is seen the next time.
        var stamps = watch ? SpecStamps(of: inputs, modules: modules.inputs) : nil
        var compilation = try Compilation(inputs, modules: modules.inputs)
        try write(compilation)
        if open, let file { try openInBrowser(file) }
        guard watch else { return }
        printNote("watching the specs; interrupt to end")
        while true {
            usleep(300_000)
            let new = SpecStamps(of: inputs, modules: modules.inputs, others: compilation.sources.sources.map(\.location))
            guard new != stamps else { continue }
            stamps = new
            // While nothing can be read, the page stays as it is.
            guard let next = try? Compilation(inputs, modules: modules.inputs) else { continue }
            compilation = next
            try write(compilation)
        }
    }

    /// Writes or prints the page. Prints the findings and throws where there is no program; a page
    /// that is watched then stays as it is.
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

/// Opens a file in the user's browser. Prints why not and throws an exit code where nothing opens
/// it.
private func openInBrowser(_ path: String) throws {
    #if os(macOS)
        let name = "open"
    #else
        let name = "xdg-open"
    #endif
    guard let opener = program(named: name) else {
        printError("the page was written, but \(quoted(name)), which would open it, isn't found")
        throw ExitCode.noInput
    }
    do throws(SystemError) {
        _ = try RunningProgram(opener, [path])
    } catch {
        printError("the page was written, but \(quoted(name)) can't be run: \(error.reason)")
        throw ExitCode.inputOutput
    }
}
