/// Findings as text: a line `path:line:column: error: message [rule-id]` for each, then its notes as `path:line:column: note: message`. Xcode, SwiftPM
/// and editors make links of such lines.
///
/// - Parameters:
///   - diagnostics: the findings, in the order in which they are shown.
///   - sources: the files that their ranges lie in.
///   - showsSource: whether the source line follows each, with a caret and tildes beneath the range.
/// - Returns: lines that each end with a line feed; nothing where there are no findings. No text from a file can break or forge a line.
public func renderText(_ diagnostics: [Diagnostic], sources: SourceTable, showsSource: Bool = false) -> String {
    var output = ""
    for diagnostic in diagnostics {
        let message = "\(diagnostic.message) [\(diagnostic.rule.id)]"
        append(diagnostic.severity.rawValue, message, at: diagnostic.range, sources, showsSource, to: &output)
        for note in diagnostic.notes {
            append("note", note.message, at: note.range, sources, showsSource, to: &output)
        }
    }
    return output
}

private func append(
    _ kind: String,
    _ message: String,
    at range: SourceRange,
    _ sources: SourceTable,
    _ showsSource: Bool,
    to output: inout String
) {
    let source = sources[range.source]
    output += "\(escaped(source.path)):\(range.start.line):\(range.start.column): \(kind): \(escaped(message))\n"
    if showsSource, let excerpt = excerpt(of: range, in: source) {
        output += "\(excerpt.line)\n\(excerpt.underline)\n"
    }
}
