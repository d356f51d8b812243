import FlowAnalysis
import FlowGraph
import FlowSpec
import FlowSwift

/// One run of the pipeline, in memory, from the bytes of the specs to the files to write.
package struct Compilation {
    package let sources: SourceTable
    package let diagnostics: Diagnostics
    /// The resolved program; `nil` if there were errors.
    package let program: Program?
    /// The files that the back end writes; `nil` if there were errors or no plan was requested.
    let plan: [PlannedFile]?
    /// The resolved program, even if its stacks have errors; `nil` if there were other errors.
    package let planned: Program?
    /// True if the run names a file that can't be read.
    package let isUnreadable: Bool
    /// True if all stacks of the program were analyzed.
    package let areStacksAnalyzed: Bool
    /// The inputs and settings of the run.
    private let named: RunInputs
    /// The folders of all files that a person didn't name; `nil` for any folder.
    private let folders: ProgramFolders?

    /// Reads the named specs and other modules' specs, and runs the stages that the findings allow.
    ///
    /// Throws if there is nothing to read. Findings about the specs are in `diagnostics`, without
    /// findings about stacks if `findingStacks` is false, as for queries. If `planning` is true,
    /// the back end plans its files. Otherwise it only reports obstacles.
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
        let suppressions = read.files.flatMap(\.suppressions)
        let severities = read.files.filter { modules.isOwn($0.source) }.flatMap(\.severities)
        read.dropFiles()
        // A library's stacks are part of the apps that use it.
        let rooted = program.flatMap { $0.starts.isEmpty ? nil : $0 }
        let analysis = findingStacks || planning ? rooted.map { Analysis(of: $0) } : nil
        if findingStacks { analysis?.report(into: &diagnostics, suppressions: suppressions) }
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
        let areStacksAnalyzed = findingStacks && analysis.map { !$0.isCut } ?? false
        self.areStacksAnalyzed = areStacksAnalyzed
        self.sources = sources
        // Other modules suppress findings in their own files, and don't set severities for this
        // one. An error can hide findings, so unused suppressions aren't reported then.
        self.diagnostics = diagnostics.adopting(
            severities: severities, suppressions: suppressions
        ) {
            program != nil && (areStacksAnalyzed || $0.topic != .stacks)
        }
        .filterMap { $0.rule != .unusedSuppression || modules.isOwn($0.range.source) ? $0 : nil }
        // Findings that the program turns into errors aren't errors to the stages.
        let isRight = canBeWritten && !self.diagnostics.hasErrors
        self.program = isRight ? program : nil
        self.plan = isRight ? plan : nil
        planned = canBeWritten ? program : nil
        isUnreadable = read.isUnreadable
        self.named = named
    }

    /// Prints findings to standard error, errors first, with their source lines if that is a
    /// terminal. If a name is missing, says which specs of the folder weren't read.
    package func printText(_ findings: [Diagnostic]) {
        let severities: [Severity] = named.isQuiet ? [.error] : [.error, .warning, .note]
        let most = named.printsAll ? Int.max : Self.mostOfRule
        var counts: [String: Int] = [:]
        let shown = severities.flatMap { severity in findings.filter { $0.severity == severity } }.filter { finding in
            counts[finding.rule.id, default: 0] += 1
            return counts[finding.rule.id, default: 0] <= most
        }
        let text = renderText(
            shown, sources: sources, showsSource: isatty(STDERR_FILENO) == 1, width: terminalWidth(of: STDERR_FILENO),
            isColored: named.color.isColored(STDERR_FILENO))
        printToStandardError(text)
        for (rule, number) in counts.sorted(by: { $0.key < $1.key }) where number > most {
            printNote("\(count(number - most, "more finding")) of \(quoted(rule)); print all of them with 'flowgen validate --all'")
        }
        guard !named.isQuiet else { return }
        for path in named.paths where path != "-" && !isSpecName(path) && fileKind(at: path) == .file {
            printNote(
                "flowgen doesn't find \(quoted(path)) when it searches a folder; rename it to \(quoted(Lookalike(path: path).specName))")
        }
        guard findings.contains(where: { [.unknownTarget, .missingRoot].contains($0.rule) }) else { return }
        for (folder, specs) in unreadNeighbors(of: named, beside: sources) {
            let left = "\(count(specs, "spec")) in the folder \(quoted(folder)) \(specs == 1 ? "wasn't" : "weren't") read"
            printNote("\(left); name the folder to read the specs as one project")
        }
    }

    /// How many findings of a rule are printed: people rarely read more, and a large app can have
    /// thousands.
    private static let mostOfRule = 50

    /// True if a file could belong to the program.
    package func mayRead(_ path: String) -> Bool {
        folders?.contain(FileIdentity(of: path)) ?? true
    }

    /// The reason why the run fails because of its inputs or the given findings, or `nil`.
    package func failure(of findings: [Diagnostic]) -> RunFailure? {
        if isUnreadable { return .noInput }
        return findings.contains { $0.severity == .error } ? .findings : nil
    }
}

extension Diagnostics {
    /// Leaves out findings in other modules, except errors and findings about this program's
    /// stacks, which come last. Other modules' warnings are reported when they are compiled, and
    /// other apps can use the declarations that this one doesn't.
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

/// Prints an error about the run itself, rather than about a location in a spec.
package func printError(_ message: String) {
    printToStandardError("flowgen: error: \(message)\n")
}

/// Prints a note about the run itself, which requires no action.
package func printNote(_ message: String) {
    printToStandardError("flowgen: note: \(message)\n")
}

/// Prints to standard error. Ignores errors, because they can't be reported.
package func printToStandardError(_ text: String) {
    try? write(Array(text.utf8), to: STDERR_FILENO)
}
