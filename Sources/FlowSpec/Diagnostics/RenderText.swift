/// Findings as text: a line `path:line:column: error: message [rule-id]` for each, then its notes
/// as `path:line:column: note: message`. Xcode, SwiftPM and editors make links of such lines.
///
/// What led to a finding follows it: with the source as numbered lines, the stacks beside each
/// action; without it as notes at the transitions' places.
///
/// - Parameters:
///   - diagnostics: the findings, in the order in which they are shown.
///   - sources: the files that their ranges lie in.
///   - showsSource: whether the source line follows each, with a caret and tildes beneath the
///     range.
///   - width: the columns of a terminal, at which the lines of an example are wrapped.
///   - isColoured: whether severities and carets are coloured, as a terminal understands it.
/// - Returns: lines that each end with a line feed; nothing where there are no findings. No text
///   from a file can break or forge a line.
public func renderText(
    _ diagnostics: [Diagnostic], sources: SourceTable, showsSource: Bool = false, width: Int = 80, isColoured: Bool = false
) -> String {
    var output = TextOutput(sources: sources, showsSource: showsSource, isColoured: isColoured)
    for diagnostic in diagnostics {
        output.append(diagnostic.severity, "\(diagnostic.sentence) [\(diagnostic.rule.id)]", at: diagnostic.range)
        for note in diagnostic.notes { output.append(note) }
        if let trace = diagnostic.trace {
            if showsSource {
                for line in traceLines(trace, width: width) { output.text += "\(line)\n" }
            } else {
                for note in traceNotes(trace, of: diagnostic.range) { output.append(note) }
            }
        }
        for suggestion in diagnostic.suggestions where !suggestion.isInMessage { output.append(suggestion.note) }
    }
    return output.text
}

/// Lines while they are made.
private struct TextOutput {
    var text = ""
    let sources: SourceTable
    let showsSource: Bool
    let isColoured: Bool

    mutating func append(_ note: Diagnostic.Note) {
        append(.note, note.message, at: note.range)
    }

    mutating func append(_ severity: Severity, _ message: String, at range: SourceRange) {
        let source = sources[range.source]
        let kind = coloured("\(severity.rawValue):", severity.colour)
        text += "\(source.path):\(range.start.line):\(range.start.column): \(kind) \(escaped(message))\n"
        if showsSource, let excerpt = excerpt(of: range, in: source) {
            let indent = excerpt.underline.prefix { $0 != "^" }
            text += "\(excerpt.line)\n\(indent)\(coloured(excerpt.underline.dropFirst(indent.count), .green))\n"
        }
    }

    private func coloured(_ text: some StringProtocol, _ colour: Colour) -> String {
        isColoured ? "\u{1B}[1;\(colour.rawValue)m\(text)\u{1B}[0m" : String(text)
    }
}

/// A colour by its number for terminals (ECMA-48, select graphic rendition).
private enum Colour: Int {
    case red = 31
    case green = 32
    case magenta = 35
    case cyan = 36
}

extension Severity {
    fileprivate var colour: Colour {
        switch self {
        case .error: .red
        case .warning: .magenta
        case .note: .cyan
        }
    }
}

extension Diagnostic {
    /// The message with how sure it is.
    public var sentence: String {
        message + (verdict.map { " (\($0.text))" } ?? "")
    }

    /// All that is said beside the message, where the finding is a line: its notes, what led to it,
    /// and how it may be mended.
    public var secondPlaces: [Note] {
        notes + (trace.map { traceNotes($0, of: range) } ?? []) + suggestions.filter { !$0.isInMessage }.map(\.note)
    }
}

extension Suggestion {
    /// What is proposed, as a second place of the finding.
    public var note: Diagnostic.Note {
        Diagnostic.Note(replacement.map { "\(message): \($0)" } ?? message, at: range)
    }
}

extension Verdict {
    /// The verdict in the words that end a message.
    var text: String {
        switch self {
        case .proved: "proved"
        case .confirmed(let actions, true): "confirmed, \(count(actions, "action"))"
        case .confirmed(let actions, false): "confirmed, \(count(actions, "action")); a shorter run may exist"
        case .possible(let actions, let states): "possible, not reproduced within \(count(actions, "action")), \(count(states, "state"))"
        }
    }
}

private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
