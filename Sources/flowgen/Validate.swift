import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowViews

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks specs and prints what is wrong.",
        discussion: """
            Findings go to standard error, one on each line, as 'path:line:column: error: message [rule]', or to standard output in another format.

            Examples:
              $ flowgen validate
              $ flowgen validate Sources/App
              $ generate-spec | flowgen validate -
              $ flowgen validate --strict --format github --report flowgen.sarif
              $ flowgen validate --write-baseline flowgen-baseline.json
              $ flowgen validate --baseline flowgen-baseline.json
            """
    )

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Flag(inversion: .prefixedNo, help: "Turn warnings into errors.")
    var strict: Bool?

    @Option(
        help: ArgumentHelp("Report only what isn't in this file of known findings.", valueName: "file"))
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Record the findings of this run in a file of known findings.",
            discussion: "Without '--baseline', all findings are then known, and nothing is reported.", valueName: "file"))
    var writeBaseline: String?

    @OptionGroup var reports: ReportOptions

    mutating func run() throws {
        let isStrict = try takeConfiguration()
        try refuse(reports.reports, among: inputs.paths + [baseline, writeBaseline].compactMap(\.self))
        let known = try knownFindings()
        let compilation = try reports.compile(inputs, modules: modules.inputs)
        if let writeBaseline { try compilation.refuseWriting(to: [writeBaseline]) }
        let all = compilation.diagnostics.sorted
        let recorded = try record(all, of: compilation)
        let (new, gone) = compare(all, with: known ?? recorded, of: compilation)
        var findings = new
        if isStrict {
            for index in findings.indices where findings[index].severity == .warning { findings[index].severity = .error }
        }
        defer { sayWhatIsGone(gone, new: findings, of: compilation) }
        try reports.show(findings, of: compilation)
        if reports.format == .text, !inputs.quiet { try summarize(findings, of: compilation, known: all.count - new.count) }
        try compilation.check(findings)
    }

    /// Takes from the configuration what the command line doesn't say. Gives whether warnings are
    /// errors.
    private mutating func takeConfiguration() throws -> Bool {
        do throws(MissingInputs) {
            let configuration = try ConfigurationFile(for: inputs.run)
            if writeBaseline == nil, baseline == nil { baseline = try configuration.baseline() }
            return strict ?? configuration.isStrict ?? false
        } catch {
            throw try reports.failure(error.reasons)
        }
    }

    // MARK: Known findings

    /// A baseline with its file.
    private struct Known {
        var file: BaselineFile
        var baseline: Baseline
    }

    private func knownFindings() throws -> Known? {
        guard let baseline else { return nil }
        let file = BaselineFile(path: baseline)
        do throws(BaselineFile.Problem) {
            return Known(file: file, baseline: try file.read())
        } catch {
            throw try reports.failure([error.reason])
        }
    }

    /// Writes the baseline that is asked for. Findings of a run that couldn't read everything would
    /// take the place of better ones.
    private func record(_ findings: [Diagnostic], of compilation: Compilation) throws -> Known? {
        guard let writeBaseline else { return nil }
        guard !compilation.isUnreadable else {
            printError("the baseline \(quoted(writeBaseline)) isn't written, since not every file can be read")
            return nil
        }
        let file = BaselineFile(path: writeBaseline)
        do {
            try file.checkPlace()
            let folder = parentFolder(of: file.path)
            // The paths in a baseline are relative to its folder.
            if !folder.isEmpty { try makeFolder(folder) }
            let baseline = file.baseline(recording: findings, in: compilation.sources)
            try writeWhole(baseline.bytes, to: file.path)
            return Known(file: file, baseline: baseline)
        } catch {
            printError("can't write the baseline \(quoted(file.path)): \(reason(error))")
            throw ExitCode.inputOutput
        }
    }

    private func compare(
        _ findings: [Diagnostic], with known: Known?, of compilation: Compilation
    ) -> (new: [Diagnostic], gone: [Baseline.Entry]) {
        guard let known else { return (findings, []) }
        let (new, gone) = known.file.compare(findings, with: known.baseline, in: compilation.sources)
        return (new, known.file.lookedAt(gone, by: compilation))
    }

    // MARK: What is said beside the findings

    /// Says which known findings there are no more. While a new error may hide them, or the stacks
    /// aren't analysed, that isn't known.
    private func sayWhatIsGone(_ entries: [Baseline.Entry], new: [Diagnostic], of compilation: Compilation) {
        guard !inputs.quiet, let baseline, !new.contains(where: { $0.severity == .error }) else { return }
        let gone = entries.filter { entry in
            compilation.areStacksAnalysed || Rule.all.first { $0.id == entry.rule }?.topic != .stacks
        }
        guard let first = gone.first else { return }
        let number = gone.reduce(0) { $0 + $1.count }
        let place = "\(quoted(first.rule)) in \(quoted(first.file))\(first.keys.isEmpty ? "" : " at \(escaped(first.keys))")"
        let words = number == 1 ? "a finding no longer occurs: \(place)" : "\(number) findings no longer occur, such as \(place)"
        printNote("of the baseline \(quoted(baseline)) \(words); '--write-baseline' records what is left")
    }

    private func summarize(_ findings: [Diagnostic], of compilation: Compilation, known: Int) throws {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count { $0.severity == .warning }
        var counts = [errors == 0 ? "no \(known > 0 ? "new " : "")errors" : count(errors, "error")]
        if warnings > 0 { counts.append(count(warnings, "warning")) }
        var parts = [counts.joined(separator: ", ")]
        if let program = compilation.program {
            parts[0] =
                "\(count(program.flows.count, "flow")), \(count(program.screens.count, "screen")), "
                + "\(count(program.transitions.count, "transition")): \(parts[0])"
        }
        if known > 0 { parts.append("\(count(known, "finding")) in the baseline") }
        if let writeBaseline { parts.append("wrote \(quoted(writeBaseline))") }
        try printOutput(Array("\(parts.joined(separator: "; "))\n".utf8))
    }
}
