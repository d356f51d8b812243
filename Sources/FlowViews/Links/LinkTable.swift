import FlowAnalysis
import FlowGraph
import FlowSpec

/// Every link with its patterns and what it leads to from each state that makes a difference, as
/// the abstract machine opens it.
public struct LinkTable: Sendable {
    /// The links, in the program's order.
    let entries: [Entry]

    /// What a link does.
    struct Entry: Sendable {
        /// The link's name.
        var name: String
        /// The patterns of its URLs.
        var patterns: [String]
        /// What it does in each context.
        var rows: [Row]
    }

    /// What a link does in a context.
    struct Row: Sendable {
        /// When it is opened.
        var context: String
        /// What becomes of it: several lines where guards, alerts or answers decide.
        var lines: [String]
    }

    /// Opens all links of a program in all contexts.
    ///
    /// - Parameter analysis: the analysis of the program.
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

    /// The table for people.
    public var text: String {
        guard !entries.isEmpty else { return "The program has no links.\n" }
        let width = entries.flatMap(\.rows).map(\.context.count).max() ?? 0
        return entries.map { entry in
            let patterns = entry.patterns.isEmpty ? ["by value only"] : entry.patterns
            let rows = entry.rows.flatMap { row in
                row.lines.enumerated().map { number, line in
                    let context = number == 0 ? row.context : ""
                    return context + String(repeating: " ", count: width - context.count) + "  " + line
                }
            }
            return "\(entry.name)\n" + (patterns.map(escaped) + rows).map { "  \($0)\n" }.joined()
        }.joined(separator: "\n")
    }
}
