import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews

extension ReportFormat: ExpressibleByArgument {}

/// In which formats the findings of a run are given, and where to.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of the findings.",
            discussion: "All but text go to standard output, which then contains nothing else and is complete even if the run fails."))
    var format: ReportFormat = .text

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "A file for the findings; its name ends in .json, .sarif, .xml for JUnit, or .txt. May be given several times.",
            valueName: "file"))
    var reports: [String] = []

    func validate() throws {
        for path in reports where ReportFormat(fileName: path) == nil {
            let ends = alternatives(ReportFormat.byExtension.map { ".\($0.extension)" })
            throw ValidationError("the report \(quoted(path)) has no format: its name must end in \(ends)")
        }
    }

    /// Compiles specs. Where there is nothing to read, that is reported, and an exit code thrown.
    func compile(
        _ inputs: Inputs, modules: ModuleInputs, planning: Bool = false, for backend: any Backend = SwiftBackend()
    ) throws -> Compilation {
        try refuse(reports, among: inputs.paths + modules.others.map(\.path))
        let compilation: Compilation
        do throws(MissingInputs) {
            compilation = try Compilation(
                reading: inputs.run, modules: modules, planning: planning, for: backend)
        } catch {
            throw try failure(error.reasons)
        }
        try compilation.refuseWriting(to: reports)
        return compilation
    }

    /// Reports what kept a run from looking at anything, and gives the exit code.
    func failure(_ reasons: [String]) throws -> ExitCode {
        for reason in reasons { printError(reason) }
        try give(FindingsReport([], sources: SourceTable(), failures: reasons, version: flowgenVersion))
        return .noInput
    }

    /// Reports all findings of a run. Throws the exit code that errors among them ask for.
    func report(_ compilation: Compilation) throws {
        try report(compilation.diagnostics.sorted, of: compilation)
    }

    /// Reports findings of a run. Throws the exit code that errors among them ask for.
    func report(_ findings: [Diagnostic], of compilation: Compilation) throws {
        try show(findings, of: compilation)
        try compilation.check(findings)
    }

    /// Reports findings of a run, be there errors among them or not.
    func show(_ findings: [Diagnostic], of compilation: Compilation) throws {
        if format == .text { compilation.printText(findings) }
        try give(FindingsReport(findings, sources: compilation.sources, version: flowgenVersion))
    }

    /// Prints a report, unless it is text, and writes it to the files that ask for it.
    private func give(_ report: FindingsReport) throws {
        if format != .text { try printOutput(report.bytes(as: format)) }
        for path in reports {
            guard let format = ReportFormat(fileName: path) else { continue }
            do {
                try writeWhole(report.bytes(as: format), to: path)
            } catch {
                printError("can't write the report \(quoted(path)): \(reason(error))")
                throw ExitCode.inputOutput
            }
        }
    }
}

/// Refuses to write to one of the files that a run reads. Prints which, and throws wrong usage.
func refuse(_ written: [String], among read: [String]) throws {
    let identities = Set(read.map { FileIdentity(of: $0) })
    for path in written where identities.contains(FileIdentity(of: path)) {
        printError("\(quoted(path)) is a file that this run reads or writes already; choose another name for what is written to it")
        throw ExitCode.validationFailure
    }
}
