import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews

extension ReportFormat: ExpressibleByArgument {}

/// The formats of a run's findings, and the files to write them to.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Choose the format of the findings.",
            discussion: "Formats other than 'text' go to standard output, with nothing else, even if the run fails."))
    var format: ReportFormat = .text

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Also write the findings to a file; repeatable.",
            discussion: "The format depends on the name's extension: .json, .sarif, .xml for JUnit, or .txt.",
            valueName: "file"))
    var reports: [String] = []

    @Flag(help: "Print all findings (default: the first 50 of each rule).")
    var all = false

    func validate() throws {
        for path in reports where ReportFormat(fileName: path) == nil {
            let ends = alternatives(ReportFormat.byExtension.map { ".\($0.extension)" })
            throw ValidationError("the format of the report \(quoted(path)) is unknown; end its name in \(ends)")
        }
    }

    /// Compiles specs. If there is nothing to read, reports that and throws an exit code.
    func compile(
        _ inputs: Inputs, modules: ModuleInputs, planning: Bool = false, for backend: any Backend = SwiftBackend()
    ) throws -> Compilation {
        try refuse(reports, among: inputs.paths + modules.others.map(\.path))
        var run = inputs.run
        run.printsAll = all
        let compilation: Compilation
        do throws(MissingInputs) {
            compilation = try Compilation(reading: run, modules: modules, planning: planning, for: backend)
        } catch {
            throw try failure(error.reasons)
        }
        try compilation.refuseWriting(to: reports)
        return compilation
    }

    /// Reports why a run couldn't read anything, and returns the exit code.
    func failure(_ reasons: [String]) throws -> ExitCode {
        for reason in reasons { printError(reason) }
        try give(FindingsReport([], sources: SourceTable(), failures: reasons, version: flowgenVersion))
        return .noInput
    }

    /// Reports all findings of a run. Throws the exit code for errors among them.
    func report(_ compilation: Compilation) throws {
        try report(compilation.diagnostics.sorted, of: compilation)
    }

    /// Reports findings of a run. Throws the exit code for errors among them.
    func report(_ findings: [Diagnostic], of compilation: Compilation) throws {
        try show(findings, of: compilation)
        try compilation.check(findings)
    }

    /// Reports findings of a run. Doesn't throw if they contain errors.
    func show(_ findings: [Diagnostic], of compilation: Compilation) throws {
        if format == .text { compilation.printText(findings) }
        try give(FindingsReport(findings, sources: compilation.sources, version: flowgenVersion))
    }

    /// Prints a report, unless its format is text, and writes it to the requested files.
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

/// Refuses to write to a file that the run reads. Prints its name and throws a usage error.
func refuse(_ written: [String], among read: [String]) throws {
    let identities = Set(read.map { FileIdentity(of: $0) })
    for path in written where identities.contains(FileIdentity(of: path)) {
        printError("\(quoted(path)) would be overwritten: the run already reads or writes it; choose another name")
        throw ExitCode.validationFailure
    }
}
