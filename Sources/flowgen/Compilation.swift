import ArgumentParser
import FlowAnalysis
import FlowBackend
import FlowDiagnostics
import FlowGraph
import FlowRules
import FlowSpec
import FlowSwift
import Foundation
import Severities

/// One run of the pipeline, in memory, from the bytes of the specs to what will be written.
struct Compilation {
    let sources: SourceTable
    let diagnostics: Diagnostics
    /// The resolved program; nil if there were errors.
    let program: Program?
    /// The files that the back end writes; nil if there were errors.
    let plan: [PlannedFile]?
    /// Whether a file that the run names can't be read.
    let isUnreadable: Bool
    /// Whether all stacks of the program were looked at.
    let areStacksAnalysed: Bool

    /// Reads the specs that are named, and those of other modules, and runs every stage that the
    /// findings of those before it allow.
    ///
    /// Throws where there is nothing to read; findings about the specs are in `diagnostics`. Those
    /// about the stacks are left out where `findingStacks` is false, as for a question about them.
    /// The back end learns what is known of the steps where `provingSteps` is true.
    init(
        reading named: Inputs, modules inputs: ModuleInputs = ModuleInputs(), findingStacks: Bool = true, provingSteps: Bool = false,
        for backend: any Backend = SwiftBackend()
    ) throws(MissingInputs) {
        let folders = ProgramFolders(of: (named.paths.isEmpty ? ["."] : named.paths) + inputs.others.map(\.path))
        let read = ProgramFiles(
            try findSpecs(at: named.paths), others: try findSpecs(of: inputs.others), isClosed: inputs.own != nil,
            folders: named.allowOutside ? nil : folders)
        let sources = read.sources
        let modules = ProgramModules(own: inputs.own, isLibrary: inputs.isLibrary, others: read.otherModules)
        var diagnostics = read.diagnostics
        let program = link(read.files, modules: modules, into: &diagnostics)
        let countBeforeStacks = diagnostics.all.count
        // The stacks of a library are those of the apps that use it.
        let rooted = program.flatMap { $0.hasRoot ? $0 : nil }
        let analysis = findingStacks || provingSteps ? rooted.map { NamedAnalysis(of: $0, files: read.files, sources: sources) } : nil
        let excuses = read.files.flatMap(\.excuses)
        if findingStacks { analysis?.report(into: &diagnostics, excuses: excuses) }
        diagnostics = diagnostics.seen(from: modules, countBeforeStacks: countBeforeStacks)
        let verdicts = diagnostics.hasErrors || !provingSteps ? nil : analysis?.verdicts
        let plan = program.flatMap {
            backend.plan(for: $0, sources: sources, verdicts: verdicts ?? StepVerdicts(), into: &diagnostics)
        }
        let areStacksAnalysed = findingStacks && analysis.map { !$0.isCut } ?? false
        self.areStacksAnalysed = areStacksAnalysed
        self.sources = sources
        // Another module excuses its own places, and doesn't say which rules count here. An error
        // may hide what a rule finds: then nothing is said of what is excused from it.
        self.diagnostics = diagnostics.adopting(
            severities: read.files.filter { modules.isOwn($0.source) }.flatMap(\.severities), excuses: excuses
        ) {
            program != nil && (areStacksAnalysed || !$0.isAboutStacks)
        }
        .filterMap { $0.rule != .uselessExcuse || modules.isOwn($0.range.source) ? $0 : nil }
        // What a program makes an error of is none to the stages.
        let isRight = plan != nil && !self.diagnostics.hasErrors
        self.program = isRight ? program : nil
        self.plan = isRight ? plan : nil
        isUnreadable = read.isUnreadable
    }

    /// Reads the specs that are named as for any other command. Prints what is missing and throws
    /// an exit code where there is nothing to read.
    init(_ named: Inputs, findingStacks: Bool = true) throws {
        do throws(MissingInputs) {
            try self.init(reading: named, findingStacks: findingStacks)
        } catch {
            for reason in error.reasons { printError(reason) }
            throw ExitCode.noInput
        }
    }

    /// The program, for a question about it: warnings say nothing of the answer. Prints the
    /// findings and throws where there are errors.
    func programOrFindings() throws -> Program {
        guard let program else {
            try printFindings()
            throw ExitCode.failure
        }
        return program
    }

    /// Prints the findings in the order of the files; throws the exit code that errors among them
    /// ask for.
    func printFindings() throws {
        printText(diagnostics.sorted, sources: sources)
        try check(diagnostics.sorted)
    }

    /// Throws the exit code that findings of the run ask for.
    func check(_ findings: [Diagnostic]) throws {
        if isUnreadable { throw ExitCode.noInput }
        if findings.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
    }
}

extension Rule {
    /// Whether it is found by the analysis of stacks.
    var isAboutStacks: Bool {
        RulePage.of(id)?.topic == .stacks
    }
}

/// Prints findings to standard error, for a person where that is a terminal.
func printText(_ findings: [Diagnostic], sources: SourceTable) {
    let text = renderText(
        findings, sources: sources, showsSource: isatty(STDERR_FILENO) == 1, width: terminalWidth(of: STDERR_FILENO),
        isColoured: showsColours(STDERR_FILENO))
    FileHandle.standardError.write(Data(text.utf8))
}

extension Diagnostics {
    /// The findings without those that are the affair of other modules: what isn't grave there is
    /// said where they are compiled, and what the app leaves unused there others may use. What its
    /// stacks, found last, break there is said.
    fileprivate func seen(from modules: ProgramModules, countBeforeStacks: Int) -> Diagnostics {
        let unused: Set<Rule> = [.unreachableScreen, .unreachableByHand, .deadTransition, .vacuousInvariant]
        var index = 0
        return filterMap { finding in
            index += 1
            let isSaid = finding.severity == .error || index > countBeforeStacks && !unused.contains(finding.rule)
            return modules.isOwn(finding.range.source) || isSaid ? finding : nil
        }
    }
}

/// Prints a line about the run itself, rather than about a place in a spec.
func printError(_ message: String) {
    FileHandle.standardError.write(Data("flowgen: error: \(message)\n".utf8))
}

/// Prints a line about the run itself that asks for nothing.
func printNote(_ message: String) {
    FileHandle.standardError.write(Data("flowgen: note: \(message)\n".utf8))
}

/// Prints what a command was asked for to standard output. Throws ``ExitCode/inputOutput`` where
/// that can't be written, as on a full disk.
func printOutput(_ bytes: [UInt8]) throws {
    do {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
        printError("can't write the output: \(reason(error))")
        throw ExitCode.inputOutput
    }
}
