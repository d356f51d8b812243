import FlowGraph
import FlowSpec

/// Finds the deep links of both programs with different outcomes.
///
/// - Parameters:
///   - old: the link table of the old program, with the names of the new one.
///   - new: the link table of the new program.
func compareLinks(_ old: LinkTable, _ new: LinkTable, _ before: Program, _ after: Program) -> [BehaviorChange] {
    let former = Dictionary(old.entries.map { ($0.name, $0.rows) }, uniquingKeysWith: { first, _ in first })
    return new.entries.flatMap { entry -> [BehaviorChange] in
        let known = Dictionary((former[entry.name] ?? []).map { ($0.context, $0.lines) }, uniquingKeysWith: { first, _ in first })
        func place(_ program: Program) -> SourceRange? { program.links.first { $0.name.value == entry.name }?.name.range }
        let changes = entry.rows.compactMap { row -> (context: String, message: Phrase)? in
            guard let lines = known[row.context], lines != row.lines else { return nil }
            return (row.context, "opens \(outcomes(row.lines)) instead of \(outcomes(lines))")
        }
        // Equal differences in several contexts are merged.
        return changes.map(\.message).distinct.map { message in
            let contexts = changes.filter { $0.message == message }.map(\.context)
            let others = contexts.count == 1 ? "" : "; and in \(count(contexts.count - 1, "other state"))"
            return BehaviorChange(
                kind: .link, subject: entry.name, message: "\(message), \(quotedNames: contexts.first ?? "")\(others)",
                oldPlace: place(before),
                newPlace: place(after))
        }
    }
}

/// The outcomes of a link in all cases; if there are more than two, the first and a count.
private func outcomes(_ lines: [String]) -> Phrase {
    guard lines.count > 2 else { return .list(lines) }
    return "\(code: lines[0]) (and something else in \(count(lines.count - 1, "other case")))"
}
