import FlowAnalysis
import FlowGraph
import FlowSpec

/// Every link with its patterns and its outcomes in all relevant states of the abstract machine.
public struct LinkTable: Sendable {
    /// The links, in the program's order.
    let entries: [Entry]

    /// A link with its outcomes.
    struct Entry: Sendable {
        var name: String
        var patterns: [String]
        /// The outcomes in each context.
        var rows: [Row]
    }

    /// The outcomes of a link in a context.
    struct Row: Sendable {
        /// A description of the context.
        var context: String
        /// The outcomes: several lines if guards, alerts or answers decide.
        var lines: [String]
    }

    /// Opens all links of a program in all contexts.
    public init(of analysis: Analysis) {
        let program = analysis.program
        let words = LinkWords(program: program)
        let links = program.links.enumerated().filter { !$0.element.isTransition }
        let contexts = links.isEmpty ? [] : analysis.linkContexts
        entries = links.map { index, link in
            let rows = contexts.map { context in
                Row(
                    context: context.names.joined(separator: "; "),
                    lines: words.lines(of: LinkID(index: index), in: context.state, analysis))
            }
            return Entry(name: link.name.value, patterns: link.patterns.map(\.pattern.description), rows: rows)
        }
    }

    /// The table as plain text.
    public var text: String {
        guard !entries.isEmpty else { return "The project has no deep links.\n" }
        let width = entries.flatMap(\.rows).map(\.context.count).max() ?? 0
        return entries.map { entry in
            let patterns = entry.patterns.isEmpty ? ["by value only"] : entry.patterns
            let rows = entry.rows.flatMap { row in
                row.lines.enumerated().map { number, line in
                    (number == 0 ? row.context : "").padded(to: width) + "  " + line
                }
            }
            return "\(entry.name)\n" + (patterns.map(escaped) + rows).map { "  \($0)\n" }.joined()
        }.joined(separator: "\n")
    }
}
