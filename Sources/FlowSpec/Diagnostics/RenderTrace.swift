/// The most actions to show of a trace: the first ones and the last.
private let actionLimit = 20

/// Returns a run as text, with all numbered actions on the left and the stacks on the right.
///
/// - Parameters:
///   - trace: the run.
///   - start: the label of the state in which it begins.
///   - width: the terminal's columns, at which the lines wrap.
/// - Returns: lines that each end with a line feed. No text from a file can break or forge a line.
public func renderTrace(_ trace: Trace, start: String = "start", width: Int) -> String {
    traceLines(trace, start: start, limit: .max, width: width).map { "\($0)\n" }.joined()
}

/// Returns a trace as lines, with numbered actions on the left and their results on the right.
func traceLines(_ trace: Trace, start: String = "start", limit: Int = actionLimit, width: Int) -> [String] {
    let digits = String(trace.actions.count).count
    let margin = String(repeating: " ", count: digits + 2)
    var rows = [TraceRow(left: [start] + trace.startNeeds.map(escaped), right: trace.start)]
    for shown in shownActions(of: trace, limit: limit) {
        switch shown {
        case .action(let index):
            let number = String(index + 1)
            let action = trace.actions[index]
            let head = String(repeating: " ", count: digits - number.count) + "\(number). \(escaped(action.text))"
            rows.append(TraceRow(left: [head] + action.needs.map { margin + escaped($0) }, right: trace.end(of: index)))
        case .left(let count): rows.append(TraceRow(left: ["\(margin)… \(count) more"], right: ""))
        }
    }
    let room = max(width, 40) - 2
    let natural = rows.flatMap(\.left).map { displayWidth(of: $0) }.max() ?? 0
    let leftWidth = min(natural, room / 2)
    let gap = 2
    var lines: [String] = []
    for row in rows {
        let left = row.left.flatMap { wrapped($0, width: leftWidth, indent: margin) }
        let right = wrapped(escaped(row.right), width: room - leftWidth - gap, indent: "  ")
        for index in 0..<max(left.count, right.count) {
            let first = index < left.count ? left[index] : ""
            let second = index < right.count ? right[index] : ""
            let padding = String(repeating: " ", count: max(0, leftWidth - displayWidth(of: first)) + gap)
            lines.append("  " + (second.isEmpty ? first : first + padding + second))
        }
    }
    for contradiction in trace.contradictions {
        lines += wrapped("  \(escaped(bothWays(contradiction)))", width: room + 2, indent: "  ")
    }
    return lines
}

/// Returns a trace as notes, one for each action, at its transition or otherwise at the finding.
///
/// A long trace is shortened to its first actions and the last.
///
/// - Parameters:
///   - trace: the trace.
///   - range: the location of the finding.
///   - limit: the most actions to return, at least 1; `nil` means 20.
/// - Returns: the start, the actions in order, and the guards that the run needs both ways.
public func traceNotes(_ trace: Trace, of range: SourceRange, limit: Int? = nil) -> [Diagnostic.Note] {
    var notes = [Diagnostic.Note("start\(inBrackets(trace.startNeeds)) → \(trace.start)", at: range)]
    for shown in shownActions(of: trace, limit: limit ?? actionLimit) {
        switch shown {
        case .action(let index):
            let action = trace.actions[index]
            let text = "\(index + 1). \(action.text)\(inBrackets(action.needs)) → \(trace.end(of: index))"
            notes.append(Diagnostic.Note(text, at: action.range ?? range))
        case .left(let count): notes.append(Diagnostic.Note("… \(count) more", at: range))
        }
    }
    return notes + trace.contradictions.map { Diagnostic.Note(bothWays($0), at: range) }
}

private struct TraceRow {
    var left: [String]
    var right: String
}

private enum ShownAction {
    case action(Int)
    case left(Int)
}

/// Returns the actions to show, always including the last one, which shows the problem.
private func shownActions(of trace: Trace, limit: Int) -> [ShownAction] {
    let count = trace.actions.count
    guard count > limit else { return trace.actions.indices.map(ShownAction.action) }
    return (0..<limit - 1).map(ShownAction.action) + [.left(count - limit), .action(count - 1)]
}

private func inBrackets(_ needs: [String]) -> String {
    needs.isEmpty ? "" : " (\(needs.joined(separator: "; ")))"
}

private func bothWays(_ contradiction: String) -> String {
    "the trace needs \(contradiction) to be both true and false, and nothing in between can change it"
}
