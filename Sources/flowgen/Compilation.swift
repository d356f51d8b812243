import ArgumentParser
import FlowDiagnostics
import FlowGraph
import FlowSpec
import FlowSwift
import Foundation

/// One run of the pipeline, in memory, from the bytes of the specs to what will be written.
struct Compilation {
    let sources: SourceTable
    let diagnostics: Diagnostics
    /// The resolved program; nil if there were errors.
    let program: Program?
    /// The planned Swift files; nil if there were errors.
    let plan: [SwiftFile]?
    private let isUnreadable: Bool

    /// Reads the specs at paths and runs every stage that the findings of those before it allow.
    ///
    /// Throws an exit code where there is nothing to read; findings about the specs are in `diagnostics`.
    init(paths: [String]) throws {
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        var files: [SpecFile] = []
        var isUnreadable = false
        for input in try findSpecs(at: paths) {
            do throws(UnreadableFile) {
                let id = sources.add(Source(path: input.path, bytes: try input.read()))
                files.append(readSpec(id, in: sources, into: &diagnostics))
            } catch {
                let id = sources.add(Source(path: input.path, bytes: []))
                isUnreadable = true
                diagnostics.report(.unreadableFile, error.reason, at: .start(of: id))
                files.append(SpecFile(source: id, isPartial: true))
            }
        }
        let program = link(files, into: &diagnostics)
        let plan = program.flatMap { planSwift(for: $0, sources: sources, into: &diagnostics) }
        self.sources = sources
        self.diagnostics = diagnostics.adopting(rulesOf: files)
        // What a program makes an error of is none to the stages.
        let isRight = plan != nil && !self.diagnostics.hasErrors
        self.program = isRight ? program : nil
        self.plan = isRight ? plan : nil
        self.isUnreadable = isUnreadable
    }

    /// Prints the findings in the order of the files; throws the exit code that errors among them ask for.
    func printFindings() throws {
        let text = renderText(diagnostics.sorted, sources: sources, showsSource: isatty(STDERR_FILENO) == 1)
        FileHandle.standardError.write(Data(text.utf8))
        if isUnreadable { throw ExitCode.noInput }
        if diagnostics.hasErrors { throw ExitCode.failure }
    }
}

/// Prints a line about the run itself, rather than about a place in a spec.
func printError(_ message: String) {
    FileHandle.standardError.write(Data("flowgen: error: \(message)\n".utf8))
}
