import FlowAnalysis
import FlowGraph
import FlowSpec
import FlowSwift

/// One run of the pipeline, in memory, from the bytes of the specs to what will be written.
package struct Compilation {
    package let sources: SourceTable
    package let diagnostics: Diagnostics
    /// The resolved program; nil if there were errors.
    package let program: Program?
    /// The files that the back end writes; nil if there were errors, or if nobody asked for them.
    let plan: [PlannedFile]?
    /// The resolved program, where errors may be about its stacks; nil if there were others.
    package let planned: Program?
    /// Whether a file that the run names can't be read.
    package let isUnreadable: Bool
    /// Whether all stacks of the program were looked at.
    package let areStacksAnalysed: Bool
    /// What the run names, and how it wants findings.
    private let named: RunInputs
    /// The folders that all must be in but what a person named; nil for anywhere.
    private let folders: ProgramFolders?

    /// Reads the specs that are named, and those of other modules, and runs every stage that the
    /// findings of those before it allow.
    ///
    /// Throws where there is nothing to read; findings about the specs are in `diagnostics`. Those
    /// about the stacks are left out where `findingStacks` is false, as for a question about them.
    /// The back end plans its files where `planning` is true, else it only says what is in their
    /// way.
    package init(
        reading named: RunInputs, modules inputs: ModuleInputs = ModuleInputs(), findingStacks: Bool = true, planning: Bool = false,
        for backend: any Backend = SwiftBackend()
    ) throws(MissingInputs) {
        let found = try FoundSpecs(of: named, modules: inputs)
        folders = found.folders
        var read = ProgramFiles(found, isClosed: inputs.own != nil)
        if let failure = named.files.failure { throw MissingInputs(reasons: [failure]) }
        let sources = read.sources
        let modules = ProgramModules(own: inputs.own, isLibrary: inputs.isLibrary, others: read.otherModules)
        var diagnostics = read.diagnostics
        let program = link(read.files, modules: modules, into: &diagnostics)
        let countBeforeStacks = diagnostics.all.count
        let excuses = read.files.flatMap(\.excuses)
        let severities = read.files.filter { modules.isOwn($0.source) }.flatMap(\.severities)
        read.dropFiles()
        // The stacks of a library are those of the apps that use it.
        let rooted = program.flatMap { $0.starts.isEmpty ? nil : $0 }
        let analysis = findingStacks || planning ? rooted.map { Analysis(of: $0) } : nil
        if findingStacks { analysis?.report(into: &diagnostics, excuses: excuses) }
        diagnostics = diagnostics.seen(from: modules, countBeforeStacks: countBeforeStacks)
        var plan: [PlannedFile]?
        var canBeWritten = false
        if let program, planning {
            let savesState = program.files.contains { $0.output.savesState }
            let stacks = savesState && !diagnostics.hasErrors ? analysis?.reachableStacks : nil
            plan = backend.plan(for: program, sources: sources, stacks: stacks, into: &diagnostics)
            canBeWritten = plan != nil
        } else if let program {
            canBeWritten = backend.check(program, sources: sources, into: &diagnostics)
        }
        let areStacksAnalysed = findingStacks && analysis.map { !$0.isCut } ?? false
        self.areStacksAnalysed = areStacksAnalysed
        self.sources = sources
        // Another module excuses its own places, and doesn't say which rules count here. An error
        // may hide what a rule finds: then nothing is said of what is excused from it.
        self.diagnostics = diagnostics.adopting(
            severities: severities, excuses: excuses
        ) {
            program != nil && (areStacksAnalysed || $0.topic != .stacks)
        }
        .filterMap { $0.rule != .uselessExcuse || modules.isOwn($0.range.source) ? $0 : nil }
        // What a program makes an error of is none to the stages.
        let isRight = canBeWritten && !self.diagnostics.hasErrors
        self.program = isRight ? program : nil
        self.plan = isRight ? plan : nil
        planned = canBeWritten ? program : nil
        isUnreadable = read.isUnreadable
        self.named = named
    }

    /// Prints findings to standard error, for a person where that is a terminal. Where a name may
    /// be missing because only a part of the program was named, says what else there is.
    package func printText(_ findings: [Diagnostic]) {
        let shown = named.isQuiet ? findings.filter { $0.severity == .error } : findings
        let text = renderText(
            shown, sources: sources, showsSource: isatty(STDERR_FILENO) == 1, width: terminalWidth(of: STDERR_FILENO),
            isColoured: named.color.isColoured(STDERR_FILENO))
        printToStandardError(text)
        guard !named.isQuiet else { return }
        for path in named.paths where path != "-" && !isSpecName(path) && fileKind(at: path) == .file {
            printNote("a run of a folder doesn't find \(quoted(path)); rename it to \(quoted(Lookalike(path: path).specName))")
        }
        guard findings.contains(where: { [.unknownTarget, .missingRoot].contains($0.rule) }) else { return }
        for (folder, specs) in unreadNeighbours(of: named, beside: sources) {
            let left = "\(count(specs, "spec")) in the folder \(quoted(folder)) \(specs == 1 ? "wasn't" : "weren't") read"
            printNote("\(left); name the folder to read the specs as one program")
        }
    }

    /// Whether a file could be one of the program.
    package func mayRead(_ path: String) -> Bool {
        folders?.contain(FileIdentity(of: path)) ?? true
    }

    /// Why the run fails; nil where nothing among its findings, or those of them that count, is in
    /// the way.
    package func failure(of findings: [Diagnostic]) -> RunFailure? {
        if isUnreadable { return .noInput }
        return findings.contains { $0.severity == .error } ? .findings : nil
    }
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
package func printError(_ message: String) {
    printToStandardError("flowgen: error: \(message)\n")
}

/// Prints a line about the run itself that asks for nothing.
package func printNote(_ message: String) {
    printToStandardError("flowgen: note: \(message)\n")
}

/// Prints to standard error. Where that can't be written, nobody can be told.
private func printToStandardError(_ text: String) {
    try? write(Array(text.utf8), to: STDERR_FILENO)
}

/// A number of things: `1 action`, `2 actions`.
package func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
