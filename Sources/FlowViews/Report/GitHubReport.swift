import FlowSpec

extension FindingsReport {
    /// The findings as workflow commands of GitHub Actions, one line each. Messages for other
    /// locations follow on separate lines.
    var gitHub: String {
        let commands = GitHubCommands(sources)
        let failures = failures.map { "::error title=flowgen::\(escapedData(escaped($0)))\n" }
        return failures.joined()
            + findings.map { finding in
                let lines = ["\(finding.sentence)"] + finding.secondPlaces.map { "\(words(for: $0.range)): \($0.message)" }
                return commands.command(finding.severity, title: finding.rule.id, lines, at: finding.range)
            }.joined()
    }
}

/// Writes workflow commands of GitHub Actions, which appear next to the lines of a change.
struct GitHubCommands {
    private let sources: SourceTable
    private let columns: UTF16Columns

    init(_ sources: SourceTable) {
        self.sources = sources
        columns = UTF16Columns(sources)
    }

    /// A workflow command.
    ///
    /// - Parameter range: the location of the message; nil for none.
    func command(_ severity: Severity, title: String, _ lines: [String], at range: SourceRange?) -> String {
        let properties = (range.map { [("file", sources[$0.source].path)] + place($0) } ?? []) + [("title", title)]
        let list = properties.map { "\($0.0)=\(escapedProperty(escaped($0.1)))" }.joined(separator: ",")
        return "::\(severity.command) \(list)::\(lines.map(escaped).map(escapedData).joined(separator: "%0A"))\n"
    }

    /// The lines, and the columns if the range is on one line. GitHub accepts columns only then.
    private func place(_ range: SourceRange) -> [(String, String)] {
        let lines = [("line", "\(range.start.line)"), ("endLine", "\(range.end.line)")]
        guard range.start.line == range.end.line else { return lines }
        return lines + [
            ("col", "\(columns.column(of: range.start, in: range.source))"),
            ("endColumn", "\(columns.column(of: range.end, in: range.source))"),
        ]
    }
}

extension Severity {
    fileprivate var command: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}

/// Escapes the data of a workflow command, which ends with its line.
private func escapedData(_ text: String) -> String {
    percentEscaped(text, also: [])
}

/// Escapes a property of a workflow command, which ends with a comma or two colons.
private func escapedProperty(_ text: String) -> String {
    percentEscaped(text, also: [":", ","])
}

private func percentEscaped(_ text: String, also others: [Unicode.Scalar]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "%": result += "%25"
        case "\r": result += "%0D"
        case "\n": result += "%0A"
        case ":" where others.contains(":"): result += "%3A"
        case "," where others.contains(","): result += "%2C"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
