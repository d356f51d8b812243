import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowViews

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check specs for errors.",
        discussion: """
            Prints a finding per line to standard error, as 'path:line:column: error: message [rule]'. Prints other formats to standard output.

            Examples:
              $ flowgen validate
              $ flowgen validate --strict --format github --report flowgen.sarif
              $ flowgen validate --baseline flowgen-baseline.json
            """
    )

    @Flag(inversion: .prefixedNo, help: "Treat warnings as errors.")
    var strict: Bool?

    @Option(help: ArgumentHelp("Ignore the findings in this baseline file.", valueName: "file"))
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Write all findings to a baseline file and exit with 0.",
            discussion: "Errors outside the file of '--baseline' still fail the run.", valueName: "file"))
    var writeBaseline: String?

    @OptionGroup var reports: ReportOptions

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

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

    /// Applies the configuration, unless options override it. Returns whether warnings are errors.
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

    /// Writes the requested baseline. Keeps the old one if the run couldn't read everything.
    private func record(_ findings: [Diagnostic], of compilation: Compilation) throws -> Known? {
        guard let writeBaseline else { return nil }
        guard !compilation.isUnreadable else {
            printError("the baseline \(quoted(writeBaseline)) isn't written: some files can't be read")
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

    // MARK: Notes and summary

    /// Prints known findings that no longer occur. A new error might hide findings, and so might an
    /// incomplete analysis of the stacks; these cases print nothing.
    private func sayWhatIsGone(_ entries: [Baseline.Entry], new: [Diagnostic], of compilation: Compilation) {
        guard !inputs.quiet, let baseline, !new.contains(where: { $0.severity == .error }) else { return }
        let gone = entries.filter { entry in
            compilation.areStacksAnalyzed || Rule.all.first { $0.id == entry.rule }?.topic != .stacks
        }
        guard let first = gone.first else { return }
        let number = gone.reduce(0) { $0 + $1.count }
        let place = "\(quoted(first.rule)) in \(quoted(first.file))\(first.keys.isEmpty ? "" : " at \(escaped(first.keys))")"
        let words =
            number == 1
            ? "a finding in the baseline \(quoted(baseline)) no longer occurs: \(place)"
            : "\(number) findings in the baseline \(quoted(baseline)) no longer occur, such as \(place)"
        printNote("\(words); update it with '--write-baseline'")
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
