import ArgumentParser
import FlowAnalysis
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
    /// Throws an exit code where there is nothing to read; findings about the specs are in `diagnostics`. Those about the stacks are left out where
    /// `findingStacks` is false, as for a question about them. The comments of the Swift files tell what is known of
    /// the steps where `provingSteps` is true.
    init(paths: [String], findingStacks: Bool = true, provingSteps: Bool = false) throws {
        let read = ProgramFiles(try findSpecs(at: paths))
        let sources = read.sources
        var diagnostics = read.diagnostics
        let program = link(read.files, into: &diagnostics)
        if findingStacks, let program { Analysis(of: program).report(into: &diagnostics) }
        let verdicts =
            diagnostics.hasErrors || !provingSteps ? nil : program.map { provenSteps(of: $0, files: read.files, sources: sources) }
        let plan = program.flatMap { planSwift(for: $0, sources: sources, verdicts: verdicts ?? StepVerdicts(), into: &diagnostics) }
        self.sources = sources
        self.diagnostics = diagnostics.adopting(rulesOf: read.files)
        // What a program makes an error of is none to the stages.
        let isRight = plan != nil && !self.diagnostics.hasErrors
        self.program = isRight ? program : nil
        self.plan = isRight ? plan : nil
        isUnreadable = read.isUnreadable
    }

    /// The program, for a question about it: warnings say nothing of the answer. Prints the findings and throws where there are errors.
    func programOrFindings() throws -> Program {
        guard let program else {
            try printFindings()
            throw ExitCode.failure
        }
        return program
    }

    /// Prints the findings in the order of the files; throws the exit code that errors among them ask for.
    func printFindings() throws {
        let text = renderText(
            diagnostics.sorted, sources: sources, showsSource: isatty(STDERR_FILENO) == 1, width: terminalWidth(of: STDERR_FILENO))
        FileHandle.standardError.write(Data(text.utf8))
        if isUnreadable { throw ExitCode.noInput }
        if diagnostics.hasErrors { throw ExitCode.failure }
    }
}

/// Prints a line about the run itself, rather than about a place in a spec.
func printError(_ message: String) {
    FileHandle.standardError.write(Data("flowgen: error: \(message)\n".utf8))
}

/// Prints what a command was asked for to standard output. Throws ``ExitCode/inputOutput`` where that can't be written, as on a full disk.
func printOutput(_ bytes: [UInt8]) throws {
    do {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
        printError("can't write the output: \(reason(error))")
        throw ExitCode.inputOutput
    }
}
