import FlowSpec

/// The findings of a run, for output in any format.
public struct FindingsReport: Sendable {
    /// The findings, in the order of the output.
    var findings: [Diagnostic]
    /// The files of the findings.
    var sources: SourceTable
    /// The reasons for an incomplete run, such as a missing path, one sentence each.
    var failures: [String]
    var version: String

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - findings: the findings, in the order of the output.
    ///   - sources: the files of the findings.
    ///   - failures: the reasons for an incomplete run, one sentence each.
    ///   - version: the version of the tool.
    public init(_ findings: [Diagnostic], sources: SourceTable, failures: [String] = [], version: String) {
        self.findings = findings
        self.sources = sources
        self.failures = failures
        self.version = version
    }

    /// Returns the report as UTF-8. The same findings produce the same bytes. Text from files can't
    /// break or forge parts of the report.
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

    /// The number of findings with a severity.
    func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }

    var isComplete: Bool {
        failures.isEmpty && !findings.contains { $0.rule == .unreadableFile }
    }

    /// A location for readers: `path:line:column`.
    func words(for place: SourceRange) -> String {
        "\(sources[place.source].path):\(place.start.line):\(place.start.column)"
    }
}
