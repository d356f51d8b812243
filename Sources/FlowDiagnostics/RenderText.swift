/// Findings as text: a line `path:line:column: error: message [rule-id]` for each, then its notes as `path:line:column: note: message`. Xcode, SwiftPM
/// and editors make links of such lines.
///
/// What led to a finding follows it: with the source as numbered lines, the stacks beside each action; without it as notes at the transitions' places.
///
/// - Parameters:
///   - diagnostics: the findings, in the order in which they are shown.
///   - sources: the files that their ranges lie in.
///   - showsSource: whether the source line follows each, with a caret and tildes beneath the range.
///   - width: the columns of a terminal, at which the lines of an example are wrapped.
/// - Returns: lines that each end with a line feed; nothing where there are no findings. No text from a file can break or forge a line.
public func renderText(_ diagnostics: [Diagnostic], sources: SourceTable, showsSource: Bool = false, width: Int = 80) -> String {
    var output = ""
    for diagnostic in diagnostics {
        let verdict = diagnostic.verdict.map { " (\($0.text))" } ?? ""
        let message = "\(diagnostic.message)\(verdict) [\(diagnostic.rule.id)]"
        append(diagnostic.severity.rawValue, message, at: diagnostic.range, sources, showsSource, to: &output)
        for note in diagnostic.notes {
            append("note", note.message, at: note.range, sources, showsSource, to: &output)
        }
        if let trace = diagnostic.trace {
            if showsSource {
                for line in traceLines(trace, width: width) { output += "\(line)\n" }
            } else {
                for note in traceNotes(trace, of: diagnostic.range) {
                    append("note", note.message, at: note.range, sources, false, to: &output)
                }
            }
        }
        for suggestion in diagnostic.suggestions {
            append("note", suggestion.text, at: suggestion.range, sources, showsSource, to: &output)
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

extension Suggestion {
    fileprivate var text: String {
        replacement.map { "\(message): \($0)" } ?? message
    }
}

extension Verdict {
    /// The verdict in the words that end a message.
    var text: String {
        switch self {
        case .proved: "proved"
        case .confirmed(let actions): "confirmed, \(count(actions, "action"))"
        case .possible(let actions, let states): "possible, not reproduced within \(count(actions, "action")), \(count(states, "state"))"
        }
    }
}

private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
