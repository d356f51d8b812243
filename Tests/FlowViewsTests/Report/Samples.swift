import FlowViews
import TestSupport

@testable import FlowSpec

/// A text that ends quotes, lines, elements, commands and escapes of every format.
let hostile =
    "50%: %0A,::error file=a::b\r\n::stop]]>&lt;</failure><!--\"'\\u0041\\[a](b) {0}{{\u{0}\u{1B}[31m\u{7F}\u{85}\u{202E}\u{2028}\u{FFFE}\u{10FFFF} é日本👩‍👩‍👧"

/// A report of one file with these findings.
func report(of findings: [Diagnostic], in text: MarkedText, path: String = "App.flow.yaml", failures: [String] = []) -> FindingsReport {
    var sources = SourceTable()
    _ = sources.add(Source(path: path, bytes: text.bytes))
    return FindingsReport(findings, sources: sources, failures: failures, version: "1.2.3")
}

/// A finding with every optional part; all its texts are `text`.
func fullFinding(_ text: String, at range: SourceRange, _ severity: Severity = .error) -> Diagnostic {
    let action = Trace.Action("tap \(text)", needs: [text, text], state: text, at: range)
    var finding = Diagnostic(
        .popToMissing, text, at: range, notes: [Diagnostic.Note(text, at: range), Diagnostic.Note("here", at: range)],
        trace: Trace(
            start: text, startNeeds: [text], actions: [action, Trace.Action("back", state: text)], ending: text, contradictions: [text]),
        suggestions: [Suggestion(text, at: range), Suggestion("write it so", at: range, replacement: text)],
        verdict: .confirmed(actions: 2, isShortest: false))
    finding.severity = severity
    return finding
}

/// A spec with many similar lines, and the locations for findings in them.
func manyLines(_ count: Int, isOneLine: Bool = false) -> (text: MarkedText, places: [SourceRange]) {
    var text = ""
    var places: [SourceRange] = []
    for number in 0..<count {
        let line = "kéy\(number): { 日本: välue } "
        let start = SourcePosition(
            line: isOneLine ? 1 : number + 1, column: isOneLine ? text.utf8.count + 1 : 1, offset: text.utf8.count)
        let length = "kéy\(number)".utf8.count
        let end = SourcePosition(line: start.line, column: start.column + length, offset: start.offset + length)
        places.append(SourceRange(source: sampleID, start: start, end: end))
        text += isOneLine ? line : line + "\n"
    }
    return (MarkedText(bytes: Array(text.utf8)), places)
}
