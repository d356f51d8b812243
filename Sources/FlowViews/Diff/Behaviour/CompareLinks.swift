import FlowGraph
import FlowSpec

/// Finds the deep links of both programs that lead elsewhere.
///
/// - Parameters:
///   - old: where the links of the old program lead, with the names of the new one.
///   - new: where the links of the new program lead.
func compareLinks(_ old: LinkTable, _ new: LinkTable, _ before: Program, _ after: Program) -> [BehaviourChange] {
    let former = Dictionary(old.entries.map { ($0.name, $0.rows) }, uniquingKeysWith: { first, _ in first })
    return new.entries.flatMap { entry -> [BehaviourChange] in
        let known = Dictionary((former[entry.name] ?? []).map { ($0.context, $0.lines) }, uniquingKeysWith: { first, _ in first })
        func place(_ program: Program) -> SourceRange? { program.links.first { $0.name.value == entry.name }?.name.range }
        let changes = entry.rows.compactMap { row -> (context: String, message: Phrase)? in
            guard let lines = known[row.context], lines != row.lines else { return nil }
            return (row.context, "opens \(outcomes(row.lines)) instead of \(outcomes(lines))")
        }
        // The same difference in several contexts is one difference.
        return changes.map(\.message).distinct.map { message in
            let contexts = changes.filter { $0.message == message }.map(\.context)
            let others = contexts.count == 1 ? "" : "; and in \(count(contexts.count - 1, "other state"))"
            return BehaviourChange(
                kind: .link, subject: entry.name, message: "\(message), \(quotedNames: contexts.first ?? "")\(others)",
                oldPlace: place(before),
                newPlace: place(after))
        }
    }
}

/// What a link does in each case; of more than two the first.
private func outcomes(_ lines: [String]) -> Phrase {
    guard lines.count > 2 else { return .list(lines) }
    return "\(code: lines[0]) (and in \(count(lines.count - 1, "other case")) otherwise)"
}
