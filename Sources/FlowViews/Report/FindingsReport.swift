import FlowSpec

/// What a run found, to be given in any format.
public struct FindingsReport: Sendable {
    /// The findings, in the order in which they are given.
    var findings: [Diagnostic]
    /// The files that their places lie in.
    var sources: SourceTable
    /// What kept the run from looking at everything, such as a path that doesn't exist: a sentence
    /// each.
    var failures: [String]
    /// The version of the tool.
    var version: String

    /// Makes a report.
    ///
    /// - Parameters:
    ///   - findings: the findings, in the order in which they are given.
    ///   - sources: the files that their places lie in.
    ///   - failures: what kept the run from looking at everything: a sentence each.
    ///   - version: the version of the tool.
    public init(_ findings: [Diagnostic], sources: SourceTable, failures: [String] = [], version: String) {
        self.findings = findings
        self.sources = sources
        self.failures = failures
        self.version = version
    }

    /// The report as UTF-8. The same findings give the same bytes; no text from a file can break or
    /// forge a part of it.
    ///
    /// - Parameter format: the format.
    public func bytes(as format: ReportFormat) -> [UInt8] {
        switch format {
        case .text: Array(text.utf8)
        case .json: json.bytes
        case .sarif: sarif.bytes
        case .github: Array(gitHub.utf8)
        case .junit: Array(jUnit.utf8)
        }
    }

    private var text: String {
        failures.map { "flowgen: error: \($0)\n" }.joined() + renderText(findings, sources: sources)
    }

    /// How many findings have a severity.
    func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }

    /// Whether all input was read.
    var isComplete: Bool {
        failures.isEmpty && !findings.contains { $0.rule == .unreadableFile }
    }

    /// A place as a person reads it: `path:line:column`.
    func words(for place: SourceRange) -> String {
        "\(sources[place.source].path):\(place.start.line):\(place.start.column)"
    }
}
