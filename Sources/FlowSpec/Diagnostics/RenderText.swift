/// Returns findings as text: a line `path:line:column: error: message [rule-id]` for each, then its
/// notes as `path:line:column: note: message`. Xcode, SwiftPM and editors link such lines.
///
/// The trace follows its finding. With the source, it consists of numbered lines with the stacks
/// beside each action. Without the source, it consists of notes at the transitions.
///
/// - Parameters:
///   - diagnostics: the findings, in the order of the output.
///   - sources: the files of the findings.
///   - showsSource: true to print each finding's source line, underlined with a caret and tildes.
///   - width: the terminal's columns, at which the lines of traces wrap.
///   - isColored: true to color severities and carets with terminal escapes.
/// - Returns: lines with line feeds, possibly none. No text from a file can break or forge a line.
public func renderText(
    _ diagnostics: [Diagnostic], sources: SourceTable, showsSource: Bool = false, width: Int = 80, isColored: Bool = false
) -> String {
    var output = TextOutput(sources: sources, showsSource: showsSource, isColored: isColored)
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

/// The output so far.
private struct TextOutput {
    var text = ""
    let sources: SourceTable
    let showsSource: Bool
    let isColored: Bool

    mutating func append(_ note: Diagnostic.Note) {
        append(.note, note.message, at: note.range)
    }

    mutating func append(_ severity: Severity, _ message: String, at range: SourceRange) {
        let source = sources[range.source]
        let kind = colored("\(severity.rawValue):", severity.color)
        text += "\(source.path):\(range.start.line):\(range.start.column): \(kind) \(escaped(message))\n"
        if showsSource, let excerpt = excerpt(of: range, in: source) {
            let indent = excerpt.underline.prefix { $0 != "^" }
            text += "\(excerpt.line)\n\(indent)\(colored(excerpt.underline.dropFirst(indent.count), .green))\n"
        }
    }

    private func colored(_ text: some StringProtocol, _ color: Color) -> String {
        isColored ? "\u{1B}[1;\(color.rawValue)m\(text)\u{1B}[0m" : String(text)
    }
}

/// The number of a terminal color (ECMA-48, select graphic rendition).
private enum Color: Int {
    case red = 31
    case green = 32
    case magenta = 35
    case cyan = 36
}

extension Severity {
    fileprivate var color: Color {
        switch self {
        case .error: .red
        case .warning: .magenta
        case .note: .cyan
        }
    }
}

extension Diagnostic {
    /// The message and the verdict.
    public var sentence: String {
        message + (verdict.map { " (\($0.text))" } ?? "")
    }

    /// All related locations, for findings that are single lines: notes, trace and suggestions.
    public var secondPlaces: [Note] {
        notes + (trace.map { traceNotes($0, of: range) } ?? []) + suggestions.filter { !$0.isInMessage }.map(\.note)
    }
}

extension Suggestion {
    /// The suggestion as a related location of the finding.
    public var note: Diagnostic.Note {
        Diagnostic.Note(replacement.map { "\(message): \($0)" } ?? message, at: range)
    }
}

extension Verdict {
    /// The verdict as it ends a message.
    var text: String {
        switch self {
        case .proved: "proved"
        case .confirmed(let actions, true): "confirmed, \(count(actions, "action"))"
        case .confirmed(let actions, false): "confirmed, \(count(actions, "action")); a shorter trace might exist"
        case .possible(let actions, let states): "possible, not reproduced within \(count(actions, "action")), \(count(states, "state"))"
        }
    }
}
